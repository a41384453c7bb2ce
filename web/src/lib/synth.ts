// Sounds from noise and tones: no files, no licenses.

/** Where a sound is made, and where it goes. */
export interface Desk {
  at: AudioContext;
  out: AudioNode;
}

let noise: AudioBuffer | null = null;

function noiseOf(at: AudioContext): AudioBuffer {
  if (noise !== null) return noise;
  noise = at.createBuffer(1, at.sampleRate, at.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  return noise;
}

function faded({ at, out }: Desk, start: number, length: number, volume: number): GainNode {
  const gain = at.createGain();
  // Rounding may let the first sample come before its volume: at full volume it would be a click.
  gain.gain.value = 0;
  gain.gain.setValueAtTime(volume, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(out);
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
export function puff(desk: Desk, { after = 0, length, volume, filter, pitch, to = pitch }: Burst): void {
  const { at } = desk;
  const start = at.currentTime + after;
  const source = at.createBufferSource();
  source.buffer = noiseOf(at);
  const band = at.createBiquadFilter();
  band.type = filter;
  band.frequency.setValueAtTime(pitch, start);
  band.frequency.exponentialRampToValueAtTime(to, start + length);
  source.connect(band).connect(faded(desk, start, length, volume));
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
export function tone(desk: Desk, { after = 0, length, volume, wave, pitch, to = pitch }: Tone): void {
  const { at } = desk;
  const start = at.currentTime + after;
  const source = at.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(pitch, start);
  source.frequency.exponentialRampToValueAtTime(to, start + length);
  source.connect(faded(desk, start, length, volume));
  source.start(start);
  source.stop(start + length);
}
