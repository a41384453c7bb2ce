import { faroAfter } from '$lib/state/faro';
import type { Faro, LogEntry } from '$lib/wire';
import { describe, expect, it } from 'vitest';
import { jackpotOdds } from './model';

let n = 0;
const entry = (event: object): LogEntry => ({ n: (n += 1), ...event }) as LogEntry;
const after = (...events: object[]): Faro | null =>
  events.reduce<Faro | null>((faro, event) => faroAfter(faro, entry(event)), null);

const dealt = [
  { type: 'faro-begins', seat: 1 },
  { type: 'faro-joined', seat: 3 },
  { type: 'faro-dealt', seat: 2, cards: ['2', '7', 'K'] },
  { type: 'faro-bet', seat: 3, rank: 'K', money: 20 },
  { type: 'faro-bet', seat: 1, rank: '2', money: 10 },
];

describe('faro', () => {
  it('follows its events', () => {
    const faro = after(
      ...dealt,
      { type: 'faro-revealed', result: 'loser', card: '9' },
      { type: 'faro-revealed', result: 'winner', card: 'K' },
      { type: 'faro-won', seat: 3, rank: 'K' },
    );
    expect(faro?.players).toEqual([1, 3]);
    expect(faro?.dealer).toBe(2);
    expect(faro?.bets).toEqual([{ seat: 1, rank: '2', money: 10 }]);
    expect(faro?.shown).toEqual(['2', '7', 'K', '9']);
  });

  it('is over once something else happens', () => {
    expect(after(...dealt, { type: 'turn-begins', seat: 2, round: 2 })).toBeNull();
  });

  it('knows the odds of the Jackpot from what everybody sees', () => {
    const seen = { type: 'faro-revealed', result: 'loser', card: '7' };
    const both = after(...dealt, seen, { type: 'faro-revealed', result: 'winner', card: '2' });
    expect(both && jackpotOdds(both, 'K')).toBe(2);
    expect(both && jackpotOdds(both, '2')).toBe(0);
    expect(both && jackpotOdds(both, 'A')).toBe(20);
    const unseen = after(...dealt, seen, { type: 'faro-revealed', result: 'winner', card: '9' });
    expect(unseen && jackpotOdds(unseen, 'A')).toBe(0);
  });
});
