// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sounds as all, type Sound } from '$lib/sounds';
import { sounds } from './sounds';

/** How loud and how long a sound is: the volume of its loudest part, and the end of the last. */
function measured(sound: Sound): { volume: number; end: number } {
  let volume = 0;
  let end = 0;
  const param = { value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  const node = { frequency: param, connect: (to: unknown) => to };
  const at = {
    currentTime: 0,
    sampleRate: 8,
    createBuffer: () => ({ getChannelData: () => new Float32Array(8) }),
    createBufferSource: () => ({ ...node, start: vi.fn() }),
    createBiquadFilter: () => ({ ...node }),
    createOscillator: () => ({ ...node, start: vi.fn(), stop: vi.fn() }),
    createGain: () => ({
      connect: vi.fn(),
      gain: {
        setValueAtTime: (value: number) => (volume = Math.max(volume, value)),
        exponentialRampToValueAtTime: (_: number, time: number) => (end = Math.max(end, time)),
      },
    }),
  };
  all[sound]({ at: at as unknown as AudioContext, out: {} as AudioNode });
  return { volume, end };
}

beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0.5));
afterEach(() => void vi.restoreAllMocks());

test('each system has a sound of its own', () => {
  const systems = {
    cattle: sounds.acquired,
    goods: sounds['gained-item'],
    upgrades: sounds.upgraded,
    arrests: sounds.arrested,
    stories: sounds['story-opens'],
    train: sounds['train-moved'],
    heists: sounds['train-heist'],
    deeds: sounds.claimed,
    trader: sounds['trader-moved'],
    goals: sounds['goal-shown'],
    healing: sounds.healed,
    bandits: sounds['bandit-appears'],
    faro: sounds['faro-bet'],
  };
  const heard = Object.values(systems);
  expect(heard).not.toContain(null);
  expect(new Set(heard).size).toBe(heard.length);
});

test('no sound is louder than a shot, and none is long', () => {
  for (const sound of Object.keys(all) as Sound[]) {
    const { volume, end } = measured(sound);
    expect(volume, sound).toBeGreaterThan(0);
    expect(volume, sound).toBeLessThanOrEqual(measured('shot').volume);
    expect(end, sound).toBeLessThanOrEqual(1.5);
  }
});
