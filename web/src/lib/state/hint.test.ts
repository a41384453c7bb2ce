import { expect, test } from 'vitest';
import type { AdviceLine } from '../wire';
import { heardHint, isShown, nextHint, noHint, type Hint, type HintEvent } from './hint';

const advice: AdviceLine[] = [{ choice: 'work', chance: 0.4, worth: 1, visits: 90, reasons: [], why: null }];
const after = (...events: HintEvent[]): Hint => events.reduce(nextHint, noHint);
const asked: HintEvent = { kind: 'asked', seq: 7 };

test('what is asked is thought about, and told', () => {
  expect(after(asked)).toEqual({ kind: 'thinking', seq: 7, hidden: false });
  expect(after(asked, { kind: 'told', seq: 7, advice })).toEqual({ kind: 'told', seq: 7, advice });
});

test('while it waits in line, its place is known', () => {
  const waits = (seq: number, ahead: number): HintEvent => ({ kind: 'waits', seq, ahead });
  expect(after(asked, waits(7, 4), waits(7, 2))).toMatchObject({ kind: 'thinking', ahead: 2 });
  expect(after(asked, waits(6, 4))).toEqual(after(asked));
  expect(after(asked, { kind: 'dropped' }, waits(7, 4))).toMatchObject({ hidden: true });
  expect(after(waits(7, 4))).toBe(noHint);
  const thinking = after(asked);
  expect(heardHint(thinking, { type: 'hint-line', seat: 1, seq: 7, ahead: 3 })).toMatchObject({ ahead: 3 });
  expect(heardHint(thinking, { type: 'hint', seat: 1, seq: 7, advice }).kind).toBe('told');
});

test('advice about another position, or that nobody waits for, is left', () => {
  expect(after(asked, { kind: 'told', seq: 6, advice }).kind).toBe('thinking');
  expect(after({ kind: 'told', seq: 7, advice })).toBe(noHint);
});

test('it is forgotten with its position, and only then', () => {
  const told: HintEvent[] = [asked, { kind: 'told', seq: 7, advice }];
  expect(after(...told, { kind: 'moved', seq: 7 }).kind).toBe('told');
  expect(after(...told, { kind: 'moved', seq: 8 })).toBe(noHint);
  expect(after(asked, { kind: 'moved', seq: 8 }, { kind: 'told', seq: 7, advice })).toBe(noHint);
  expect(after(...told, { kind: 'moved', seq: null })).toBe(noHint);
  expect(after(...told, { kind: 'dropped' })).toBe(noHint);
});

test('put away while it is thought about, it is not shown again unless it is asked for again', () => {
  const dropped: HintEvent = { kind: 'dropped' };
  const told: HintEvent = { kind: 'told', seq: 7, advice };
  expect(isShown(after(asked))).toBe(true);
  expect(isShown(after(asked, dropped))).toBe(false);
  expect(after(asked, dropped, told)).toBe(noHint);
  expect(after(asked, dropped, { kind: 'failed', why: 'no' })).toBe(noHint);
  expect(after(asked, dropped, asked, told).kind).toBe('told');
  expect(isShown(noHint)).toBe(false);
});

test('what goes wrong is said where it was asked', () => {
  const failed: HintEvent = { kind: 'failed', why: 'no hints here' };
  expect(after(asked, failed)).toEqual({ kind: 'failed', seq: 7, why: 'no hints here' });
  expect(after(failed)).toBe(noHint);
  expect(after(asked, { kind: 'told', seq: 7, advice }, failed).kind).toBe('told');
  expect(after(asked, failed, asked).kind).toBe('thinking');
});
