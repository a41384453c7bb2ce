// What follows every option is told once, and the options tell what they differ in.

import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { blankOffer, wholeMessage } from '$lib/net/complete';
import { loadTexts } from '$lib/text/fluent';
import { useHandbook } from '$lib/text/handbook';
import type { Ask, Gains, Handbook, Offer, ToPage } from '$lib/wire';
import { beside, commonOf } from './common';
import { changeLines, eitherWay, reactsOf } from './gains';
import type { Setting } from './view';

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../../fixtures/${name}.json`, import.meta.url), 'utf8'));

beforeAll(async () => {
  useHandbook(read('handbook') as Handbook);
  await loadTexts('en');
});

function asked(name: string): { ask: Ask; setting: Setting } {
  const message = wholeMessage(read(name) as ToPage);
  if (message.type !== 'snapshot' || message.game?.ask == null) throw new Error(`${name} asks nothing`);
  const { position, own, ask } = message.game;
  return { ask, setting: { names: (seat) => `Player ${seat}`, position, own, common: commonOf(ask) } };
}

const linesOf = ({ ask, setting }: ReturnType<typeof asked>): string[][] =>
  ask.offers.map((offer) => changeLines(offer, setting).map(({ text }) => text));

test('a penalty tells once what the lost fight brings, whichever option is chosen', () => {
  const bandit = asked('choose-bandit-result');
  expect(eitherWay(bandit.setting)).toBe('Either way: +1 card · +1 wound');
  expect(linesOf(bandit)).toEqual([[], []]);
});

test('a penalty whose other option is drawn by chance tells what follows it, too', () => {
  const sheriff = asked('choose-sheriff-result');
  expect(eitherWay(sheriff.setting)).toBe('Either way: −$10 · +1 card · Wanted: back to the start');
  expect(linesOf(sheriff)).toEqual([[], []]);
});

test('who may react to every option, also to those that complete one, is named once', () => {
  const { ask, setting } = asked('choose-duel-declare');
  expect(eitherWay(setting)).toBe('Either way: May react: Player 1');
  const all = ask.offers.flatMap((offer) => [offer, ...offer.then]);
  expect(all.map((offer) => reactsOf(offer, setting))).toEqual(all.map(() => undefined));
});

const option = (name: string, gains?: Gains): Offer =>
  ({ ...blankOffer, choice: `choose ${name}`, kind: 'choose', option: name, gains }) as Offer;
const asking = (offers: Offer[], id = 'question-choose'): Pick<Ask, 'offers' | 'question'> => ({
  offers,
  question: { id },
});

test('what others have of every option is told once', () => {
  const everybody = [{ seat: 2, draws: 1 }];
  const offers = [
    option('lp', { lp: 1, others: everybody }),
    option('money', { money: 30, others: [...everybody, { seat: 3, wounds: 1 }] }),
  ];
  const common = commonOf(asking(offers));
  const { setting } = asked('choose-bandit-result');
  const shared = { ...setting, common };
  expect(common).toEqual({ others: everybody });
  expect(eitherWay(shared)).toBe('Either way: Player 2: +1 card');
  expect(offers.map((offer) => changeLines(offer, shared).map(({ text }) => text))).toEqual([
    [],
    ['Player 3: +1 wound'],
  ]);
});

test('options that differ share nothing, and the sums of what one chooses are not split', () => {
  expect(commonOf(asking([option('marshal', { lp: 2 }), option('wanted', { lp: 1 })]))).toBeNull();
  expect(commonOf(asking([option('wound', { wounds: 2 }), option('pay', { wounds: 1, money: -10 })]))).toBeNull();
  const penalty = asking([option('wound', { wounds: 2 }), option('pay', { wounds: 1, money: -10 })], 'question-suffer');
  expect(commonOf(penalty)).toEqual({ wounds: 1 });
});

test('what is not known of an option is shared only by a penalty', () => {
  const offers = [option('money', { money: 20, draws: 1 }), option('cards')];
  expect(commonOf(asking(offers))).toBeNull();
  expect(commonOf(asking([option('drink', { lp: -1 }), option('discard')], 'question-suffer'))).toBeNull();
  expect(commonOf(asking([option('wound', { wounds: 1 })], 'question-suffer'))).toBeNull();
});

test('a step that all options take is shared with what its space pays, and another step is not', () => {
  const marshal = { track: 'marshal', from: 0, to: 1, money: 20 };
  const other = { track: 'marshal', from: 1, to: 2, money: 20 };
  const [one, two] = [
    { money: 20, lp: 1, steps: [marshal] },
    { money: 30, steps: [marshal] },
  ];
  const common = commonOf(asking([option('a', one), option('b', two)]));
  expect(common).toEqual({ money: 20, steps: [marshal] });
  expect(beside(one, common)).toEqual({ money: 0, lp: 1, steps: [] });
  expect(beside(two, common)).toEqual({ money: 10, steps: [] });
  expect(
    commonOf(asking([option('a', { money: 20, steps: [marshal] }), option('b', { money: 20, steps: [other] })])),
  ).toBeNull();
});
