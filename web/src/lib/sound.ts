import { settings } from './state/settings.svelte';

/** The sounds of the table, synthesized from noise and tones: no files, no licenses. */
export type Sound = 'card' | 'coin' | 'hoof' | 'shot' | 'dice' | 'bell' | 'chip' | 'call';

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;
/** The master gain: sounds are on by default, so they are quiet. */
let level: GainNode | null = null;
const low = 0.4;

function audio(): AudioContext | null {
  if (typeof AudioContext === 'undefined') return null;
  // Browsers block sound until the first user gesture; sounds queued before would then all play at once.
  if (context === null && globalThis.navigator.userActivation?.hasBeenActive === false) return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  if (level === null) {
    level = context.createGain();
    level.gain.value = low;
    level.connect(context.destination);
  }
  return context;
}

function noiseOf(at: AudioContext): AudioBuffer {
  if (noise !== null) return noise;
  noise = at.createBuffer(1, at.sampleRate, at.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  return noise;
}

function faded(at: AudioContext, start: number, length: number, volume: number): GainNode {
  const gain = at.createGain();
  gain.gain.setValueAtTime(volume, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(level ?? at.destination);
  return gain;
}

interface Burst {
  after?: number;
  length: number;
  volume: number;
  filter: BiquadFilterType;
  pitch: number;
  to?: number;
}

/** A burst of filtered noise: paper, gravel, powder. */
function puff(at: AudioContext, { after = 0, length, volume, filter, pitch, to = pitch }: Burst): void {
  const start = at.currentTime + after;
  const source = at.createBufferSource();
  source.buffer = noiseOf(at);
  const band = at.createBiquadFilter();
  band.type = filter;
  band.frequency.setValueAtTime(pitch, start);
  band.frequency.exponentialRampToValueAtTime(to, start + length);
  source.connect(band).connect(faded(at, start, length, volume));
  source.start(start, Math.random() * 0.5, length);
}

interface Tone {
  after?: number;
  length: number;
  volume: number;
  wave: OscillatorType;
  pitch: number;
  to?: number;
}

/** A decaying tone: metal, wood, a bell. */
function tone(at: AudioContext, { after = 0, length, volume, wave, pitch, to = pitch }: Tone): void {
  const start = at.currentTime + after;
  const source = at.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(pitch, start);
  source.frequency.exponentialRampToValueAtTime(to, start + length);
  source.connect(faded(at, start, length, volume));
  source.start(start);
  source.stop(start + length);
}

const sounds: Record<Sound, (at: AudioContext) => void> = {
  card: (at) => puff(at, { length: 0.09, volume: 0.25, filter: 'bandpass', pitch: 2400, to: 5200 }),
  coin: (at) => {
    tone(at, { length: 0.25, volume: 0.08, wave: 'triangle', pitch: 2640 });
    tone(at, { after: 0.05, length: 0.35, volume: 0.07, wave: 'triangle', pitch: 3520 });
  },
  hoof: (at) => {
    for (const [after, pitch] of [
      [0, 210],
      [0.11, 170],
    ] as const) {
      tone(at, { after, length: 0.07, volume: 0.2, wave: 'sine', pitch, to: 70 });
      puff(at, { after, length: 0.04, volume: 0.08, filter: 'lowpass', pitch: 900 });
    }
  },
  shot: (at) => {
    puff(at, { length: 0.45, volume: 0.4, filter: 'lowpass', pitch: 5000, to: 160 });
    tone(at, { length: 0.18, volume: 0.3, wave: 'sine', pitch: 150, to: 40 });
  },
  dice: (at) => {
    for (const after of [0, 0.07, 0.13, 0.24]) {
      puff(at, { after, length: 0.04, volume: 0.25, filter: 'bandpass', pitch: 1300 + after * 2000 });
    }
  },
  bell: (at) => {
    for (const [pitch, volume] of [
      [784, 0.1],
      [1568, 0.05],
      [2371, 0.025],
    ] as const) {
      tone(at, { length: 1.3, volume, wave: 'sine', pitch });
    }
  },
  call: (at) => {
    for (const [after, pitch] of [
      [0, 587],
      [0.16, 880],
    ] as const) {
      tone(at, { after, length: 0.9, volume: 0.22, wave: 'sine', pitch });
      tone(at, { after, length: 0.5, volume: 0.05, wave: 'triangle', pitch: pitch * 2 });
    }
  },
  chip: (at) => {
    tone(at, { length: 0.06, volume: 0.09, wave: 'square', pitch: 1900, to: 1400 });
    puff(at, { length: 0.03, volume: 0.15, filter: 'highpass', pitch: 3500 });
  },
};

export function play(sound: Sound): void {
  if (!settings.sound) return;
  const at = audio();
  if (at !== null) sounds[sound](at);
}
