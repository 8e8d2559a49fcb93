"""A second transcription of the map tiles and layouts, written apart from the tables.

Tiles: name, terrain of the 16 squares row by row, and what else is printed (by number of square).
Layouts: one sign for 2 by 2 squares, a digit for the home of a seat and letters for neutral tiles;
below, where the arrows of the homes point.
"""

TILES = """
tile01 ggffdgffmwwgdmwg 0 village, 6 wheat, 12 hut, 13 culture
tile02 ddggdffgwwwmggmm 2 hut, 5 incense, 13 hut
tile03 fdmmmggwffgwffmf 0 wheat, 6 hut, 12 hut
tile04 dgwwdgffmdgfmmgg 5 village, 7 wheat, 8 coin, 15 hut
tile05 wwwwwwgfwgffgffd 2 silk, 7 hut, 9 village
tile06 mfwwggwfmmgfddmm 0 silk, 1 hut, 10 hut
tile07 mddwmgmwmfgwmmfw 0 incense, 5 village, 12 hut
tile08 mwmmdmwgfdgffgff 3 iron, 7 hut, 8 hut
tile09 fwfmfwwmfgwfmfwf 1 culture, 2 wheat, 3 village, 9 hut
tile10 dmmddmdgddgwddgf 1 hut, 8 incense, 14 hut
tile11 mmgwdmfgdmmfdmmm 0 iron, 7 hut, 8 village, 11 culture
tile12 mdggdmgfdgffdddd 2 village, 6 culture, 8 incense, 13 hut
tile13 wwwwmgmdmfgdwwww 4 iron, 5 hut, 11 village, 15 silk
tile14 wgwwdgwwdfwmmggg 5 hut, 8 culture, 10 silk, 14 hut
tile22b gffgmmggggwgfffw 3 wheat, 5 iron, 6 attilas_village
tile23b ddmmdddmmdddmmdd 0 silk, 6 ark_of_the_covenant
tile24b mmmdmwmdfwfgfwwf 1 village, 2 iron, 5 coin, 15 village
tile25b gmwmggwwgmmmffgd 2 silk, 3 village, 3 coin, 4 wheat, 5 hut
tile26b ggggfwwffwwfgfgg 2 village, 12 wheat, 15 hut
tile27b ddddwggdfgwwffff 5 hut, 6 hut, 7 incense
america mmwgfmgwddmfwdwf 0 iron, 5 silk, 6 capital, 10 incense, 15 wheat
china dddgmdggmmffmwfw 3 wheat, 4 iron, 5 capital, 12 culture, 15 silk
egypt fwmmddgddfdddfwm 3 incense, 4 wheat, 5 capital, 14 silk
germany wgwwgmdwfmmfmmdg 0 silk, 6 capital, 10 iron, 12 coin, 15 wheat
rome mdmfwmdmfmgwwfmw 1 incense, 3 silk, 7 iron, 10 capital, 12 wheat
russia wwmmdmgwdfmwfdgm 6 capital, 12 wheat, 15 iron
aztec fffwfwgwmgmfmdfd 5 coin, 6 wheat, 6 capital, 15 incense
england wmmwwmfwwmfggfww 1 iron, 3 silk, 8 silk, 9 wheat, 10 capital, 11 culture, 15 silk
france wwffggfmwgmdwfdw 1 silk, 4 wheat, 5 capital, 10 iron, 11 incense
japan wwmfwfmwgmfwmwww 0 wheat, 4 silk, 6 iron, 8 coin, 9 capital, 11 wheat
mongolia mwfmmffgdgmddddd 1 culture, 9 silk, 9 capital, 12 silk, 14 incense
zulu dmddmggfmdfwdfww 0 incense, 2 silk, 5 capital, 12 silk, 13 wheat
greece wffmfmmwwgdwwfww 6 capital, 7 silk, 11 incense, 13 wheat, 15 culture
spain wwmmwfmwwgfwwmdw 2 iron, 6 capital, 8 silk, 9 wheat, 11 incense, 15 coin
"""

LAYOUTS = {
    2: """
aa22
aa22
bbcc
bbcc
ddee
ddee
11ff
11ff
""",
    3: """
...11...
...11...
..aabb..
..aabb..
.ccddee.
.ccddee.
33ffgg22
33ffgg22
""",
    4: """
11aabb22
11aabb22
ccddeeff
ccddeeff
gghhiijj
gghhiijj
44kkll33
44kkll33
""",
    5: """
......aa......
....bbaacc....
....bb11cc....
55ddee11ffgg22
55ddee..ffgg22
hhiijj..kkllmm
hhiijj..kkllmm
.nn44oopp33qq.
.nn44oopp33qq.
""",
}

ARROWS = {
    2: "up down",
    3: "down left right",
    4: "down down up up",
    5: "down left up up right",
}
