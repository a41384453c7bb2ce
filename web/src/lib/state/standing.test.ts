// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import type { GameNow, Income, Offer, Position, Question } from '../wire';
import { emptyAnswer } from './calls';
import { change, read } from './settings.svelte';
import { incomeOf, standingOf } from './standing';
import { game, player, position, sat, snapshot } from './testing';

const at = (question: Question, more: object = {}): Position => ({
  ...position([player(1, { mount: 'mustang', weapon: 'revolver', ...more })]),
  question,
});
const equip = (item: string): Offer => ({ choice: `equip ${item}`, kind: 'equip', item }) as Offer;
const pay = (n: number): Offer => ({ choice: `pay ${n}`, kind: 'pay' }) as Offer;

const asking = (seq: number, where: Position, offers: Offer[], window = false): GameNow => {
  const next = game(seq, where);
  return { ...next, ask: next.ask === null ? null : { ...next.ask, offers, window } };
};
const standing = (where: Position, offers: Offer[], mine = [1]) =>
  standingOf({ id: 'tin-cup', ask: asking(1, where, offers).ask, position: where, mine });

beforeEach(() => change({ speed: 0, standing: [], eachTurn: null, autoPass: true }));

test('what is used stays in use, whichever of its sides is up, and money comes before nuggets', () => {
  const mounts = [equip('mule'), equip('mustang+')];
  expect(standing(at('turn/mount'), mounts)).toEqual({ question: 'turn/mount', choice: 'equip mustang+', on: false });
  expect(standing(at('turn/weapon'), [equip('rifle'), equip('revolver')])?.choice).toBe('equip revolver');
  expect(standing(at('payment'), [pay(2), pay(1), pay(10)])?.choice).toBe('pay 1');
  expect(standing(at('turn/mount', { mount: null }), mounts)).toBeNull();
  expect(standing(at('turn/income'), mounts)).toBeNull();
});

test('people who share a device are asked', () => {
  expect(standing(at('payment'), [pay(0), pay(1)], [1, 2])).toBeNull();
});

test('a standing answer is given without a press, until it is taken back', async () => {
  await change({ standing: ['payment'] });
  const { table, sent } = sat();
  table.take(snapshot([], asking(2, at('payment'), [pay(0), pay(1)])));
  expect(sent).toEqual([{ type: 'play', seat: 1, choice: 'pay 0', seq: 2 }]);
  expect(table.choices).toBe(0);
  table.takeBack();
  table.take(snapshot([], asking(3, at('payment'), [pay(0), pay(1)])));
  expect(sent.length).toBe(2);
  table.choose('pay 1');
  table.take(snapshot([], asking(4, at('payment'), [pay(0), pay(1)])));
  expect(sent.slice(2)).toEqual([
    { type: 'play', seat: 1, choice: 'pay 1', seq: 3 },
    { type: 'play', seat: 1, choice: 'pay 0', seq: 4 },
  ]);
  // What the page gives is no choice of the player.
  expect(table.choices).toBe(1);
});

test('without a standing answer the player is asked', () => {
  const { table, sent } = sat();
  table.take(snapshot([], asking(2, at('payment'), [pay(0), pay(1)])));
  expect(sent).toEqual([]);
});

test('the end of a turn without a goal to show takes as long as a window without a card, and can be held', () => {
  vi.useFakeTimers();
  const end = { choice: 'end', kind: 'end' } as Offer;
  const goal = { choice: 'goal g', kind: 'goal' } as Offer;
  expect(emptyAnswer(asking(2, at('turn/goals'), [end], true).ask, 'windows')).toBe('end');
  expect(emptyAnswer(asking(2, at('turn/goals'), [goal, end], true).ask, 'windows')).toBeNull();
  // Nobody's actions end without the player.
  expect(emptyAnswer(asking(2, at('turn/actions'), [end]).ask, 'windows')).toBeNull();
  const { table, sent } = sat();
  const against = (sitter: 'bot' | 'person', seq: number) =>
    ({
      ...snapshot([], asking(seq, at('turn/goals'), [end], true)),
      table: {
        seats: [
          { seat: 1, sitter: 'person', mine: true },
          { seat: 2, sitter, mine: false },
        ],
      },
    }) as ReturnType<typeof snapshot>;
  // Among people as among bots: whoever shows a goal, or keeps it, answers at the same moment (`table.test.ts`).
  for (const [at, sitter] of (['person', 'bot'] as const).entries()) {
    table.take(against(sitter, at + 1));
    expect(table.passing).toBe(true);
    vi.advanceTimersByTime(599);
    expect(sent.length).toBe(at);
    vi.advanceTimersByTime(1);
    expect(sent.at(-1)).toEqual({ type: 'play', seat: 1, choice: 'end', seq: at + 1 });
    expect(table.choices).toBe(0);
  }
  table.take(against('person', 3));
  table.hold();
  vi.advanceTimersByTime(5000);
  expect(sent.length).toBe(2);
  vi.useRealTimers();
});

test('stored standing answers are those that are known', () => {
  expect(read('{"standing":["payment","nonsense"]}').standing).toEqual(['payment']);
  expect(read('{"standing":"payment"}').standing).toEqual([]);
});

const income = (what: Income): Offer => ({ choice: `income ${what}`, kind: 'income', income: what }) as Offer;
const incomes = [income('money'), income('cards'), income('both')];

test('the income stands that the player has set, for one game, and only on a device of one person', async () => {
  expect(standing(at('turn/income'), incomes)).toBeNull();
  await change({ eachTurn: { table: 'tin-cup', income: 'both' } });
  expect(standing(at('turn/income'), incomes)).toEqual({ question: 'turn/income', choice: 'income both', on: true });
  // It is not offered; people share the device; another game.
  expect(standing(at('turn/income'), incomes.slice(0, 2))).toBeNull();
  expect(standing(at('turn/income'), incomes, [1, 2])).toBeNull();
  await change({ eachTurn: { table: 'silver-spur', income: 'both' } });
  expect(standing(at('turn/income'), incomes)).toBeNull();
  expect([incomeOf('tin-cup'), incomeOf('silver-spur')]).toEqual([null, 'both']);
});

test('a standing income is taken without a press; whoever takes it back is asked, and can end it', async () => {
  const { table, sent } = sat();
  await change({ eachTurn: { table: table.id, income: 'money' } });
  const asked = (seq: number) => table.take(snapshot([], asking(seq, at('turn/income'), incomes)));
  asked(2);
  expect(sent).toEqual([{ type: 'play', seat: 1, choice: 'income money', seq: 2 }]);
  table.takeBack();
  asked(3);
  expect(sent).toHaveLength(2);
  expect(table.standing?.on).toBe(true);
  await change({ eachTurn: null });
  table.choose('income cards');
  asked(4);
  expect(sent.slice(2)).toEqual([{ type: 'play', seat: 1, choice: 'income cards', seq: 3 }]);
});

test('a stored income is one that is known', () => {
  expect(read('{"eachTurn":{"table":"a","income":"cards"}}').eachTurn).toEqual({ table: 'a', income: 'cards' });
  for (const stored of ['{"table":"a","income":"gold"}', '{"income":"cards"}', '"cards"', 'null', '[]']) {
    expect(read(`{"eachTurn":${stored}}`).eachTurn).toBeNull();
  }
});
