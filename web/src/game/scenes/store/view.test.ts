import { expect, test } from 'vitest';
import book from '../../../../fixtures/handbook.json';
import shop from '../../../../fixtures/shop.json';
import store from '../../../../fixtures/store.json';
import { wholeMessage } from '$lib/net/complete';
import type { Handbook, Snapshot, ToPage } from '$lib/wire';
import { boughtOf, storeView } from './view';

function game(fixture: unknown) {
  const whole = wholeMessage(fixture as ToPage) as Snapshot;
  if (whole.game === null) throw new Error('no game');
  return { ...whole.game, log: whole.log };
}

const view = (fixture: unknown, seat: number) => {
  const { position, ask, log } = game(fixture);
  return storeView(position, ask, log, seat, book as unknown as Handbook);
};

test('the shelves hold what can be bought, and why not', () => {
  const { mounts, weapons, goods, money, leave } = view(store, 2);
  expect(mounts.map(({ id }) => id)).toEqual(['mule', 'mustang']);
  expect(weapons.map(({ id }) => id)).toEqual(['revolver', 'shotgun', 'rifle']);
  expect(weapons[0]?.offer?.choice).toBe('buy revolver');
  expect(mounts[0]?.reason?.id).toBe('refusal-short');
  expect(goods.find(({ id }) => id === 'ten-gallon')).toMatchObject({ mine: 'front', owners: [2], left: 5 });
  expect(money).toBe(20);
  expect(leave?.choice).toBe('end');
});

test('the receipt holds what was bought in this visit only', () => {
  const { bought } = view(store, 2);
  expect(bought).toMatchObject([{ item: 'ten-gallon', paid: 20, upgraded: false }]);
  expect(boughtOf(game(store).log, 1)).toEqual([]);
});

test('a story takes something off, and its reasons speak of buying', () => {
  const { mounts, weapons } = view(shop, 1);
  expect(mounts.find(({ id }) => id === 'mule')).toMatchObject({ price: 0, before: 30 });
  const closed = game(shop).ask?.closed.find(({ choice }) => choice === 'buy rifle');
  expect(closed?.reason.id).toMatch(/^refusal-/);
  expect(weapons.find(({ id }) => id === 'rifle')?.reason).toEqual(closed?.reason);
});
