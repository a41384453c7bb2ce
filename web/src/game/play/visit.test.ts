import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wholeMessage } from '$lib/net/complete';
import type { Ask, ToPage } from '$lib/wire';
import { isTrade, leave, leaveTrader, listedOf, shopsHere, visit, visitTrader } from './visit';

function asked(name: string): { ask: Ask; question: string } {
  const file = new URL(`../../../fixtures/${name}.json`, import.meta.url);
  const message = wholeMessage(JSON.parse(readFileSync(file, 'utf8')) as ToPage);
  if (message.type !== 'snapshot' || message.game?.ask == null) throw new Error(`${name} asks nothing`);
  return { ask: message.game.ask, question: message.game.position.question };
}

test('outside the store one choice stands for all that is in it', () => {
  const { ask, question } = asked('turn-actions-buy');
  expect(shopsHere(question, ask)).toEqual(['store']);
  const outside = listedOf(ask.offers, ['store'], null);
  expect(outside.filter(isTrade)).toEqual([]);
  expect(outside).toContain(visit);
  expect(outside.length).toBe(ask.offers.filter((offer) => !isTrade(offer)).length + 1);
});

test('inside one can buy, or leave', () => {
  const { ask } = asked('turn-actions-buy');
  const inside = listedOf(ask.offers, ['store'], 'store');
  expect(inside.slice(0, -1)).toEqual(ask.offers.filter(isTrade));
  expect(inside.at(-1)).toBe(leave);
});

test('there is no visit elsewhere, nor once something was bought', () => {
  const away = asked('turn-actions');
  expect(shopsHere(away.question, away.ask)).toEqual([]);
  expect(listedOf(away.ask.offers, [], null)).toBe(away.ask.offers);
  const shopping = asked('store');
  expect(shopsHere(shopping.question, shopping.ask)).toEqual([]);
});

test('the trader is a shop of his own, unless he is in another region', () => {
  const { ask } = asked('turn-actions');
  const [one] = ask.offers;
  if (one === undefined) throw new Error('it offers nothing');
  const trade = { ...one, choice: 'trade fiddle', kind: 'trade' as const };
  const offers = [...ask.offers, trade];
  expect(shopsHere('turn/actions', { ...ask, offers })).toEqual(['trader']);
  expect(listedOf(offers, ['trader'], null)).toEqual([...ask.offers, visitTrader]);
  expect(listedOf(offers, ['trader'], 'trader')).toEqual([trade, leaveTrader]);
  const closed = (id: string) => [{ ...trade, reason: { id, args: {} }, rule: 'bm.trader.01' }];
  expect(shopsHere('turn/actions', { ...ask, closed: closed('refusal-trader-elsewhere') })).toEqual([]);
  expect(shopsHere('turn/actions', { ...ask, closed: closed('refusal-short') })).toEqual(['trader']);
});
