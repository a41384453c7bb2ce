import { beforeAll, describe, expect, test } from 'vitest';
import type { Handbook } from '../wire';
import { bundleOf, t, useBundle } from './fluent';
import { automa, copyOf, handbook, useHandbook } from './handbook';
import { say, sayRich } from './say';

const names = (seat: number) => (seat === 1 ? 'Annie Oakley' : 'Bass Reeves');

function useTexts(): void {
  const texts = `
log-moved = { $name } rides to { $place }.
log-duel = At { $place }, { $other } answers { $name }.
draws = { $name } draws { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
asks = { $what }, then?
uses = Use { $item }
shows = { $cards }
say-comma = { $head }, { $next }
say-and = { $head } and { $last }
plays = { $name } plays { $what }.
log-gave = { $you ->
    [name] You give { $other } a card.
    [other] { $name } gives you a card.
   *[no] { $name } gives { $other } a card.
}
`;
  useBundle(bundleOf('en', [texts]));
  const book: Partial<Handbook> = {
    language: 'en',
    spaces: {
      'darkrock-bank': { name: 'Darkrock Bank', location: 'bank', places: ['bank'], region: 'darkrock', town: true },
    },
    items: {
      mule: {
        kind: 'mount',
        cost: 20,
        copies: 6,
        tale: null,
        front: { name: 'Mule', lines: [], lp: 0, copies: [] },
        upgraded: { name: 'Mule (upgraded)', lines: [], lp: 1, copies: ['Rusty', 'Deacon'] },
      },
    },
    cards: {
      '9d': { rank: '9', suit: 'd', title: 'instincts', name: 'Instincts', label: '9♦ Instincts', lines: [], gist: '' },
      '4h': { rank: '4', suit: 'h', title: 'manhunt', name: 'Manhunt', label: '4♥ Manhunt', lines: [], gist: '' },
    },
    offers: ['Draw 1 card.'],
    labels: {
      fight_cards: {},
      triggers: {},
      goals: {},
      cattle: {},
      deeds: {},
      options: [],
      offers: ['Draw 1 card'],
      tracks: {},
    },
    automa: { id: 'man-in-black', name: 'The Man in Black', within: 'the Man in Black', after: {}, cards: {} },
  };
  useHandbook(book as Handbook);
}

beforeAll(useTexts);

test('the copies of an upgraded item have names', () => {
  expect([copyOf('mule', 1), copyOf('mule+', 1), copyOf('mule+', 2), copyOf('mule+', 3)]).toEqual([
    null,
    'Rusty',
    'Deacon',
    'Rusty',
  ]);
});

