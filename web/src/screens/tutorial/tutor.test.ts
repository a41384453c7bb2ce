// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '$lib/net/api';
import type { TutorialAt, TutorialGuide, TutorialNow } from '$lib/wire';
import { keep, progressOf } from './progress';
import { Tutor } from './tutor.svelte';

const guide = (step: number, placed: boolean, wanted: string | null = null): TutorialGuide => ({
  lesson: 'moving',
  step,
  steps: 3,
  message: 'tutorial-moving-welcome',
  reply: null,
  show: 'board',
  task: wanted !== null,
  wanted,
  decides: false,
  strayed: false,
  placed,
});

const game = {
  seq: 0,
  position: { players: [] },
  own: null,
  ask: null,
  chosen: null,
  awaited: { id: 'q', args: {} },
  undo: 0,
};
const snapshot = { type: 'snapshot', table: {}, mine: [1], facing: 1, log: [], last: 0, chat: [], game };
const answer = (told: TutorialGuide, page: object = snapshot): TutorialNow =>
  ({ page, guide: told }) as unknown as TutorialNow;

function tutor(...answers: (TutorialNow | Error)[]): { tutor: Tutor; asked: TutorialAt[] } {
  const asked: TutorialAt[] = [];
  const ask = (at: TutorialAt): Promise<TutorialNow> => {
    asked.push(at);
    const next = answers.shift() ?? new Error('nothing more');
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  };
  return { tutor: new Tutor('moving', ask), asked };
}

beforeEach(() => localStorage.clear());

test('what is done is kept, until the pieces are put somewhere', async () => {
  const { tutor: one, asked } = tutor(answer(guide(0, true)), answer(guide(1, false, 'work')), answer(guide(2, true)));
  await vi.waitFor(() => expect(one.guide?.step).toBe(0));
  one.next();
  await vi.waitFor(() => expect(one.guide?.step).toBe(1));
  expect(progressOf('moving')).toEqual({ step: 0, inputs: ['next'], done: false });
  expect(one.table.wanted).toBe('work');
  one.table.choose('work');
  await vi.waitFor(() => expect(one.guide?.step).toBe(2));
  expect(asked.at(-1)).toEqual({ lesson: 'moving', step: 0, inputs: ['next', 'work'], known: true });
  expect(progressOf('moving')).toEqual({ step: 2, inputs: [], done: false });
  one.finish();
  expect(progressOf('moving')).toEqual({ step: 0, inputs: [], done: true });
});

test('a choice that is refused is not kept', async () => {
  const refused = { type: 'refused', choice: 'work', reason: { id: 'no', args: {} }, rule: 'r' };
  const { tutor: one } = tutor(answer(guide(1, true, 'work')), answer(guide(1, false, 'work'), refused));
  await vi.waitFor(() => expect(one.guide?.step).toBe(1));
  one.table.choose('heist');
  await vi.waitFor(() => expect(one.table.refused?.choice).toBe('work'));
  expect(progressOf('moving').inputs).toEqual([]);
  expect(one.table.sent).toBeNull();
});

test('who comes back goes on, and what does not fit any more begins the step anew', async () => {
  keep('moving', { step: 1, inputs: ['move x'], done: false });
  const { tutor: one, asked } = tutor(new ApiError('stale', 'no', 409), answer(guide(1, true)));
  await vi.waitFor(() => expect(one.guide?.step).toBe(1));
  expect(asked.map((at) => at.inputs)).toEqual([['move x'], []]);
  const { tutor: two } = tutor(new ApiError('network', 'no line'));
  await vi.waitFor(() => expect(two.trouble).toBe('no line'));
});
