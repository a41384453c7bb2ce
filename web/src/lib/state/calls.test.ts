import { expect, test } from 'vitest';
import type { GameNow, TableInfo } from '../wire';
import { attentive, Calls, isAsked, mayChoose } from './calls';

const game = (seq: number, asked: boolean, onlyPass = false): GameNow =>
  ({ seq, ask: asked ? { only_pass: onlyPass, offers: [{ choice: 'pass' }] } : null }) as unknown as GameNow;

/** A client that has shown a first position. */
function open(): Calls {
  const calls = new Calls();
  calls.call(game(1, false), 'windows', 0, false);
  return calls;
}

test('a player is called once for each position that asks', () => {
  const calls = open();
  expect(calls.call(game(2, false), 'windows', 0, false)).toBe(false);
  expect(calls.call(game(3, true), 'windows', 0, false)).toBe(true);
  expect(calls.call(game(3, true), 'windows', 10_000, false)).toBe(false);
  expect(calls.call(game(4, true), 'windows', 20_000, false)).toBe(true);
});

test('opening the page calls nobody, unless it is hidden', () => {
  expect(new Calls().call(game(1, true), 'windows', 0, false)).toBe(false);
  expect(new Calls().call(game(1, true), 'windows', 0, true)).toBe(true);
  expect(new Calls().call(null, 'windows', 0, false)).toBe(false);
});

test('whoever has just chosen is not called for the next choice', () => {
  const calls = open();
  calls.chose(1000);
  expect(calls.call(game(2, true), 'windows', 1000 + attentive, false)).toBe(false);
  calls.chose(2000);
  expect(calls.call(game(3, true), 'windows', 2001 + attentive, false)).toBe(true);
  // A hidden tab counts as unattended, however recently.
  calls.chose(9000);
  expect(calls.call(game(4, true), 'windows', 9001, true)).toBe(true);
});

test('what is passed without the player calls nobody', () => {
  expect(open().call(game(2, true, true), 'windows', 0, true)).toBe(false);
  expect(open().call(game(2, true, true), 'nothing', 0, true)).toBe(true);
  expect(isAsked(game(2, true, true), 'windows')).toBe(false);
  expect(isAsked(null, 'windows')).toBe(false);
});

test('nothing can be chosen without a connection, nor while a bot plays in my place', () => {
  const info = (standIn: boolean): TableInfo =>
    ({
      seats: [
        { seat: 1, stand_in: standIn },
        { seat: 2, stand_in: true },
      ],
    }) as unknown as TableInfo;
  expect(mayChoose({ line: 'open', info: info(false), facing: 1 })).toBe(true);
  expect(mayChoose({ line: 'lost', info: info(false), facing: 1 })).toBe(false);
  expect(mayChoose({ line: 'open', info: info(true), facing: 1 })).toBe(false);
  expect(mayChoose({ line: 'open', info: null, facing: 1 })).toBe(true);
});
