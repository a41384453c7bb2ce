import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { blankOffer, wholeMessage } from '$lib/net/complete';
import type { Offer, OtherGains, ToPage } from '$lib/wire';
import { aheadOf, ghostsOn, othersAhead, pointsAhead } from './ahead';

function offerOf(name: string, choice: string): Offer {
  const file = readFileSync(new URL(`../../../fixtures/${name}.json`, import.meta.url), 'utf8');
  const message = wholeMessage(JSON.parse(file) as ToPage);
  const offer = message.type === 'snapshot' && message.game?.ask?.offers.find((each) => each.choice === choice);
  if (!offer) throw new Error(`${name} does not offer ${choice}`);
  return offer;
}

const offer = (gains?: Offer['gains']): Offer =>
  ({ ...blankOffer, choice: 'reward marshal', kind: 'reward', gains }) as Offer;

test('what a choice changes is known for the seat that has it', () => {
  const steps = [
    { track: 'wanted', from: 2, to: 0 },
    { track: 'marshal', from: 0, to: 1, money: 20 },
    { track: 'marshal', from: 1, to: 2, lp: 2 },
  ];
  const ahead = aheadOf([offer({ money: 20, lp: 2, wounds: -1, draws: 1, steps })], 3);
  expect(ahead).toMatchObject({ seat: 3, money: 20, lp: 2, nuggets: 0, wounds: -1, draws: 1 });
  expect([...(ahead?.steps ?? [])]).toEqual([
    ['wanted', 0],
    ['marshal', 2],
  ]);
});

test('nothing is shown for nobody, or where nothing is certain', () => {
  expect([aheadOf([], 1), aheadOf([offer()], 1), aheadOf([offer({ lp: 1 })], null)]).toEqual([null, null, null]);
  expect([othersAhead([]), othersAhead([offer()]), othersAhead([offer({ lp: 1 })])]).toEqual([[], [], []]);
});

test('what it changes for others is what the server tells, for several at once', () => {
  const arrest: OtherGains = {
    seat: 2,
    money: -30,
    wounds: 1,
    draws: 1,
    steps: [{ track: 'wanted', from: 7, to: 0 }],
    arrested: true,
    space: 'darkrock-sheriffs-office',
  };
  const others = othersAhead([offer({ lp: 1, others: [arrest, { seat: 4, lp: 2 }] })]);
  expect(others).toEqual([
    { seat: 2, money: -30, lp: 0, nuggets: 0, wounds: 1, draws: 1, steps: new Map([['wanted', 0]]) },
    { seat: 4, money: 0, lp: 2, nuggets: 0, wounds: 0, draws: 0, steps: new Map() },
  ]);
});

test('a choice and what completes it change what both do', () => {
  const both = [
    offer({ money: -20, others: [{ seat: 2, money: 20 }] }),
    offer({ money: 10, draws: 1, others: [{ seat: 2, lp: 1 }] }),
  ];
  expect(aheadOf(both, 1)).toMatchObject({ seat: 1, money: -10, draws: 1 });
  expect(othersAhead(both)).toMatchObject([{ seat: 2, money: 20, lp: 1 }]);
});

test('who is robbed sees what goes, also what is beyond the limit of the robber', () => {
  expect(othersAhead([offerOf('fight-rob-result', 'steal money')])).toMatchObject([
    { seat: 4, money: -60, nuggets: 0 },
  ]);
  expect(othersAhead([offerOf('fight-rob-result', 'steal nuggets')])).toMatchObject([
    { seat: 4, money: 0, nuggets: -1 },
  ]);
  expect(othersAhead([offerOf('fight-rob-result', 'steal nothing')])).toEqual([]);
});

test('whoever demands a tribute and can hold no more money gets none', () => {
  const tribute = offerOf('tribute', 'give money');
  expect(tribute.gains?.money).toBe(-10);
  expect(othersAhead([tribute])).toEqual([]);
});

test('cubes come to spaces, and off a track', () => {
  const steps = (to: number) => [{ track: 'wanted', from: 3, to }];
  const all = othersAhead([
    offer({
      others: [
        { seat: 1, steps: steps(4) },
        { seat: 2, steps: steps(0) },
        { seat: 3, steps: steps(4) },
      ],
    }),
  ]);
  expect([ghostsOn(all, 'wanted', 4), ghostsOn(all, 'wanted', 3), ghostsOn(all, 'marshal', 4)]).toEqual([
    [1, 3],
    [],
    [],
  ]);
  expect(all.map((ahead) => pointsAhead(ahead, 'wanted', 3))).toEqual([1, -3, 1]);
  expect([pointsAhead(all[0] ?? null, 'marshal', 2), pointsAhead(null, 'wanted', 2)]).toEqual([0, 0]);
});
