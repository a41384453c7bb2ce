// @vitest-environment happy-dom
// What a choice would change is shown wherever somebody looks at it: in scenes, in the hand and among wares as in the list.

import { readdirSync, readFileSync } from 'node:fs';
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { recorded, speakEnglish } from '$lib/english.testing';
import { withPopovers } from '$lib/ui/popover.testing';
import { blankOffer, wholeMessage } from '$lib/net/complete';
import { handbook, useHandbook } from '$lib/text/handbook';
import type { Ask, GameNow, Handbook, LegendPage, Offer, Position, ToPage } from '$lib/wire';
import Wares from './decision/Wares.svelte';
import Hand from './mat/Hand.svelte';
import { PEEK } from './peek';
import { Play } from './play/play.svelte';
import type { GameTable } from './play/table';
import PartRow from './scenes/legend/PartRow.svelte';
import { Stand } from './scenes/gallery/stand.svelte';
import GoalsScene from './scenes/goals/GoalsScene.svelte';
import LegendScene from './scenes/legend/LegendScene.svelte';
import AskTray from './scenes/parts/AskTray.svelte';
import ProspectScene from './scenes/prospect/ProspectScene.svelte';
import type { SceneSource } from './scenes/source';
import OfferScene from './scenes/story/OfferScene.svelte';

beforeAll(() => {
  speakEnglish();
  withPopovers();
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.animate = () => ({ cancel: () => undefined }) as unknown as Animation;
});

let shown: object | null = null;
afterEach(() => {
  if (shown !== null) void unmount(shown);
  shown = null;
  document.body.replaceChildren();
});

interface Asked extends GameNow {
  ask: Ask;
}
function asked(name: string): Asked {
  const message = wholeMessage(recorded(`fixtures/${name}`) as ToPage);
  if (message.type !== 'snapshot' || message.game?.ask == null) throw new Error(`${name} asks nothing`);
  return { ...message.game, ask: message.game.ask };
}

/** A table whose decision can be replaced, with what is pointed at. */
function tableOf(game: Asked): { stand: Stand; play: Play } {
  const facing = game.own?.seat ?? null;
  const more = { id: 'x', game, info: null, names: String, facing, mine: [facing], wanted: null };
  const stand = Object.assign(new Stand(game, []), more, { hint: { kind: 'none' } });
  return { stand, play: new Play(stand as unknown as GameTable) };
}
const playOf = (game: Asked): Play => tableOf(game).play;

/** The same decision as it comes once more is known of it: all objects are other ones. */
const again = (ask: Ask): Ask => JSON.parse(JSON.stringify(ask)) as Ask;

/** Shows a component of the table, whose choices `play` shows. */
function show<Props extends Record<string, unknown>>(What: Component<Props>, props: Props, play: Play): void {
  shown = mount(What, { target: document.body, props, context: new Map([[PEEK, play.look]]) });
  flushSync();
}

const point = (at: Element | null | undefined, type: 'pointerenter' | 'pointerleave'): void => {
  for (let element = at ?? null; element !== null; element = element.parentElement)
    element.dispatchEvent(new PointerEvent(type, { pointerType: 'mouse' }));
  flushSync();
};

/** What is shown while the pointer is on a button, after it has left, and while the keyboard is on it. */
function looks(button: Element | null | undefined, play: Play): (string | null)[] {
  const said: (string | null)[] = [];
  point(button, 'pointerenter');
  said.push(play.peeked);
  point(button, 'pointerleave');
  said.push(play.peeked);
  if (button instanceof HTMLElement) button.focus();
  flushSync();
  said.push(play.peeked);
  return said;
}

test('an entry of two choices shows what both change', () => {
  const play = playOf(asked('fire'));
  const seat = play.table.facing ?? 0;
  play.look('pass, income both', true);
  expect(play.aheadAt(seat)).toMatchObject({ money: 10, draws: 1 });
  play.look('pass, income money', true);
  expect(play.aheadAt(seat)).toMatchObject({ money: 20, draws: 0 });
  // The one that was left before does not take the other away.
  play.look('pass, income both', false);
  expect(play.peeked).toBe('pass, income money');
  const duel = playOf(asked('fight-bandit-react'));
  duel.look('react 6h, choose pay', true);
  expect(duel.aheadAt(duel.table.facing ?? 0)).toMatchObject({ money: -10, wounds: 1, draws: 1 });
  expect(duel.shown?.choice).toBe('react 6h');
});

