// @vitest-environment happy-dom
// The cards to lay at poker: their odds beside the hand that they make.

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { recorded, speakEnglish } from '$lib/english.testing';
import { withPopovers } from '$lib/ui/popover.testing';
import { wholeMessage } from '$lib/net/complete';
import type { ToPage } from '$lib/wire';
import LayTray from './LayTray.svelte';
import { bestOf, wildIn } from './model';

const read = (name: string): unknown => recorded(`fixtures/${name}`);

beforeAll(() => {
  // happy-dom has no popovers.
  withPopovers();
  speakEnglish();
});

let shown: object | null = null;
afterEach(() => {
  if (shown !== null) void unmount(shown);
  shown = null;
  document.body.replaceChildren();
});

test('two cards have their odds once they are picked, and before that those of the best hand are told', () => {
  const message = wholeMessage(read('poker-lay') as ToPage);
  if (message.type !== 'snapshot' || message.game?.ask == null) throw new Error('nothing is laid');
  const { ask, position } = message.game;
  const { offers } = ask;
  expect(offers.every(({ odds }) => odds !== undefined)).toBe(true);
  const best = bestOf(offers);
  expect(offers.every(({ odds = 0 }) => odds <= (best?.odds ?? 0))).toBe(true);
  const props = { offers, dealer: false, hands: position.poker?.hands ?? [], names: String, choose: () => undefined };
  shown = mount(LayTray, { target: document.body, props });
  flushSync();
  const said = (): string => document.querySelector('.hand')?.textContent ?? '';
  expect(said()).toContain(`${best?.odds}% odds`);
  for (const card of best?.cards ?? []) {
    const at = [...new Set(offers.flatMap(({ cards }) => cards))].indexOf(card);
    document.querySelectorAll<HTMLButtonElement>('.cards button')[at]?.click();
    flushSync();
  }
  expect(said()).toContain('Wins the pot, across all cards that the others could hold: ');
  expect(said()).toContain(`${best?.odds}%`);
});

test('a hand says what its wild cards count as', () => {
  const wild = [
    { card: '2h', rank: 'K' },
    { card: '2d', rank: '9' },
  ];
  expect(wildIn({ category: 'two-pair', worth: 1, wild })).toBe('2♥ Cheat counts as K, 2♦ Cheat counts as 9');
  expect(wildIn({ category: 'pair', worth: 1 })).toBe('');
});
