import { expect, test } from 'vitest';
import { blankOffer } from '$lib/net/complete';
import type { Offer } from '$lib/wire';
import { boughtView, entryOf, fartherOf, keyOf, madeBy, onlyView, severalView } from './together';
import { together, waresOf, withPurchases } from './together';
import type { OfferView } from './offerView';
import { nextOf, visit } from './visit';

const offer = (choice: string, then: Offer[] = []): Offer =>
  ({ ...blankOffer, choice, kind: choice.split(' ')[0], label: { id: '', args: {} }, then }) as Offer;
const decks = ['fight-deck', 'poker-deck', 'train'].map((deck) => offer(`choose ${deck}`));

test('a choice is listed together with each choice that completes it', () => {
  const listed = together([offer('use lozen', decks), offer('pass')]);
  expect(listed.map(keyOf)).toEqual([
    'use lozen, choose fight-deck',
    'use lozen, choose poker-deck',
    'use lozen, choose train',
    'pass',
  ]);
  expect(listed.map(({ choice, rest }) => [choice, rest?.choice])[1]).toEqual(['use lozen', 'choose poker-deck']);
});

test('each entry is found by its key, with all that is chosen in it', () => {
  const offers = [offer('use lozen', decks), offer('pass')];
  const keys = [...together(offers).map(keyOf), 'use lozen'];
  expect(keys.map((key) => madeBy(entryOf(key, offers), offers).map(({ choice }) => choice))).toEqual([
    ['use lozen', 'choose fight-deck'],
    ['use lozen', 'choose poker-deck'],
    ['use lozen', 'choose train'],
    ['pass'],
    ['use lozen'],
  ]);
  expect([entryOf(null, offers), entryOf('use lozen, choose nothing', offers)]).toEqual([null, null]);
});

test('a space to which a choice leads is made by both', () => {
  const offers = [offer('react 3h', [offer('ride darkrock-1')]), offer('pass')];
  const [farther = null] = fartherOf(offers);
  expect(madeBy(farther, offers).map(({ choice }) => choice)).toEqual(['react 3h', 'ride darkrock-1']);
});

test('with more choices than number keys the rest is asked afterwards; spaces of the map have none', () => {
  const many = Array.from({ length: 7 }, (_, n) => offer(`work ${n}`));
  const using = offer('use lozen', decks);
  expect(together([...many, using]).map(keyOf)).toEqual([...many, using].map(keyOf));
  const spaces = Array.from({ length: 20 }, (_, n) => offer(`move ${n}`));
  expect(together([...spaces, using])).toHaveLength(23);
});

test('what can be bought is listed beside the visit, so long as all are in sight', () => {
  const wares = ['mule', 'rifle', 'saddlebags'].map((item) => offer(`buy ${item}`));
  const listed = [offer('work'), visit];
  expect(withPurchases(listed, wares).map(({ choice }) => choice)).toEqual([
    'work',
    'visit',
    'buy mule',
    'buy rifle',
    'buy saddlebags',
  ]);
  const many = Array.from({ length: 6 }, (_, n) => offer(`work ${n}`));
  expect(withPurchases([...many, visit], wares)).toEqual([...many, visit]);
  // Nothing is sold here.
  expect(withPurchases(many, many)).toBe(many);
});

test('a purchase beside the visit is the only one, unless it shows something', () => {
  const left = { choice: 'end', question: 'store' };
  const rifle = offer('buy rifle', [offer('equip rifle'), offer('keep')]);
  const provisions = { ...offer('buy provisions'), final: true };
  const trade = offer('trade fiddle');
  const listed = together(withPurchases([visit], [offer('buy mule'), rifle, provisions, trade]));
  expect(listed.map((each) => [keyOf(each), nextOf(each)])).toEqual([
    ['visit', []],
    ['buy mule', [left]],
    ['buy rifle, equip rifle', [{ choice: 'equip rifle' }, left]],
    ['buy rifle, keep', [{ choice: 'keep' }, left]],
    ['buy provisions', []],
    ['trade fiddle', []],
  ]);
  // In the store nothing is left by itself.
  expect(together([rifle]).map(nextOf)).toEqual([[{ choice: 'equip rifle' }], [{ choice: 'keep' }]]);
});

test('a purchase says whether the thing is used, and that the store is left', () => {
  const view = (label: string, whole?: string): OfferView =>
    ({ label, whole, price: '$20', item: 'rifle' }) as OfferView;
  const both = boughtView(view('Rifle', 'A weapon'), 'Use it');
  expect([both.label, both.detail, both.price, both.item]).toEqual(['Rifle', 'Use it', '$20', 'rifle']);
  expect(both.whole).toBe('Use it · A weapon');
  expect(onlyView(view('Mule', 'A mount')).whole).toMatch(/^A mount · ./);
  expect(severalView(view('Visit')).detail).not.toBe(view('Visit').detail);
});

test('what does not fit into the list of a store is bought with one press, too, and leaves it', () => {
  const many = Array.from({ length: 6 }, (_, n) => offer(`work ${n}`));
  const wares = [offer('buy mule'), offer('upgrade rifle'), { ...offer('buy provisions'), final: true }];
  const listed = withPurchases([...many, visit], wares);
  expect(waresOf(listed, [...many, ...wares]).map((each) => [each.choice, nextOf(each)])).toEqual([
    ['buy mule', [{ choice: 'end', question: 'store' }]],
    ['upgrade rifle', [{ choice: 'end', question: 'store' }]],
    ['buy provisions', []],
  ]);
  // What is listed is not repeated, and away from a store nothing is sold.
  expect(waresOf(withPurchases([visit], wares), wares)).toEqual([]);
  expect(waresOf(many, wares)).toEqual([]);
});

test('a space to which a card extends the move is chosen with the card, if there is but one', () => {
  const rides = ['ride darkrock-1', 'ride darkrock-2'].map((choice) => ({ ...offer(choice), space: choice.slice(5) }));
  const card = offer('react 6s', [...rides, offer('pass')]);
  const farther = fartherOf([card, offer('pass')]);
  expect(farther.map((each) => [keyOf(each), each.kind, each.space, nextOf(each)])).toEqual([
    ['react 6s, ride darkrock-1', 'ride', 'darkrock-1', [{ choice: 'ride darkrock-1' }]],
    ['react 6s, ride darkrock-2', 'ride', 'darkrock-2', [{ choice: 'ride darkrock-2' }]],
  ]);
  // It must be said which card, and a space that can be chosen itself needs none.
  expect(fartherOf([card, offer('react 6h', rides)])).toEqual([]);
  expect(fartherOf([card, ...rides])).toEqual([]);
  // Spaces are on the map, not in the list.
  expect(together([card, offer('pass')]).map(keyOf)).toEqual(['react 6s', 'pass']);
});

test('an income that stands is not listed with what comes before it', () => {
  const before = offer('pass', [offer('income money'), offer('income cards')]);
  expect(together([before]).map(keyOf)).toEqual(['pass, income money', 'pass, income cards']);
  expect(together([before], false).map(keyOf)).toEqual(['pass']);
});