test('the buttons of a scene show theirs, those of two choices too', () => {
  const game = asked('fire');
  const play = playOf(game);
  const { ask, position, own } = game;
  show(AskTray, { offers: ask.offers, names: String, position, own, choose: () => undefined, whole: true }, play);
  const buttons = [...document.querySelectorAll('.things button')];
  const said = buttons.map((button) => looks(button, play));
  expect(said.map(([hovered]) => hovered)).toContain('pass, income both');
  for (const [hovered, left, focused] of said) expect([left, focused]).toEqual([null, hovered]);
});

test('a card in a scene and in the hand shows its choice, and is not selected by that', () => {
  const game = asked('points-bandit-result');
  const play = playOf(game);
  const offer = play.offers.find(({ gains, cards }) => gains !== undefined && cards.length === 1);
  if (offer === undefined) throw new Error('no card changes anything');
  const { ask, position, own } = game;
  show(AskTray, { offers: ask.offers, names: String, position, own, choose: () => undefined }, play);
  expect(looks(document.querySelector('.cards button'), play)[0]).toBe(
    play.offers.find(({ cards }) => cards.length === 1)?.choice,
  );
  if (shown !== null) void unmount(shown);
  play.peeked = null;
  show(Hand, { play }, play);
  const card = document.querySelector(`[data-anchor="card-${offer.cards[0]}"] button`);
  expect(looks(card, play)).toEqual([offer.choice, null, offer.choice]);
  expect(card?.getAttribute('aria-pressed')).toBe('false');
  if (card instanceof HTMLElement) card.blur();
  flushSync();
  // Looked at in the list, it is marked.
  play.look(offer.choice, true);
  flushSync();
  expect(card?.getAttribute('aria-pressed')).toBe('true');
});

test('a ware shows its price', () => {
  const play = playOf(asked('turn-actions-upgrade'));
  const wares = play.offers.filter(({ kind }) => kind === 'buy');
  play.wares = wares;
  show(Wares, { play }, play);
  expect(looks(document.querySelector('li button'), play)[0]).toBe(wares[0]?.choice);
  expect(play.ahead?.money).toBe(-(wares[0]?.cost ?? 0));
});

test('a part of a legendary story shows what taking it changes', () => {
  const play = playOf(asked('fire'));
  const part = { name: 'A', meets: '', gives: '', seat: null, offer: { ...play.offers[0], choice: 'take part 1' } };
  show(PartRow, { part, names: String, choose: () => undefined } as never, play);
  expect(looks(document.querySelector('button'), play)).toEqual(['take part 1', null, 'take part 1']);
});

/** The decision about the page of a legendary story. */
function onPage(): Asked {
  const game = asked('offer');
  const part = (name: string): LegendPage['parts'][number] => ({ name, meets: '', text: '', label: '' });
  const parts = [part('Buy oats'), part('Find it')];
  const page: LegendPage = {
    number: 2,
    name: 'A Mule',
    tale: '',
    open: '',
    ongoing: [],
    parts,
    tokens: [],
    endings: [],
  };
  useHandbook({ ...(handbook() as Handbook), legends: { mule: page } });
  const offer = (kind: Offer['kind'], choice: string, number?: number): Offer => ({
    ...blankOffer,
    kind,
    choice,
    number,
    label: { id: 'choice-pass', args: {} },
  });
  const taken = parts.map((_, at) => offer('take-part', `part ${at + 1}`, at + 1));
  const legends = {
    open: { story: 'mule', discs: [null, null], facedown: [], revealed: [] },
    completed: [],
    left: 3,
  };
  return {
    ...game,
    position: { ...game.position, question: 'parts', legends } as unknown as Position,
    ask: { ...game.ask, offers: [...taken, offer('reveal', 'reveal'), offer('pass', 'pass')] },
  };
}

