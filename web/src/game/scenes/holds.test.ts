import { expect, test } from 'vitest';
import { event } from '$lib/events.testing';
import { holdOf } from './holds';

test('how a fight against a bandit ended stays in sight, even if nothing was lost', () => {
  const seat = 1;
  const shrugged = [
    event(1, 'fight-won', { side: 1 }),
    event(2, 'wound-ignored', { seat }),
    event(3, 'discarded', { seat, cause: 'fight' }),
  ];
  const without = [event(1, 'fight-won', { side: 1 }), event(2, 'bandit-leaves')];
  for (const told of [shrugged, without])
    expect(told.reduce((sum, each) => sum + holdOf('fight', each), 0)).toBeGreaterThan(3500);
});
