// Every kind of choice says what it does: in words, by what the server foresees of it, or there is a reason why not.

import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { blankOffer, wholeMessage } from '$lib/net/complete';
import { bundleOf, useBundle } from '$lib/text/fluent';
import { characterName, useHandbook } from '$lib/text/handbook';
import type { Gains, Handbook, Offer, ToPage } from '$lib/wire';
import { offerView, viewed, type Choice, type Setting } from './offerView';
import { tipOf } from './standing';
import { chanceOf, fractionOf, reactsOf } from './views/gains';

const fixtures = new URL('../../../fixtures/', import.meta.url);
const locales = new URL('../../../../locales/en/', import.meta.url);
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, fixtures), 'utf8'));

type Kind = Choice['kind'];

/** Kinds that say it with what they change, which only the server knows. */
const bySums: ReadonlySet<Kind> = new Set(['heal', 'improve', 'join', 'reward', 'steal', 'work', 'decline']);

/** Kinds whose words come from the handbook or the position of a module, which the fixtures do not have. */
const ofModules: ReadonlySet<Kind> = new Set([
  'claim',
  'deed',
  'risk',
  'trade',
  'trade-upgrade',
  'use-follower',
  'use-story',
]);

/** Kinds without a detail, and why. */
const none: Partial<Record<Kind, string>> = {
  'give-money': 'its label has the amount, and nothing else changes',
  income: 'its label has what is taken',
  sheriff: 'its label has the space, and its detail who stands there',
  'keep-tokens': 'keeping no token has nothing to add; the others name their LP',
  keep: 'nothing changes',
  'leave-bets': 'nothing changes before the Jackpot is revealed, which the cloth shows',
  pass: 'nothing changes; in a fight its outlook says how it stands',
  pay: 'its label has both amounts',
  reclaim: 'its label has the marker that returns, and nothing is paid',
  'sheriff-stop': 'nothing changes: the Sheriff stays',
  'take-part': 'its label has what the condition gives',
};

const blank = (kind: Kind, more: Partial<Offer> = {}): Choice => ({
  ...blankOffer,
  choice: kind,
  kind,
  label: { id: 'choice-pass', args: {} },
  ...more,
});

interface Seen {
  setting: Setting;
  offers: Choice[];
}
let seen: Seen[] = [];

