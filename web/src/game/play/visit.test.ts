import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wholeMessage } from '$lib/net/complete';
import type { Ask, ToPage } from '$lib/wire';
import { isAtStore, isTrade, leave, listedOf, visit } from './visit';

function asked(name: string): { ask: Ask; question: string } {
  const file = new URL(`../../../fixtures/${name}.json`, import.meta.url);
  const message = wholeMessage(JSON.parse(readFileSync(file, 'utf8')) as ToPage);
  if (message.type !== 'snapshot' || message.game?.ask == null) throw new Error(`${name} asks nothing`);
  return { ask: message.game.ask, question: message.game.position.question };
}

test('outside the store one choice stands for all that is in it', () => {
  const { ask, question } = asked('turn-actions-buy');
  expect(isAtStore(question, ask)).toBe(true);
  const outside = listedOf(ask.offers, true, false);
  expect(outside.filter(isTrade)).toEqual([]);
  expect(outside).toContain(visit);
  expect(outside.length).toBe(ask.offers.filter((offer) => !isTrade(offer)).length + 1);
});

test('inside one can buy, or leave', () => {
  const { ask } = asked('turn-actions-buy');
  const inside = listedOf(ask.offers, true, true);
  expect(inside.slice(0, -1)).toEqual(ask.offers.filter(isTrade));
  expect(inside.at(-1)).toBe(leave);
});

test('there is no visit elsewhere, nor once something was bought', () => {
  const away = asked('turn-actions');
  expect(isAtStore(away.question, away.ask)).toBe(false);
  expect(listedOf(away.ask.offers, false, false)).toBe(away.ask.offers);
  const shopping = asked('store');
  expect(isAtStore(shopping.question, shopping.ask)).toBe(false);
});
