/** Small sounds, made here: strokes of tone and of noise. None is the only sign of anything. */
import { settings } from '../state/settings.svelte'

export type Sound = 'paper' | 'wood' | 'steps' | 'dice' | 'bell' | 'drum' | 'lyre' | 'tick'

interface Stroke {
  at: number // seconds after the beginning
  long: number // until it has faded
  loud: number
  tone?: number // in hertz; without one it is noise
  to?: number // the tone it falls to
  wave?: OscillatorType
  bright?: number // of noise: the middle of what is heard of it, in hertz
}

const knock = (at: number, bright: number, loud: number): Stroke => ({
  at,
  long: 0.05,
  loud,
  bright,
})
const pluck = (at: number, tone: number): Stroke[] => [
  { at, long: 0.9, loud: 0.16, tone, wave: 'triangle' },
  { at, long: 0.4, loud: 0.05, tone: tone * 2 },
]

export const SOUNDS: Record<Sound, Stroke[]> = {
  paper: [
    { at: 0, long: 0.09, loud: 0.1, bright: 5200 },
    { at: 0.05, long: 0.07, loud: 0.06, bright: 3600 },
  ],
  wood: [
    { at: 0, long: 0.09, loud: 0.3, tone: 240, to: 150, wave: 'triangle' },
    knock(0, 1500, 0.14),
  ],
  steps: [knock(0, 420, 0.4), knock(0.15, 340, 0.34)],
  dice: [
    ...[0, 0.07, 0.13, 0.21, 0.28, 0.38].map((at, turn) => knock(at, 2300 - turn * 160, 0.16)),
    { at: 0.52, long: 0.12, loud: 0.3, tone: 190, to: 120, wave: 'triangle' },
    knock(0.52, 1200, 0.3),
  ],
  bell: [
    { at: 0, long: 1.7, loud: 0.16, tone: 196 },
    { at: 0, long: 1.1, loud: 0.07, tone: 394 },
    { at: 0, long: 0.6, loud: 0.04, tone: 588 },
  ],
  drum: [{ at: 0, long: 0.4, loud: 0.34, tone: 96, to: 48 }, knock(0, 260, 0.16)],
  lyre: [...pluck(0, 392), ...pluck(0.17, 523.25)],
  tick: [knock(0, 3000, 0.2)],
}

let heard: AudioContext | null = null
let hiss: AudioBuffer | null = null

/** A browser lets a page sound only after somebody has touched it. */
function context(): AudioContext | null {
  if (typeof AudioContext === 'undefined' || !navigator.userActivation?.hasBeenActive) return null
  heard ??= new AudioContext()
  return heard
}

function noise(audio: AudioContext): AudioBuffer {
  if (hiss) return hiss
  hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate)
  const samples = hiss.getChannelData(0)
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1
  return hiss
}

/** Let something sound, so many seconds from now. */
export function sound(name: Sound, later = 0): void {
  const audio = settings.sound ? context() : null
  if (!audio) return
  void audio.resume()
  for (const stroke of SOUNDS[name]) strike(audio, stroke, audio.currentTime + later + stroke.at)
}

function strike(audio: AudioContext, { long, loud, tone, to, wave, bright }: Stroke, at: number) {
  const fading = audio.createGain()
  fading.gain.setValueAtTime(loud, at)
  fading.gain.exponentialRampToValueAtTime(0.0001, at + long)
  fading.connect(audio.destination)
  if (tone === undefined) {
    const source = audio.createBufferSource()
    const filter = audio.createBiquadFilter()
    source.buffer = noise(audio)
    filter.type = 'bandpass'
    filter.frequency.value = bright ?? 1000
    source.connect(filter).connect(fading)
    source.start(at, 0, long)
  } else {
    const source = audio.createOscillator()
    source.type = wave ?? 'sine'
    source.frequency.setValueAtTime(tone, at)
    if (to) source.frequency.exponentialRampToValueAtTime(to, at + long)
    source.connect(fading)
    source.start(at)
    source.stop(at + long)
  }
}
