import { expect, test } from 'vitest';
import { blankOffer } from '$lib/net/complete';
import type { Offer } from '$lib/wire';
import { aheadOf } from './ahead';

const offer = (gains?: Offer['gains']): Offer =>
  ({ ...blankOffer, choice: 'reward marshal', kind: 'reward', gains }) as Offer;

test('what a choice changes is known for the seat that has it', () => {
  const steps = [
    { track: 'wanted', from: 2, to: 0 },
    { track: 'marshal', from: 0, to: 1, money: 20 },
    { track: 'marshal', from: 1, to: 2, lp: 2 },
  ];
  const ahead = aheadOf(offer({ money: 20, lp: 2, wounds: -1, steps }), 3);
  expect(ahead).toMatchObject({ seat: 3, money: 20, lp: 2, nuggets: 0, wounds: -1 });
  expect([...(ahead?.steps ?? [])]).toEqual([
    ['wanted', 0],
    ['marshal', 2],
  ]);
});

test('nothing is shown for nobody, or where nothing is certain', () => {
  expect([aheadOf(null, 1), aheadOf(offer(), 1), aheadOf(offer({ lp: 1 }), null)]).toEqual([null, null, null]);
});
