import { expect, test } from 'vitest';
import { event } from '$lib/events.testing';
import { blankOffer } from '$lib/net/complete';
import type { Ask, Handbook, LegendPage, Legends, Offer, Position } from '$lib/wire';
import { closedAt, deedsOf, ruinsOf } from '../../play/closed';
import { legendView } from './view';

const page: LegendPage = {
  number: 2,
  name: 'A Mule',
  tale: 'A mule is gone.',
  open: '',
  ongoing: [],
  parts: [
    { name: 'Buy oats', meets: 'Spend at least $20.', text: 'Draw 2 cards.', label: 'Draw 2 cards' },
    { name: 'Find it', meets: 'Reveal the O.', text: 'Gain 1 LP.', label: 'Gain 1 LP' },
  ],
  tokens: [
    { tale: 'The mule.', text: 'Gain 1 nugget.', lines: ['Gain 1 nugget.'] },
    { tale: 'Another mule.', text: 'Gain $10.', lines: ['Gain $10.'] },
    { tale: 'A hoof.', text: 'Draw 1 card.', lines: ['Draw 1 card.'] },
  ],
  endings: [
    { tale: 'It ate the map.', text: 'Everybody discards 1 card.', lines: ['Everybody discards 1 card.'] },
    { tale: 'It was a map.', text: 'Gain 1 LP. Gain 1 nugget.', lines: ['Gain 1 LP.', 'Gain 1 nugget.'] },
  ],
};
const book = {
  legends: { mule: page, well: { ...page, number: 3, name: 'A Well' } },
  names: {},
  spaces: {},
} as unknown as Handbook;
const legends: Legends = {
  open: { story: 'mule', discs: [2, null], facedown: ['hill'], revealed: [{ token: 'danger', seat: 1 }] },
  completed: ['well'],
  left: 5,
};
const at = (question: string, more: Partial<Legends> = {}): Position =>
  ({ question, legends: { ...legends, ...more } }) as unknown as Position;
const offer = (kind: Offer['kind'], more: Partial<Offer> = {}): Offer => ({
  ...blankOffer,
  kind,
  choice: kind,
  label: { id: 'x', args: {} },
  ...more,
});
const ask = (...offers: Offer[]): Ask => ({ offers, closed: [] }) as unknown as Ask;

test('a table without legendary stories has no page of one', () => {
  expect(legendView({ question: 'parts' } as unknown as Position, null, [], null, book)).toBeNull();
  expect(legendView(at('parts', { open: null }), null, [], null, book)).toBeNull();
});

test('a page shows its discs, its map tokens and what can be taken', () => {
  const offers = [offer('take-part', { number: 2 }), offer('reveal'), offer('pass')];
  const view = legendView(at('end-of-turn'), ask(...offers), [], null, book);
  expect(view?.parts.map(({ seat, offer: taken }) => [seat, taken?.kind ?? null])).toEqual([
    [2, null],
    [null, 'take-part'],
  ]);
  expect(view?.others.map(({ kind }) => kind)).toEqual(['reveal', 'pass']);
  expect(view?.revealed.map(({ token, seat, page: told }) => [token, seat, told?.tale])).toEqual([
    ['danger', 1, 'A hoof.'],
  ]);
  expect(view?.facedown).toHaveLength(1);
  expect(view?.ending).toBeNull();
});

test('choices of another decision are not on the page', () => {
  const view = legendView(at('turn/actions'), ask(offer('pass')), [], null, book);
  expect(view?.others).toEqual([]);
});

test('the page turns to the ending of this story, and to no other', () => {
  const ended = event(7, 'story-ends', { story: 'mule', ending: 2 });
  expect(legendView(at('ending'), null, [ended], null, book)?.ending?.letter).toBe('B');
  const other = event(7, 'story-ends', { story: 'well', ending: 1 });
  expect(legendView(at('parts'), null, [other], null, book)?.ending).toBeNull();
});

test('the next story is shown from its event, before the position has it', () => {
  const shown = event(8, 'story-revealed', { story: 'well' });
  const view = legendView(at('ending'), null, [], shown, book);
  expect(view?.page.name).toBe('A Well');
  expect(view?.parts.map(({ seat }) => seat)).toEqual([null, null]);
});

test('ruins and deeds are found by their locations', () => {
  expect(ruinsOf({ ruins: ['place-sunny-hills-mine', 'location-darkrock-saloon'] })).toEqual([
    'sunny-hills-mine',
    'darkrock-saloon',
  ]);
  const players = [{ seat: 2, deeds: [{ id: 'darkrock-saloon', used: true }] }] as unknown as Position['players'];
  expect(deedsOf({ players })).toEqual([{ place: 'darkrock-saloon', seat: 2, used: true }]);
  expect(closedAt('darkrock-1', null)).toBeNull();
  expect(closedAt('darkrock-1', { ruins: ['location-darkrock-saloon'] } as unknown as Position)).toBeNull();
});
