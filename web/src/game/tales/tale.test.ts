import { beforeEach, expect, test } from 'vitest';
import { event } from '$lib/events.testing';
import { useHandbook } from '$lib/text/handbook';
import type { Handbook, LegendPage, LogEntry } from '$lib/wire';
import { nextTale, readingTime, taleOf } from './tale';

const legend = {
  name: 'A Mule',
  tokens: [
    { tale: 'In a creek.', text: 'Gain $10.' },
    { tale: 'Another mule.', text: '' },
    { tale: 'A hoof.', text: '' },
  ],
} as unknown as LegendPage;

beforeEach(() => {
  useHandbook({
    names: { 'opponent-mail-car': 'The Mail Car', 'opponent-wolf': 'The Wolf' },
    frontier: { 'frontier-token-lost-mail': { name: 'Lost Mail', number: 2, tale: 'A letter.', text: 'Gain $10.' } },
    goals: { 'annie-picnic': { name: 'Picnic', tale: 'Cold chicken.', text: 'Discard Provisions.' } },
    opponents: { 'opponent-mail-car': { tale: 'Letters.' }, 'opponent-wolf': { tale: null } },
    injuries: { fever: { name: 'Fever', tale: 'An uncle.', lines: [{ kind: null, text: '-1 LP.' }] } },
    legends: { mule: legend },
  } as unknown as Handbook);
});

test('a token tells the tale of the story that was open', () => {
  const revealed = event(2, 'story-revealed', { story: 'mule' });
  const token = event(5, 'token-revealed', { seat: 1, space: 'darkrock-1', token: 'x' });
  const told = { title: 'A Mule', tale: 'Another mule.', text: '' };
  expect(taleOf(token, [revealed, token], null)).toEqual(told);
  expect(taleOf(token, [token], 'mule')).toEqual(told);
  expect(taleOf(token, [token], null)).toBeNull();
});

test('injuries, goals, frontier tokens and encounters tell theirs', () => {
  expect(taleOf(event(1, 'injured', { seat: 1, injury: 'fever' }), [], null)?.tale).toBe('An uncle.');
  const taken = event(1, 'frontier-taken', { seat: 1, space: 'darkrock-1', token: 'frontier-token-lost-mail' });
  expect(taleOf(taken, [], null)).toEqual({ title: 'Lost Mail', tale: 'A letter.', text: '' });
  const shown = event(1, 'goal-shown', { seat: 1, goal: 'annie-picnic' });
  expect(taleOf(shown, [], null)).toEqual({ title: 'Picnic', tale: 'Cold chicken.', text: '' });
  const heist = event(1, 'train-heist', { seat: 1, name: 'opponent-mail-car' });
  expect(taleOf(heist, [], null)).toEqual({ title: 'The Mail Car', tale: 'Letters.', text: '' });
  expect(taleOf(event(1, 'meets', { seat: 1, name: 'opponent-wolf' }), [], null)).toBeNull();
});

test('a tale is told once, and none from long ago', () => {
  const injured = event(3, 'injured', { seat: 1, injury: 'fever' });
  const turn = (n: number): LogEntry => event(n, 'turn-begins', { seat: 1, round: 1 });
  const log = [turn(1), injured, event(4, 'last-round')];
  expect(nextTale(log, 0, null)?.event).toBe(injured);
  expect(nextTale(log, 3, null)).toBeNull();
  expect(nextTale([...log, turn(5), turn(6)], 0, null)).toBeNull();
});

test('several tales in a row are told one after another', () => {
  const first = event(3, 'injured', { seat: 1, injury: 'fever' });
  const taken = event(5, 'frontier-taken', { seat: 1, space: 'darkrock-1', token: 'frontier-token-lost-mail' });
  const log = [event(1, 'turn-begins', { seat: 1, round: 1 }), first, event(4, 'last-round'), taken];
  expect(nextTale(log, 0, null)?.event).toBe(first);
  expect(nextTale(log, 3, null)?.event).toBe(taken);
  expect(nextTale(log, 5, null)).toBeNull();
});

test('long tales have more time', () => {
  const short = { title: '', tale: 'A letter.', text: '' };
  expect(readingTime(short)).toBe(6000);
  expect(readingTime({ ...short, tale: 'a'.repeat(200) })).toBe(15_000);
});