const scenes: [string, Component<{ table: SceneSource }>, () => Asked][] = [
  ['goals', GoalsScene, () => asked('turn-goals')],
  ['prospecting', ProspectScene, () => asked('prospect-reroll')],
  ['stories', OfferScene, () => asked('offer')],
  ['a legendary story', LegendScene, onPage],
];

test.each(scenes)('each button of the scene of %s shows its choice', (_, What, game) => {
  const { stand, play } = tableOf(game());
  show(What, { table: stand }, play);
  const buttons = [...document.querySelectorAll('button')];
  const made = buttons.map((button) => {
    stand.pressed = '';
    const said = looks(button, play);
    button.blur();
    button.click();
    expect(said).toEqual([stand.pressed, null, stand.pressed]);
    return stand.pressed;
  });
  expect(made.toSorted()).toEqual(play.offers.map(({ choice }) => choice).toSorted());
});

test.each(scenes)('what is looked at in the scene of %s stays in sight when more is known of it', (_, What, game) => {
  const { stand, play } = tableOf(game());
  show(What, { table: stand }, play);
  for (const button of document.querySelectorAll('button')) {
    point(button, 'pointerenter');
    const before = play.peeked;
    expect(before).not.toBeNull();
    stand.ask = again(play.ask as Ask);
    flushSync();
    expect(play.peeked).toBe(before);
    point(button, 'pointerleave');
    expect(play.peeked).toBeNull();
  }
});

test('a card in the hand shows its choice also where that is offered later, and leaves with the offer', () => {
  const game = asked('discard');
  const { stand, play } = tableOf(game);
  const [one, two] = play.offers.filter(({ cards }) => cards.length === 1);
  if (one === undefined || two === undefined) throw new Error('no two cards');
  stand.ask = null;
  show(Hand, { play }, play);
  const place = (offer: Offer) => document.querySelector(`[data-anchor="card-${offer.cards[0]}"]`);
  const tell = (at: Element | null, type: string): void => {
    at?.dispatchEvent(new PointerEvent(type));
    flushSync();
  };
  tell(place(one), 'pointerenter');
  expect(play.peeked).toBeNull();
  stand.ask = game.ask;
  flushSync();
  expect(play.peeked).toBe(one.choice);
  // The next card is entered before this one is left.
  tell(place(two), 'pointerenter');
  expect(play.peeked).toBe(two.choice);
  tell(place(one), 'pointerleave');
  expect(play.peeked).toBe(two.choice);
  stand.ask = null;
  flushSync();
  expect(play.peeked).toBeNull();
});

/** Components that make choices and show nothing before, and why. */
const silent: Record<string, string> = {
  'MapView.svelte': 'the board reports what is pointed at',
  'decision/Confirm.svelte': 'what is confirmed is shown all the time',
  'decision/Decision.svelte': 'number keys',
  'decision/Lowest.svelte': 'several choices of one kind, named by their cards',
  'scenes/choices/ChoiceScene.svelte': 'its tray does',
  'scenes/faro/FaroScene.svelte': 'its tray does',
  'scenes/goals/TokensScene.svelte': 'tokens are kept, which changes nothing',
  'scenes/parts/SceneQuestion.svelte': 'its tray does',
  'scenes/poker/PokerScene.svelte': 'its tray does',
  'scenes/setup/DraftScene.svelte': 'the character says what it begins with',
  'scenes/store/StoreScene.svelte': 'its buttons do',
  'scenes/trader/TraderScene.svelte': 'its buttons do',
};

test('every component that makes a choice shows it before', () => {
  const root = `${process.cwd()}/src/game/`;
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.svelte'));
  const making = files.filter((file) =>
    /\b(play\.(press|take|choose)|choose\??\.?)\(/.test(readFileSync(root + file, 'utf8')),
  );
  expect(making.length).toBeGreaterThan(20);
  const shows = (file: string): boolean => /\b(peeks|watched)\(|onpeek=/.test(readFileSync(root + file, 'utf8'));
  expect(making.filter((file) => !shows(file) && silent[file] === undefined)).toEqual([]);
  expect(Object.keys(silent).filter((file) => shows(file) || !making.includes(file))).toEqual([]);
});
