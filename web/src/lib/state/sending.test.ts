import { expect, test } from 'vitest';
import type { GameNow } from '../wire';
import { Sending } from './sending';

const play = { type: 'play', seat: 1, choice: 'work', seq: 7 } as const;
const game = (seq: number, ...offered: string[]): GameNow =>
  ({ seq, ask: { offers: offered.map((choice) => ({ choice })) } }) as unknown as GameNow;

function lost(): Sending {
  const sending = new Sending();
  sending.begin(play);
  sending.lost();
  return sending;
}

test('a choice that is not in doubt is not sent again', () => {
  const sending = new Sending();
  sending.lost();
  expect(sending.heard(game(7, 'work'))).toBeNull();
  sending.begin(play);
  expect(sending.heard(game(7, 'work'))).toBe('waiting');
  expect(sending.heard(game(8, 'work'))).toBeNull();
});

test('where nothing has happened, the choice was not heard', () => {
  const sending = lost();
  expect(sending.heard(game(7, 'work'))).toEqual(play);
  expect(sending.again).toBe(true);
  // Once is enough for one loss; another loss is another doubt.
  expect(sending.heard(game(7, 'work'))).toBe('waiting');
  sending.lost();
  expect(sending.heard(game(7, 'work'))).toEqual(play);
});

test('where the game has gone on, the choice was heard, unless it is still open', () => {
  expect(lost().heard(game(8, 'move'))).toBeNull();
  expect(lost().heard(null)).toBeNull();
  // Another player has chosen in the same decision meanwhile: the server knows whether the number is outdated.
  expect(lost().heard(game(8, 'work'))).toEqual(play);
});

test('what is answered is over', () => {
  const sending = lost();
  sending.heard(game(7, 'work'));
  sending.done();
  expect(sending.again).toBe(false);
  expect(sending.heard(game(7, 'work'))).toBeNull();
});
