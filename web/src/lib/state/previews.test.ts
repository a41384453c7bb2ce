// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { wholeAsk } from '../net/complete';
import type { Ask, TableInfo } from '../wire';
import type { Message } from '../net/complete';
import { game, offering, player, position, sat, snapshot, update } from './testing';

const ask = wholeAsk({
  seat: 1,
  question: { id: 'q', args: {} },
  rule: '',
  offers: [
    { choice: 'move red-falls', kind: 'move', space: 'red-falls' },
    { choice: 'use-item mule', kind: 'use-item', then: [{ choice: 'choose a' }, { choice: 'choose b' }] },
    { choice: 'work', kind: 'work' },
  ],
  closed: [],
} as unknown as Ask);

const asked = (seq: number): Message => ({
  type: 'update',
  ...update(seq, [], position([player(1)])),
  ask,
});

const told = (seq: number, seat = 1): Message =>
  ({
    type: 'previews',
    seat,
    seq,
    closed: [{ choice: 'heal', kind: 'heal', reason: { id: 'no', args: {} }, rule: 'base.doctor.01' }],
    previews: [{ way: ['darkrock'], players: [2] }, {}, { odds: 5 }, { lp: 2 }, { money: 10 }],
  }) as unknown as Message;

test('what the choices do is asked for in each position, and told to each choice and what completes it', () => {
  const { table, previewed } = sat();
  table.take(asked(2));
  table.take(asked(3));
  expect(previewed).toEqual([1, 2, 3]);
  expect(table.game?.ask?.offers.map(({ way }) => way)).toEqual([['red-falls'], [], []]);
  table.take(told(3));
  const [move, use, work] = table.game?.ask?.offers ?? [];
  expect(move).toMatchObject({ choice: 'move red-falls', way: ['darkrock', 'red-falls'], players: [2] });
  expect(use?.then).toMatchObject([
    { choice: 'choose a', odds: 5, lp: 0 },
    { choice: 'choose b', lp: 2 },
  ]);
  expect(use?.odds).toBeUndefined();
  expect(work).toMatchObject({ choice: 'work', money: 10 });
  expect(table.game?.ask?.closed).toMatchObject([{ choice: 'heal', cost: 0 }]);
});

test('what is told of another position or seat is passed over', () => {
  const { table } = sat();
  table.take(asked(2));
  table.take(told(1));
  table.take(told(2, 2));
  expect(table.game?.ask).toEqual(ask);
  table.take(told(2));
  table.take(asked(3));
  expect(table.game?.ask).toEqual(ask);
});

test('it is asked for again after a reconnect, and not while a bot plays the seat', () => {
  const { table, previewed } = sat();
  const seated = (bot: boolean): TableInfo => ({ seats: [{ seat: 1, stand_in: bot }] }) as unknown as TableInfo;
  table.take(snapshot([], game(1, position([player(1)]))));
  expect(previewed).toEqual([1, 1]);
  table.take({ type: 'table', table: seated(true) });
  table.take(asked(2));
  expect(previewed).toEqual([1, 1]);
  table.take({ type: 'table', table: seated(false) });
  table.take({ type: 'table', table: seated(false) });
  expect(previewed).toEqual([1, 1, 2]);
});

test('nobody hears that a request came too late', () => {
  const { table, sent } = sat();
  table.take(snapshot([], offering(1, 'work')));
  table.choose('work');
  table.take({ type: 'error', about: { kind: 'preview', seat: 1, seq: 1 }, code: 'stale', message: '' });
  expect([table.error, table.sent]).toEqual([null, 'work']);
  expect(sent).toHaveLength(1);
});
