// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { GameNow, Offer } from '../wire';
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
