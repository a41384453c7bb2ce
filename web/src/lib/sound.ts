// Plays the sounds, if they are on.
import { sounds, type Sound } from './sounds';
import { settings } from './state/settings.svelte';

export type { Sound } from './sounds';

let context: AudioContext | null = null;
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

export function play(sound: Sound): void {
  if (!settings.sound) return;
  const at = audio();
  if (at !== null) sounds[sound]({ at, out: level ?? at.destination });
}
