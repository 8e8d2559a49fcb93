/** A picture for each natural wonder, about the origin of its hex. */
import { karst, peak, tree, tuft, wave } from '../../../board/relief'
import { at } from '../../../art/shapes'

const SALT_LAKE = 'M-8-26Q14-24 12-8T20 10Q16 26-4 25T-16 6-8-26Z'
const CRATER = 'M-31 10L-17-12-11-9-4-13 5-10 13-14 19-9 32 10Q16 22 0 22T-31 10Z'

export const NATURAL_WONDERS: Record<string, string> = {
  mt_everest: at(0, 2, 1.12, peak(17, 6, 26, 24) + peak(-17, 8, 28, 26) + peak(0, 12, 44, 46)),

  grand_mesa:
    '<path class="clay-dark" d="M-30 12l7-20 4-3h36l5 4 8 19Z"/>' +
    '<path class="clay-lit" d="M-19-11h36l5 4-6 4h-32l-7-5Z"/>' +
    '<path class="ink" d="M-30 12l7-20 4-3h36l5 4 8 19M-16-3l-5 14M-6-3l-1 15M5-3l2 15M15-3l6 14"/>' +
    '<path class="ink2" d="M-27 4h54M-25 8h50"/>',

  ha_long_bay:
    '<path class="sea" d="M-33-12Q0-20 33-12V18Q0 26-33 18Z"/>' +
    karst(-15, 3, 13, 23) +
    karst(4, -2, 15, 27) +
    karst(18, 8, 12, 18) +
    karst(-4, 13, 11, 15) +
    wave(-20, 12, 12) +
    wave(16, 16, 14) +
    wave(-2, -16, 10),

  the_dead_sea:
    `<path class="sea" d="${SALT_LAKE}"/><path class="salt" d="${SALT_LAKE}"/>` +
    wave(0, -8, 12) +
    wave(2, 10, 14),

  // three sheer horns over a lake
  torres_del_paine:
    '<path class="rock-lit" d="M-31 8L-24-6-19-4-16-27-9-25-7-4-3-7-1-31 6-29 9-5 13-6 15-22 21-20 24-3 32 8Z"/>' +
    '<path class="rock-dark" d="M-9-25l2 21-4 12h6l4-15zM6-29l3 24-3 13h6l1-14zM21-20l3 17 8 11h-9l-4-13z"/>' +
    '<path class="ink" d="M-31 8L-24-6-19-4-16-27-9-25-7-4-3-7-1-31 6-29 9-5 13-6 15-22 21-20 24-3 32 8"/>' +
    '<path class="snow" d="M-24-6l5 2 2-3 3 8 5-6 2 1 4-3 5 5 5-3 2-1 4 6 4-7 7 4-2 5H-26Z"/>' +
    '<path class="sea" d="M-29 12Q0 5 29 12L20 22Q0 27-20 22Z"/>' +
    wave(-8, 16, 12) +
    wave(10, 19, 12),

  // white chalk above the sea
  cliffs_of_dover:
    '<path class="turf" d="M-33-15Q-18-25-2-20T33-21V-6L20-9 8-4-5-8-18-2-33-6Z"/>' +
    '<path class="chalk" d="M-33-6l15 4 13-6 13 4 12-5 13 3V7L24 10 10 8-4 13-20 10-33 13Z"/>' +
    '<path class="ink" d="M-33-6l15 4 13-6 13 4 12-5 13 3M-18-2l-2 12M-5-8l1 21M8-4l2 12M20-9l4 19"/>' +
    '<path class="ink2" d="M-28 0l-1 8M-12-1v8M1-3l2 11M14-3l1 8M28-3v8"/>' +
    '<path class="sea" d="M-33 13l13-3 16 3 14-5 14 2 9-3v6L0 32-31 18Z"/>' +
    wave(-14, 18, 14) +
    wave(10, 17, 14) +
    wave(-2, 25, 12),

  // a round lake in a broken cone
  crater_lake:
    `<path class="rock-lit" d="${CRATER}"/>` +
    '<path class="rock-dark" d="M19-9l13 19Q16 22 0 22l10-6Q24 8 19-9Z"/>' +
    '<ellipse class="sea" cx="1" cy="0" rx="22" ry="10"/>' +
    '<ellipse class="ink" cx="1" cy="0" rx="22" ry="10"/>' +
    `<path class="ink" d="${CRATER}"/>` +
    karst(7, 2, 8, 8) +
    wave(-9, -1, 12) +
    wave(-2, 5, 10) +
    '<path class="ink2" d="M-22 12l-3 3M-12 15l-2 4M2 16v4M14 14l2 4M23 10l3 3"/>',

  // volcanic isles with a tortoise's back
  galapagos_islands:
    '<path class="sea" d="M-33-16Q0-24 33-16V18Q0 27-33 18Z"/>' +
    '<path class="clay-dark" d="M-29-2q6-5 9-14l5-1q5 9 11 15-12 5-25 0Z"/>' +
    '<path class="clay-lit" d="M-29-2q6-5 9-14l2 2q-3 8-4 13Z"/>' +
    '<path class="clay-dark" d="M6-8q4-3 6-9l4-1q4 7 9 10-9 4-19 0Z"/>' +
    '<path class="clay-lit" d="M6-8q4-3 6-9l2 1q-3 5-3 9Z"/>' +
    '<path class="ink" d="M-29-2q6-5 9-14l5-1q5 9 11 15M6-8q4-3 6-9l4-1q4 7 9 10"/>' +
    '<path class="leaf-dark" d="M-9 17q0-12 12-12t12 12Z"/>' +
    '<path class="leaf-lit" d="M-9 17q0-12 12-12-3 5-3 12Z"/>' +
    '<path class="leaf-dark" d="M14 14q3-5 7-4t2 4-5 3zM-9 17h4l-1 4h-3zM10 17h4v4h-3z"/>' +
    '<path class="ink2" d="M-2 6l4 5 5-5M2 11v6M-7 12l4 0M9 11l4 1"/>' +
    wave(-20, 8, 12) +
    wave(21, -1, 12) +
    wave(-18, 20, 10),

  // a lone broad mountain over the savannah
  mt_kilimanjaro:
    '<path class="rock-lit" d="M-34 11Q-18 5-11-13L-6-16 7-16 12-13Q19 5 34 11Z"/>' +
    '<path class="rock-dark" d="M12-13Q19 5 34 11H12Q13-1 7-11Z"/>' +
    '<path class="snow" d="M-11-13L-6-16 7-16 12-13 16-5 10-8 7-1 2-8-3-2-7-8-13-6Z"/>' +
    '<path class="ink" d="M-34 11Q-18 5-11-13L-6-16 7-16 12-13Q19 5 34 11"/>' +
    '<path class="turf" d="M-34 11Q0 5 34 11L31 18 0 34-31 18Z"/>' +
    '<path class="trunk" d="M-17 23v-7M14 26v-8"/>' +
    '<path class="leaf-dark" d="M-26 16q9-7 18 0zM3 18q11-8 22 0z"/>' +
    tuft(-4, 20) +
    tuft(2, 29),

  // a wetland: pools and reeds among trees
  pantanal:
    '<path class="turf" d="M-32-16L0-34 32-16V16L0 34-32 16Z"/>' +
    '<path class="sea" d="M-30-6Q-18-16-6-10T16-14 31-6Q26 2 12 0T-10 4-30-6ZM-24 16Q-12 8 2 13T26 10Q26 20 12 22T-24 16Z"/>' +
    wave(-14, -6, 12) +
    wave(14, -7, 12) +
    wave(-4, 17, 14) +
    tree(-20, -15, 0.9, false) +
    tree(-4, -17, 1, false) +
    tree(14, -18, 0.9, false) +
    tree(-26, 10, 0.8, false) +
    tree(24, 8, 0.9, false) +
    tuft(-8, 10, 1.2) +
    tuft(8, 9, 1.2) +
    tuft(-2, 28, 1.1),

  // a tower of fluted columns
  mato_tipila:
    '<path class="turf" d="M-33 10Q-12 0 0 4T33 9L31 17 0 33-31 17Z"/>' +
    '<path class="clay-dark" d="M-19 15Q-12 2-10-21l4-4H7l4 4Q13 2 20 15 0 21-19 15Z"/>' +
    '<path class="clay-lit" d="M-19 15Q-12 2-10-21l4-4h5Q-3 0-6 17q-7 0-13-2Z"/>' +
    '<path class="ink" d="M-19 15Q-12 2-10-21l4-4H7l4 4Q13 2 20 15M-6-24Q-6 0-12 16M-1-24Q-1 0-4 17M3-24Q4 0 5 17M7-23Q9 0 13 16"/>' +
    tree(-22, 17, 0.7, true) +
    tree(-15, 22, 0.7, true) +
    tree(22, 16, 0.7, true) +
    tree(15, 22, 0.7, true),

  // carved rocks and bubbling mud cones
  gobustan:
    '<path class="clay-lit" d="M-30 5l4-17 9-5 10 3 4 12-5 9Z"/>' +
    '<path class="clay-dark" d="M-7-14l4 12-5 9-11 0 6-10Z"/>' +
    '<path class="ink" d="M-30 5l4-17 9-5 10 3 4 12-5 9"/>' +
    '<path class="ink" d="M-22-5q4-4 9 0M-21-5v5M-14-5v5M-22-9l-3-2M-18 -1v3"/>' +
    '<path class="rock-lit" d="M-8 22Q2 14 6-3l4-2 4 2Q18 13 29 20 10 27-8 22Z"/>' +
    '<path class="rock-dark" d="M14-3Q18 13 29 20 20 23 12 23 14 8 10 0Z"/>' +
    '<ellipse class="mud" cx="10" cy="-4" rx="4" ry="1.8"/>' +
    '<path class="mud" d="M9-3q2 9-1 15-2 4-1 6 3-2 5-7 2-6 0-14Z"/>' +
    '<path class="ink" d="M-8 22Q2 14 6-3M14-3Q18 13 29 20"/>' +
    '<circle class="ink2" cx="8" cy="-10" r="2"/><circle class="ink2" cx="13" cy="-15" r="1.4"/>' +
    '<path class="ink2" d="M-27 14h8M-22 19h6M18 6h6"/>',
}