beforeAll(() => {
  const texts = readdirSync(locales, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ftl') && !name.endsWith('tui.ftl'))
    .map((name) => readFileSync(new URL(name, locales), 'utf8'));
  useBundle(bundleOf('en', texts));
  useHandbook(read('handbook.json') as Handbook);
  const names = readdirSync(fixtures).filter((name) => name !== 'handbook.json' && name.endsWith('.json'));
  seen = names.flatMap((name): Seen[] => {
    const message = wholeMessage(read(name) as ToPage);
    if (message.type !== 'snapshot' || message.game === null) return [];
    const { position, own, ask } = message.game;
    const called = (seat: number): string =>
      characterName(position.players.find((player) => player.seat === seat)?.character ?? '');
    return [{ setting: { names: called, position, own }, offers: ask?.offers ?? [] }];
  });
});

/** The setting of a position in which nothing of a module happens. */
const plainly = (): Setting => {
  const setting = seen[0]?.setting;
  if (setting === undefined) throw new Error('no fixture has a position');
  return setting;
};

/** What is known of a choice from words alone, in any position of the fixtures that has it. */
function said(kind: Kind): boolean {
  const met = seen.flatMap(({ setting, offers }) =>
    offers.filter((offer) => offer.kind === kind).map((offer) => offerView(offer, setting)),
  );
  const made = offerView(blank(kind), plainly());
  return [...met, made].some(({ detail, price, outlook, card }) =>
    [detail, price, outlook, card].some((each) => each !== undefined),
  );
}

test('every kind of choice has a detail, or a reason why it has none', () => {
  const excused = (kind: Kind): boolean => none[kind] !== undefined || ofModules.has(kind) || bySums.has(kind);
  const silent = viewed.filter((kind) => !excused(kind) && !said(kind));
  expect(silent, 'give each a detail in views, or a reason here').toEqual([]);
  for (const kind of [...Object.keys(none), ...bySums, ...ofModules]) expect(viewed).toContain(kind);
});

test('kinds that say what they change have it from the server', () => {
  const met = [...bySums].filter((kind) => seen.some(({ offers }) => offers.some((offer) => offer.kind === kind)));
  expect(met.length).toBeGreaterThan(4);
  for (const { setting, offers } of seen) {
    for (const offer of offers.filter(({ kind }) => bySums.has(kind))) {
      const { detail, warning } = offerView(offer, setting);
      expect(detail ?? warning, offer.choice).toBeDefined();
    }
  }
});

test('choices of modules say what they do', () => {
  const path = new URL('../../../tests/records/offers.json', import.meta.url);
  const offers = Object.values(JSON.parse(readFileSync(path, 'utf8')) as Record<string, Partial<Offer>>);
  expect(offers.length).toBeGreaterThan(15);
  for (const offer of offers) {
    const kind = offer.kind as Kind;
    const { detail, price } = offerView({ ...blank(kind), ...offer }, plainly());
    if (none[kind] === undefined && !ofModules.has(kind)) expect(detail ?? price, offer.choice).toBeDefined();
  }
});

test('a reward names the space that it reaches and what this pays', () => {
  const offers = seen.flatMap(({ setting, offers }) =>
    offers.filter(({ kind }) => kind === 'reward').map((offer) => ({ offer, view: offerView(offer, setting) })),
  );
  const marshal = offers.filter(({ offer }) => offer.reward === 'marshal');
  expect(marshal.length).toBeGreaterThan(0);
  for (const { view } of marshal)
    expect(view.detail).toMatch(/^Marshal, space \d: (\+\$\d0|\+\d LP|\+\d card|Gain )|end of the track/);
  const legend = offers.filter(({ offer }) => offer.reward === 'legend');
  for (const { view } of legend) expect(view.detail).toMatch(/^\+1 LP: from \d+ to \d+$/);
});

test('what spaces pay is told with them, the rest as sums', () => {
  const gains: Gains = { money: 50, steps: [{ track: 'wanted', from: 1, to: 2, money: 20 }], answers: [2] };
  const view = offerView(blank('steal', { gains }), plainly());
  expect(view.detail).toBe('+$30 · Wanted, space 2: +$20');
  expect(view.whole).toMatch(/^\+\$30 · Wanted, space 2: \+\$20 · May react: /);
  const lost: Gains = {
    steps: [
      { track: 'marshal', from: 3, to: 0 },
      { track: 'wanted', from: 0, to: 1 },
    ],
  };
  expect(offerView(blank('steal', { gains: lost }), plainly()).detail).toBe(
    'Marshal: back to the start · Wanted, space 1',
  );
});

test('what others lose or gain is told by name, those who have the same together', () => {
  const setting: Setting = { ...plainly(), names: (seat) => `Player ${seat}` };
  const steps = [{ track: 'wanted', from: 7, to: 0 }];
  const others: Gains['others'] = [
    { seat: 2, money: -30, nuggets: -2, draws: 1, wounds: 1, steps, arrested: true, space: 'darkrock-sheriffs-office' },
    { seat: 3, money: -10 },
    { seat: 4, lp: 1, wounds: -1, space: 'darkrock-bank' },
    { seat: 5, money: -10 },
  ];
  const view = offerView(blank('pass', { gains: { others } }), setting);
  expect(view.detail).toBe(
    'Player 2: −$30, −2 nuggets, +1 card, +1 wound, Wanted 0, arrested · Player 3 and Player 5: −$10 · ' +
      'Player 4: +1 LP, −1 wound, to Bank',
  );
  // A screen reader hears the same.
  expect(view.whole).toBe(view.detail);
  const robbed: Gains = { money: 40, others: [{ seat: 4, money: -60 }] };
  expect(offerView(blank('steal', { gains: robbed }), setting).detail).toBe('+$40 · Player 4: −$60');
});

test('whoever plays the other side is named', () => {
  const said = reactsOf(blank('heist', { gains: { plays_npc: 1 } }), plainly());
  expect(said).toMatch(/ plays the opponent’s fight card$/);
});

test('odds are told in percent and as a simple fraction', () => {
  expect(fractionOf(62)).toEqual({ n: 3, of: 5 });
  expect(fractionOf(50)).toEqual({ n: 1, of: 2 });
  expect(fractionOf(33)).toEqual({ n: 1, of: 3 });
  expect(fractionOf(1)).toEqual({ n: 1, of: 100 });
  expect(fractionOf(9)).toEqual({ n: 1, of: 11 });
  expect(fractionOf(98)).toEqual({ n: 49, of: 50 });
  for (let percent = 1; percent < 100; percent += 1) {
    const { n, of } = fractionOf(percent);
    expect(Math.abs(n / of - percent / 100), `${percent}`).toBeLessThan(0.05);
  }
  expect(chanceOf(blank('commit', { odds: 62 }))).toBe(
    'Beats whatever is played against it, before reactions: 62% chance, about 3 in 5',
  );
  expect(chanceOf(blank('prospect', { odds: 100 }))).toBe('A gold nugget: 100% odds');
  expect(offerView(blank('commit', { odds: 62 }), plainly()).brief).toBe('62% odds');
});

test('odds at poker say against whom they are', () => {
  const said = (kind: Kind): string | undefined => chanceOf(blank(kind, { odds: 62 }));
  expect(said('lay')).toBe('Wins the pot, across all cards that the others could hold: 62% chance, about 3 in 5');
  expect(said('raise')).toMatch(/^Chance that your best hand wins the pot, whatever cards are still to come: 62%/);
  expect(said('join')).toMatch(/wins the pot against those who have joined so far, .*: 62%/);
  for (const kind of ['poker', 'high-stakes', 'challenge'] as const) expect(said(kind)).toContain('against the dealer');
  expect(offerView(blank('join', { odds: 62 }), plainly()).detail).toContain('62% odds');
});

test('a starting space says what is near, each name once, nearest first', () => {
  const { position, ...setting } = plainly();
  const near = ['darkrock-bank', 'darkrock-1', 'darkrock-2', 'cliff-junction-1'];
  const there: Setting = { ...setting, position: { ...position, bandits: ['cliff-junction-1'] } };
  const detail = offerView(blank('start', { space: 'darkrock-5', near }), there).detail;
  expect(detail).toMatch(/^Near: .*Bank.*Bandit/);
  expect(detail?.match(/General Store/g)?.length ?? 0).toBeLessThan(2);
  expect(offerView(blank('start', { space: 'darkrock-5' }), there).detail).toBe('Nothing within two spaces');
});

test('a bandit in reach says its odds, and what can be done in its space', () => {
  const ride = { ...blank('move', { space: 'darkrock-bank', bandit: true, odds: 40 }), final: true } as Offer;
  const view = (offer: Offer) => offerView(offer, plainly());
  const tip = tipOf('darkrock-bank', [ride], view, () => 'Deposit gold: $20');
  expect(tip?.title).toBe('Bandit here:');
  expect(tip?.note).toContain('40% odds');
  expect(tip?.note).toContain('Deposit gold: $20');
});
