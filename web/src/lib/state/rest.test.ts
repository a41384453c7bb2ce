// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { GameNow, Offer, Question } from '../wire';
import { game, player, position, sat, snapshot } from './testing';

const asking = (seq: number, ...choices: string[]): GameNow => {
  const next = game(seq, position([player(1)]));
  const offers = choices.map((choice) => ({ choice, kind: choice.split(' ')[0] }) as Offer);
  return { ...next, ask: next.ask === null ? null : { ...next.ask, offers } };
};
const played = (sent: readonly unknown[]): string[] =>
  (sent as { type: string; choice?: string }[]).flatMap(({ choice }) => choice ?? []);

test('what completes a choice is given when it is asked for, and once', () => {
  const { table, sent } = sat();
  table.take(snapshot([], asking(2, 'use lozen', 'pass')));
  table.choose('use lozen', 'choose train');
  expect(played(sent)).toEqual(['use lozen']);
  // The same position again, as after a reconnect.
  table.take(snapshot([], asking(2, 'use lozen', 'pass')));
  expect(played(sent)).toEqual(['use lozen']);
  table.take(snapshot([], asking(3, 'choose fight-deck', 'choose train')));
  expect(played(sent)).toEqual(['use lozen', 'choose train']);
  table.take(snapshot([], asking(4, 'choose fight-deck', 'choose train')));
  expect(played(sent)).toHaveLength(2);
});

test('another question than the expected one is asked', () => {
  const { table, sent } = sat();
  table.take(snapshot([], asking(2, 'use lozen', 'pass')));
  table.choose('use lozen', 'choose train');
  table.take(snapshot([], asking(3, 'react Kh', 'pass')));
  table.take(snapshot([], asking(4, 'choose fight-deck', 'choose train')));
  expect(played(sent)).toEqual(['use lozen']);
});

const at = (question: Question, game: GameNow): GameNow => ({ ...game, position: { ...game.position, question } });

test('several choices follow one another, each at its question', () => {
  const { table, sent } = sat();
  table.take(snapshot([], asking(2, 'buy rifle', 'work')));
  table.choose('buy rifle', [{ choice: 'equip rifle' }, { choice: 'end', question: 'store' }]);
  table.take(snapshot([], at('equip-new', asking(3, 'equip rifle', 'keep'))));
  expect(played(sent)).toEqual(['buy rifle', 'equip rifle']);
  table.take(snapshot([], at('store', asking(4, 'buy mule', 'end'))));
  expect(played(sent)).toEqual(['buy rifle', 'equip rifle', 'end']);
  table.take(snapshot([], at('turn/actions', asking(5, 'work', 'end'))));
  expect(played(sent)).toHaveLength(3);
});

test('what ends a visit does not end the turn, where the visit is over by itself', () => {
  const { table, sent } = sat();
  table.take(snapshot([], at('turn/actions', asking(2, 'buy mule', 'end'))));
  table.choose('buy mule', [{ choice: 'end', question: 'store' }]);
  table.take(snapshot([], at('turn/actions', asking(3, 'work', 'end'))));
  table.take(snapshot([], at('store', asking(4, 'buy rifle', 'end'))));
  expect(played(sent)).toEqual(['buy mule']);
});

test('what is asked in between is answered by the player, and the rest is asked', () => {
  const { table, sent } = sat();
  table.take(snapshot([], at('turn/actions', asking(2, 'buy mule', 'end'))));
  table.choose('buy mule', [{ choice: 'end', question: 'store' }]);
  table.take(snapshot([], at('payment', asking(3, 'pay 0', 'pay 1'))));
  table.choose('pay 0');
  table.take(snapshot([], at('store', asking(4, 'buy rifle', 'end'))));
  expect(played(sent)).toEqual(['buy mule', 'pay 0']);
});

test('what was not known when it was chosen is asked about', () => {
  const { table, sent } = sat();
  const stay = [{ choice: 'pass', question: 'move/extend', beside: ['react 6s'] }] as const;
  table.take(snapshot([], asking(2, 'move darkrock-1')));
  table.choose('move darkrock-1', stay);
  table.take(snapshot([], at('move/extend', asking(3, 'react 6s', 'goal poker', 'pass'))));
  expect(played(sent)).toEqual(['move darkrock-1']);
  table.choose('pass');
  table.take(snapshot([], at('turn/actions', asking(4, 'move darkrock-2'))));
  table.choose('move darkrock-2', stay);
  table.take(snapshot([], at('move/extend', asking(5, 'react 6s', 'pass'))));
  expect(played(sent)).toEqual(['move darkrock-1', 'pass', 'move darkrock-2', 'pass']);
});

test('what cannot be taken back is asked about, and what can be is told', () => {
  const { table, sent } = sat();
  const stay = [{ choice: 'pass', question: 'move/extend', back: true }] as const;
  const ending = (seq: number, final: boolean): GameNow => {
    const game = at('move/extend', asking(seq, 'react 6s', 'pass'));
    const offers = game.ask?.offers.map((offer) => ({ ...offer, final: final && offer.choice === 'pass' })) ?? [];
    return { ...game, ask: game.ask === null ? null : { ...game.ask, offers } };
  };
  table.take(snapshot([], asking(2, 'move darkrock-1')));
  table.choose('move darkrock-1', stay);
  table.take(snapshot([], ending(3, true)));
  expect(played(sent)).toEqual(['move darkrock-1']);
  expect(table.stayed).toBe(false);
  table.choose('pass');
  table.take(snapshot([], at('turn/actions', asking(4, 'move darkrock-2'))));
  table.choose('move darkrock-2', stay);
  table.take(snapshot([], ending(5, false)));
  expect(played(sent)).toEqual(['move darkrock-1', 'pass', 'move darkrock-2', 'pass']);
  expect(table.stayed).toBe(true);
  // Those of the player: the page has made the last one.
  expect(table.choices).toBe(3);
  table.take(snapshot([], at('turn/actions', asking(6, 'work'))));
  expect(table.stayed).toBe(true);
  table.takeBack();
  expect(table.stayed).toBe(false);
  table.take(snapshot([], ending(7, false)));
  expect(played(sent)).toHaveLength(4);
});
