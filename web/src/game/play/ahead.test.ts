import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { blankOffer, wholeMessage } from '$lib/net/complete';
import type { Ask, Offer, Position, ToPage } from '$lib/wire';
import { aheadOf, othersAhead } from './ahead';

function asked(name: string): { ask: Ask; position: Position } {
  const file = readFileSync(new URL(`../../../fixtures/${name}.json`, import.meta.url), 'utf8');
  const message = wholeMessage(JSON.parse(file) as ToPage);
  if (message.type !== 'snapshot' || message.game?.ask == null) throw new Error(`${name} asks nothing`);
  return { ask: message.game.ask, position: message.game.position };
}

const offer = (gains?: Offer['gains']): Offer =>
  ({ ...blankOffer, choice: 'reward marshal', kind: 'reward', gains }) as Offer;

test('what a choice changes is known for the seat that has it', () => {
  const steps = [
    { track: 'wanted', from: 2, to: 0 },
    { track: 'marshal', from: 0, to: 1, money: 20 },
    { track: 'marshal', from: 1, to: 2, lp: 2 },
  ];
  const ahead = aheadOf(offer({ money: 20, lp: 2, wounds: -1, steps }), 3);
  expect(ahead).toMatchObject({ seat: 3, money: 20, lp: 2, nuggets: 0, wounds: -1 });
  expect([...(ahead?.steps ?? [])]).toEqual([
    ['wanted', 0],
    ['marshal', 2],
  ]);
});

test('nothing is shown for nobody, or where nothing is certain', () => {
  expect([aheadOf(null, 1), aheadOf(offer(), 1), aheadOf(offer({ lp: 1 }), null)]).toEqual([null, null, null]);
});

test('who is robbed sees what goes, also what is beyond the limit of the robber', () => {
  const { ask, position } = asked('fight-rob-result');
  const of = (choice: string, change: (offer: Offer) => Offer = (offer) => offer) => {
    const offer = ask.offers.find((each) => each.choice === choice);
    return othersAhead(offer === undefined ? null : change(offer), ask, position);
  };
  expect(of('steal money')).toMatchObject({ seat: 4, money: -60, nuggets: 0, lp: 0 });
  expect(of('steal nuggets')).toMatchObject({ seat: 4, money: 0, nuggets: -1 });
  expect(of('steal nothing')).toBeNull();
  // All that somebody has, and what a space of a track pays besides.
  const gains = { money: 120, steps: [{ track: 'wanted', from: 0, to: 1, money: 20 }] };
  expect(of('steal money', (offer) => ({ ...offer, gains, lost_money: 20 }))).toMatchObject({ money: -120 });
  // What cannot be the victim's share is not shown as theirs.
  expect(of('steal money', (offer) => ({ ...offer, gains: { money: 70 }, lost_money: 20 }))).toBeNull();
});

test('whoever demands a tribute sees the money, up to their limit', () => {
  const { ask, position } = asked('tribute');
  const give = ask.offers.find(({ kind }) => kind === 'give-money') ?? null;
  const taker = position.players.find(({ character }) => character === 'billy-the-kid');
  const room = (taker?.money_limit ?? 0) - (taker?.money ?? 0);
  const got = othersAhead(give, ask, position);
  if (room > 0) expect(got).toMatchObject({ seat: taker?.seat, money: Math.min(10, room) });
  else expect(got).toBeNull();
  const poor = position.players.map((player) => (player === taker ? { ...player, money: 0 } : player));
  expect(othersAhead(give, ask, { ...position, players: poor })).toMatchObject({ seat: taker?.seat, money: 10 });
  const card = ask.offers.find(({ kind }) => kind === 'give') ?? null;
  expect(othersAhead(card, ask, position)).toBeNull();
});
