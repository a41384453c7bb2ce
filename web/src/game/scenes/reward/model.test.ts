// @vitest-environment happy-dom
// What is shown of rewards: each has its track and step, what it pays and what its row is worth, or the reason why not.

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { recorded, speakEnglish } from '$lib/english.testing';
import { wholeMessage } from '$lib/net/complete';
import type { Ask, LogEntry, Offer, ToPage } from '$lib/wire';
import type { Setting } from '../../play/views/view';
import { isReward, rewardCards, tollOf } from './model';
import RewardCards from './RewardCards.svelte';

beforeAll(() => {
  speakEnglish();
});

let shown: object | null = null;
afterEach(() => {
  if (shown !== null) void unmount(shown);
  shown = null;
  document.body.replaceChildren();
});

function asked(name: string): { ask: Ask; setting: Setting; question: string } {
  const message = wholeMessage(recorded(name) as ToPage);
  if (message.type !== 'snapshot' || message.game?.ask == null) throw new Error(`${name} asks nothing`);
  const { position, own, ask } = message.game;
  return { ask, setting: { names: String, position, own }, question: position.question ?? '' };
}

const cardsOf = (name: string) => {
  const { ask, setting } = asked(name);
  return rewardCards(ask, setting);
};
const states = (cells: readonly { state: string | null }[]): string[] =>
  cells.flatMap(({ state }, at) => (state === null ? [] : [`${state} ${at + 1}`]));

test('after a bandit each reward has its track, what it pays now, and what its row is worth at the end', () => {
  const [legend, marshal] = cardsOf('fixtures/fight-bandit-result');
  expect(legend?.strips.map(({ track, cells }) => [track, states(cells)])).toEqual([['lp', ['from 1', 'to 2']]]);
  expect(legend?.lines.map(({ text }) => text)).toEqual(['+1 LP: from 0 to 1', 'Meets no story’s trigger']);
  expect(marshal?.strips.map(({ track, cells }) => [track, states(cells)])).toEqual([['marshal', ['from 1', 'to 2']]]);
  expect(marshal?.strips[0]?.cells).toHaveLength(9);
  expect(marshal?.lines.map(({ text }) => text)).toEqual([
    'Marshal, space 2: +$20',
    'Row 1. Worth 1 LP in the final scoring.',
    'Meets no story’s trigger',
  ]);
});

test('no reward is told to be without a story that may wait for it', () => {
  const { ask, setting } = asked('fixtures/fight-bandit-result');
  const stories = (...triggers: (string | null)[]) => {
    const open = triggers.map((trigger, at) => ({ deck: at + 1, trigger, cards: 10, discs: [] }));
    const there = { ...setting, position: { ...setting.position, stories: open } };
    return rewardCards(ask, there).map(({ lines }) => lines.some(({ text }) => text === 'Meets no story’s trigger'));
  };
  expect(stories('spend', 'showdown')).toEqual([true, true]);
  expect(stories('points', 'spend')).toEqual([true, false]);
  expect(stories('legend', 'spend')).toEqual([false, true]);
  expect(stories('spend', 'one of a module')).toEqual([false, false]);
  expect(stories(null, null)).toEqual([false, false]);
});

test('what the fight card took before the reward is told, and nothing else that was lost', () => {
  const { setting } = asked('fixtures/fight-bandit-result');
  const entry = (event: object, n: number): LogEntry => ({ n, ...event }) as LogEntry;
  const toll = (...events: object[]) => tollOf(events.map(entry), setting);
  const revealed = { type: 'revealed', cards: ['5s', '2'] };
  const wounded = { type: 'wounded', seat: 4, amount: 1, cause: 'fight-card' };
  const lp = { type: 'lp', seat: 4, amount: -1, cause: 'fight-card' };
  const card = { type: 'discarded', seat: 4, card: '9s', cause: 'card' };
  const won = { type: 'fight-won', side: 0, fight: 'bandit' };
  expect(toll(revealed, wounded, lp, won)).toBe('Fight card 2 has already taken its toll: +1 wound · −1 LP');
  expect(toll(revealed, card, won)).toBe('Fight card 2 has already taken its toll: −1 card');
  expect(toll(wounded, revealed, won)).toBeNull();
  expect(toll(revealed, { ...wounded, seat: 3 }, won, card)).toBeNull();
  expect(toll(revealed, { type: 'reacted', seat: 4, card: 'Jc' }, card, won)).toBeNull();
  expect(toll(revealed, { ...lp, amount: 1 }, won)).toBeNull();
});

test('of what is robbed it is told which limit takes some of it', () => {
  const cards = cardsOf('fixtures/fight-rob-result');
  expect(cards.length).toBeGreaterThan(2);
  for (const { strips } of cards) expect(strips.map(({ track }) => track)).toEqual(['wanted']);
  const [money] = cards;
  expect(money?.lines.find(({ bad }) => bad)?.text).toMatch(/^\$20 would be lost: you can hold \$\d+ at most$/);
  expect(money?.lines.map(({ text }) => text)).toContain('Row 1. Worth 1 LP at the end of each of your turns.');
});

test('options of a card that are all steps are shown as rewards', () => {
  expect(cardsOf('fixtures/choose').map(({ strips }) => strips.map(({ track }) => track))).toEqual([
    ['marshal'],
    ['wanted'],
  ]);
});

test('a reward that cannot be had stays in place with its reason', () => {
  // A Wanted player who may gain a Wanted point for the bandit, and no Marshal point.
  const { ask, setting } = asked('tests/records/reward-wanted');
  const cards = rewardCards(ask, setting);
  expect(cards.map(({ choice }) => choice)).toEqual(['reward legend', 'reward wanted', 'reward marshal']);
  expect(cards.map(({ reason }) => reason)).toEqual([null, null, 'You are Wanted and cannot gain Marshal points.']);
  const table = { ...setting, log: [], peeked: 'reward wanted' };
  shown = mount(RewardCards, { target: document.body, props: { ask, table, position: setting.position } });
  flushSync();
  const items = [...document.querySelectorAll('.rewards > li')];
  expect(items.map(({ className }) => [/closed/, /peeked/].map((kind) => kind.test(className)))).toEqual([
    [false, false],
    [false, true],
    [true, false],
  ]);
  expect(items[2]?.textContent).toContain('You are Wanted');
  // Three side by side show the spaces around the step.
  expect(items[1]?.querySelectorAll('[data-space]')).toHaveLength(5);
  expect(items[1]?.querySelector('.to')?.getAttribute('data-space')).toBe('2');
});

test('at the end of the track nothing is promised', () => {
  const { ask, setting } = asked('fixtures/fight-bandit-result');
  const offers = ask.offers.map((offer): Offer => (offer.reward === 'marshal' ? { ...offer, gains: {} } : offer));
  const players = setting.position.players.map((player) => ({ ...player, marshal: 9 }));
  const cards = rewardCards({ ...ask, offers }, { ...setting, position: { ...setting.position, players } });
  expect(cards[1]?.strips).toEqual([]);
  expect(cards[1]?.lines.map(({ text }) => text)).toEqual(['You are at the end of the track']);
});

test('only what is won is a reward', () => {
  const of = (name: string) => isReward(asked(`fixtures/${name}`).ask, asked(`fixtures/${name}`).question as 'choose');
  const are = ['fight-bandit-result', 'fight-rob-result', 'choose'];
  const others = [
    'choose-bandit-result',
    'fight-duel-lay',
    'fight-heist-result',
    'turn-actions',
    'poker',
    'may',
    'fire',
  ];
  expect([are.map(of), others.map(of)]).toEqual([are.map(() => true), others.map(() => false)]);
});
