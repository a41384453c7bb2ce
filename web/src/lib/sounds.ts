// The sounds of the table.

import { puff, tone, type Desk } from './synth';

export type Sound =
  | 'card'
  | 'coin'
  | 'hoof'
  | 'shot'
  | 'dice'
  | 'bell'
  | 'chip'
  | 'call'
  | 'anvil'
  | 'blast'
  | 'cow'
  | 'cuffs'
  | 'fanfare'
  | 'hammer'
  | 'heal'
  | 'page'
  | 'shuffle'
  | 'spurs'
  | 'till'
  | 'wheels'
  | 'whistle';

export const sounds: Readonly<Record<Sound, (to: Desk) => void>> = {
  card: (to) => puff(to, { length: 0.09, volume: 0.25, filter: 'bandpass', pitch: 2400, to: 5200 }),
  coin: (to) => {
    tone(to, { length: 0.25, volume: 0.08, wave: 'triangle', pitch: 2640 });
    tone(to, { after: 0.05, length: 0.35, volume: 0.07, wave: 'triangle', pitch: 3520 });
  },
  hoof: (to) => {
    for (const [after, pitch] of [
      [0, 210],
      [0.11, 170],
    ] as const) {
      tone(to, { after, length: 0.07, volume: 0.2, wave: 'sine', pitch, to: 70 });
      puff(to, { after, length: 0.04, volume: 0.08, filter: 'lowpass', pitch: 900 });
    }
  },
  shot: (to) => {
    puff(to, { length: 0.45, volume: 0.4, filter: 'lowpass', pitch: 5000, to: 160 });
    tone(to, { length: 0.18, volume: 0.3, wave: 'sine', pitch: 150, to: 40 });
  },
  dice: (to) => {
    for (const after of [0, 0.07, 0.13, 0.24]) {
      puff(to, { after, length: 0.04, volume: 0.36, filter: 'bandpass', pitch: 1300 + after * 2000 });
    }
  },
  bell: (to) => {
    for (const [pitch, volume] of [
      [784, 0.1],
      [1568, 0.05],
      [2371, 0.025],
    ] as const) {
      tone(to, { length: 1.3, volume, wave: 'sine', pitch });
    }
  },
  call: (to) => {
    for (const [after, pitch] of [
      [0, 587],
      [0.16, 880],
    ] as const) {
      tone(to, { after, length: 0.9, volume: 0.22, wave: 'sine', pitch });
      tone(to, { after, length: 0.5, volume: 0.05, wave: 'triangle', pitch: pitch * 2 });
    }
  },
  chip: (to) => {
    tone(to, { length: 0.06, volume: 0.09, wave: 'square', pitch: 1900, to: 1400 });
    puff(to, { length: 0.03, volume: 0.15, filter: 'highpass', pitch: 3500 });
  },
  // Steel on an anvil, twice: something is made better.
  anvil: (to) => {
    for (const after of [0, 0.17]) {
      tone(to, { after, length: 0.4, volume: 0.06, wave: 'triangle', pitch: 1720 });
      tone(to, { after, length: 0.25, volume: 0.04, wave: 'sine', pitch: 4130 });
      puff(to, { after, length: 0.03, volume: 0.15, filter: 'highpass', pitch: 4000 });
    }
  },
  // A long breath of powder.
  blast: (to) => {
    puff(to, { length: 0.9, volume: 0.4, filter: 'lowpass', pitch: 2200, to: 70 });
    tone(to, { length: 0.5, volume: 0.3, wave: 'sine', pitch: 95, to: 28 });
  },
  cow: (to) => {
    tone(to, { length: 0.28, volume: 0.07, wave: 'sawtooth', pitch: 150, to: 185 });
    tone(to, { after: 0.22, length: 0.5, volume: 0.07, wave: 'sawtooth', pitch: 182, to: 118 });
  },
  // Two cuffs that close.
  cuffs: (to) => {
    for (const after of [0, 0.06, 0.24, 0.3]) {
      puff(to, { after, length: 0.035, volume: 0.2, filter: 'bandpass', pitch: 3400 });
      tone(to, { after, length: 0.08, volume: 0.04, wave: 'square', pitch: 2900, to: 2300 });
    }
  },
  fanfare: (to) => {
    for (const [after, pitch] of [
      [0, 523],
      [0.13, 659],
      [0.26, 784],
      [0.42, 1046],
    ] as const) {
      tone(to, { after, length: after > 0.4 ? 0.9 : 0.3, volume: 0.09, wave: 'triangle', pitch });
      tone(to, { after, length: 0.3, volume: 0.03, wave: 'sine', pitch: pitch * 2 });
    }
  },
  // Nails into a post.
  hammer: (to) => {
    for (const after of [0, 0.2, 0.38]) {
      tone(to, { after, length: 0.09, volume: 0.18, wave: 'triangle', pitch: 320, to: 140 });
      puff(to, { after, length: 0.04, volume: 0.18, filter: 'bandpass', pitch: 1500 });
    }
  },
  // A warm chord that settles.
  heal: (to) => {
    for (const [after, pitch] of [
      [0, 392],
      [0.09, 494],
      [0.18, 587],
    ] as const) {
      tone(to, { after, length: 0.8, volume: 0.07, wave: 'sine', pitch });
    }
  },
  page: (to) => {
    puff(to, { length: 0.22, volume: 0.16, filter: 'bandpass', pitch: 1400, to: 3600 });
    puff(to, { after: 0.2, length: 0.08, volume: 0.12, filter: 'bandpass', pitch: 2600, to: 1500 });
  },
  shuffle: (to) => {
    for (let n = 0; n < 9; n += 1) {
      puff(to, { after: n * 0.045, length: 0.04, volume: 0.24, filter: 'bandpass', pitch: 2200 + n * 190 });
    }
  },
  // Rowels on a plank.
  spurs: (to) => {
    for (const after of [0, 0.34]) {
      tone(to, { after, length: 0.07, volume: 0.14, wave: 'sine', pitch: 150, to: 80 });
      for (const more of [0.03, 0.07, 0.11]) {
        tone(to, { after: after + more, length: 0.14, volume: 0.03, wave: 'triangle', pitch: 4300 + more * 4000 });
      }
    }
  },
  // The drawer of a till and its bell.
  till: (to) => {
    puff(to, { length: 0.08, volume: 0.2, filter: 'lowpass', pitch: 900 });
    tone(to, { after: 0.09, length: 0.7, volume: 0.09, wave: 'triangle', pitch: 2093 });
    tone(to, { after: 0.09, length: 0.5, volume: 0.05, wave: 'sine', pitch: 3136 });
  },
  // Four turns of a wheel that wants grease.
  wheels: (to) => {
    for (const after of [0, 0.16, 0.32, 0.48]) {
      tone(to, { after, length: 0.13, volume: 0.05, wave: 'sawtooth', pitch: 610, to: 720 });
      puff(to, { after: after + 0.05, length: 0.06, volume: 0.4, filter: 'lowpass', pitch: 500 });
    }
  },
  // Steam through three pipes.
  whistle: (to) => {
    for (const after of [0, 0.42]) {
      const length = after === 0 ? 0.34 : 0.8;
      for (const pitch of [587, 740, 880]) tone(to, { after, length, volume: 0.06, wave: 'triangle', pitch });
      puff(to, { after, length, volume: 0.025, filter: 'bandpass', pitch: 2600 });
    }
  },
};
