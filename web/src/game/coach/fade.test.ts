// The coach fades: what was told three times is known, until something is new about it or can happen at once.

import { expect, test } from 'vitest';
import { sentencesFor } from './choose';
import { Course } from './course';
import type { Facts } from './facts';
import { factsIn } from './facts.testing';
import { blank, count, known, tell, type Memory } from './memory';

/** How often being Wanted is told of at this decision, if it is asked so many times. */
function told(memory: Memory, of: Facts): number {
  const says = Array.from({ length: 60 }, () => {
    count(memory);
    const some = sentencesFor(of, memory);
    tell(memory, some);
    return some;
  });
  return says.flat().filter((id) => id === 'coach-wanted').length;
}

const turn = factsIn('turn-actions');
/** In an own turn with cards enough for any fight. */
const withPoints = (wanted: number, hand = ['2c', '3c', '4c', '5c']): Facts => ({
  ...turn,
  own: { ...turn.own, hand },
  me: { ...turn.me, wanted },
});
const after = (facts: Facts, actions: number): Facts => ({
  ...facts,
  position: { ...facts.position, turn: { ...facts.position.turn, actions } },
});

test('what was told three times is told no more', () => {
  const memory = blank();
  expect(told(memory, withPoints(2))).toBe(known);
  expect(told(memory, withPoints(2))).toBe(0);
});

test('what can happen at once is told however well it is known, until it has happened', () => {
  const memory = blank();
  told(memory, withPoints(2));
  // With the last card the Sheriff, or anybody, can arrest without a question.
  const bare = withPoints(2, ['2c']);
  expect(told(memory, after(bare, 3))).toBe(0);
  expect(told(memory, after(bare, 1))).toBeGreaterThan(known);
  memory.met.push('arrest');
  expect(told(memory, after(bare, 1))).toBe(0);
});

test('whoever is Wanted again after having been clean is told once more', () => {
  const course = new Course(blank());
  const times = (of: Facts): number =>
    Array.from({ length: 40 }, (_, at) => {
      course.rest();
      return course.sayAt('t', at, of) ?? [];
    })
      .flat()
      .filter((id) => id === 'coach-wanted').length;
  expect([2, 0, 2, 2].map((points) => times(withPoints(points)))).toEqual([known, 0, 1, 0]);
  // Not whoever wants to hear no more of it.
  course.memory.told['coach-wanted'] = 999;
  expect([0, 2].map((points) => times(withPoints(points)))).toEqual([0, 0]);
});

test.each([
  ['fight-bandit-lay', 'coach-fight-bandit'],
  ['fight-heist-lay', 'coach-fight-guard'],
  ['fight-duel-lay', 'coach-fight-player'],
  ['fight-sheriff-lay', 'coach-arrest'],
])('in %s its end is told at once, and for once', (name, say) => {
  const memory = blank();
  const fight = factsIn(name);
  const at = [0, 1, 2, 3, 4].map(() => {
    count(memory);
    const says = sentencesFor(fight, memory);
    tell(memory, says);
    return says.includes(say);
  });
  expect(at).toEqual([true, false, false, false, true]);
});