describe('say', () => {
  test('names seats and things', () => {
    const message = { id: 'log-moved', args: { name: { seat: 1 }, place: { space: 'darkrock-bank' } } };
    expect(say(message, names)).toBe('Annie Oakley rides to Darkrock Bank.');
  });

  test('counts', () => {
    expect(say({ id: 'draws', args: { name: { seat: 2 }, n: 1 } }, names)).toBe('Bass Reeves draws 1 card.');
    expect(say({ id: 'draws', args: { name: { seat: 2 }, n: 3 } }, names)).toBe('Bass Reeves draws 3 cards.');
  });

  test('says messages within messages', () => {
    const inner = { id: 'uses', args: { item: { item: 'mule' } } };
    expect(say({ id: 'asks', args: { what: inner } }, names)).toBe('Use Mule, then?');
  });

  test('lists cards and tells the two sides of an item apart', () => {
    expect(say({ id: 'shows', args: { cards: { cards: ['9d', '4h'] } } }, names)).toBe('9♦ Instincts and 4♥ Manhunt');
    expect(say({ id: 'uses', args: { item: { item: 'mule+' } } }, names)).toBe('Use Mule (upgraded)');
  });

  test('says what its argument says where it has no words of its own, as a label', () => {
    expect(say({ id: '', args: { text: { 'offer-label': 0 } } }, names)).toBe('Draw 1 card');
  });

  test('ends a sentence with one mark', () => {
    expect(say({ id: 'plays', args: { name: { seat: 1 }, what: 'Stop!' } }, names)).toBe('Annie Oakley plays Stop!');
  });

  test('calls the Man in Black as one does where he stands in a sentence', () => {
    const both = (seat: number) => (seat === 3 ? 'The Man in Black' : names(seat));
    const message = (name: number, other: number) => ({
      id: 'log-duel',
      args: { place: { space: 'darkrock-bank' }, name: { seat: name }, other: { seat: other } },
    });
    expect(say(message(1, 3), both)).toBe('At Darkrock Bank, the Man in Black answers Annie Oakley.');
    expect(say({ id: 'draws', args: { name: { seat: 3 }, n: 1 } }, both)).toBe('The Man in Black draws 1 card.');
    const pieces = (id: string, seat: number) => sayRich({ id, args: { ...message(seat, 1).args, n: 1 } }, both);
    expect(pieces('log-duel', 3).find((piece) => piece.seat === 3)?.text).toBe('the Man in Black');
    expect(pieces('draws', 3)[0]).toEqual({ text: 'The Man in Black', seat: 3 });
  });

  test('merges a preposition with the article of the Man in Black', () => {
    const before = automa();
    expect(before).not.toBeNull();
    if (before === null) return;
    const him = { ...before, name: 'L’Uomo in Nero', within: 'l’Uomo in Nero' };
    useHandbook({
      ...handbook(),
      automa: { ...him, after: { a: 'all’Uomo in Nero', da: 'dall’Uomo in Nero' } },
    } as Handbook);
    useBundle(bundleOf('it', ['turn = Tocca a { $name }.\nby = Giocata da { $name }.\nnow = Ora gioca { $name }.\n']));
    const both = (seat: number) => (seat === 3 ? him.name : names(seat));
    const said = (id: string) => say({ id, args: { name: { seat: 3 } } }, both);
    expect(['turn', 'by', 'now'].map(said)).toEqual([
      'Tocca all’Uomo in Nero.',
      'Giocata dall’Uomo in Nero.',
      'Ora gioca l’Uomo in Nero.',
    ]);
    expect(sayRich({ id: 'turn', args: { name: { seat: 3 } } }, both)).toEqual([
      { text: 'Tocca ', seat: null },
      { text: 'all’Uomo in Nero', seat: 3 },
      { text: '.', seat: null },
    ]);
    useTexts();
  });

  test('makes a name of the id of what the handbook does not know', () => {
    expect(say({ id: 'uses', args: { item: { item: 'cannon' } } }, names)).toBe('Use Cannon');
  });
});

test('sayRich keeps the players apart from the words, in the order of the language', () => {
  const message = {
    id: 'log-duel',
    args: { name: { seat: 1 }, other: { seat: 2 }, place: { space: 'darkrock-bank' } },
  };
  expect(sayRich(message, names)).toEqual([
    { text: 'At Darkrock Bank, ', seat: null },
    { text: 'Bass Reeves', seat: 2 },
    { text: ' answers ', seat: null },
    { text: 'Annie Oakley', seat: 1 },
    { text: '.', seat: null },
  ]);
});

test('a line of the log calls its reader "you"', () => {
  const line = { id: 'log-gave', args: { name: { seat: 1 }, other: { seat: 2 } } };
  const as = (me: number | null) => Object.assign((seat: number) => names(seat), { me });
  expect(say(line, as(1))).toBe('You give Bass Reeves a card.');
  expect(say(line, as(2))).toBe('Annie Oakley gives you a card.');
  expect(say(line, as(3))).toBe('Annie Oakley gives Bass Reeves a card.');
  expect(sayRich(line, as(1))).toEqual([
    { text: 'You give ', seat: null },
    { text: 'Bass Reeves', seat: 2 },
    { text: ' a card.', seat: null },
  ]);
});

test('a missing text shows its id', () => {
  expect(t('nowhere')).toBe('[nowhere]');
});
