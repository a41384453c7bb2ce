// In which form a sentence is said: with the cards of the hand, and shorter to whoever has read it.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wholeMessage } from '$lib/net/complete';
import { useHandbook } from '$lib/text/handbook';
import { shortCard } from '$lib/ui/cards';
import type { Handbook, ToPage } from '$lib/wire';
import { formOf, sentencesFor } from './choose';
import { argsOf, type Facts } from './facts';
import { lines, shortOf } from './lines';
import { blank, count, tell } from './memory';

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../fixtures/${name}.json`, import.meta.url), 'utf8'));
useHandbook(read('handbook') as Handbook);

function facts(name: string): Facts {
  const message = wholeMessage(read(name) as ToPage);
  const game = message.type === 'snapshot' ? message.game : null;
  const me = game?.position.players.find(({ seat }) => seat === game.own?.seat);
  if (game?.ask == null || game.own === null || me === undefined) throw new Error(`${name} asks nothing`);
  return { ask: game.ask, own: game.own, position: game.position, me };
}

const fights = [
  ['fight-bandit-lay', 'Qc'],
  ['fight-heist-lay', 'As'],
  ['fight-sheriff-lay', 'Kh'],
];

test.each(fights)('the first sentences of %s name the best card of the hand', (name, card = '') => {
  const fight = facts(name);
  const memory = blank();
  count(memory);
  const says = sentencesFor(fight, memory);
  tell(memory, says);
  const named = says.map((say) => argsOf(formOf(say, fight, memory), fight).card).filter((each) => each !== undefined);
  expect(named).toEqual([shortCard(card)]);
});

test('the card that wins most likely is the best, however high others are', () => {
  const fight = facts('fight-bandit-lay');
  const offers = fight.ask.offers.map((offer) => ({ ...offer, odds: offer.cards[0] === '5d' ? 99 : 1 }));
  const odd = { ...fight, ask: { ...fight.ask, offers } };
  expect(argsOf('coach-fight-card-held', odd).card).toBe(shortCard('5d'));
});

test('what was read before is said in its shorter form', () => {
  const fight = facts('fight-bandit-lay');
  const memory = blank();
  const said = [1, 2, 3, 4, 5, 6].flatMap(() => {
    count(memory);
    const says = sentencesFor(fight, memory);
    tell(memory, says);
    return says.map((say) => formOf(say, fight, memory));
  });
  for (const first of ['coach-fight-bandit', 'coach-fight-card-held', 'coach-hand-limit']) {
    const forms = said.filter((each) => each === first || each === shortOf(first));
    expect(forms.length, first).toBeGreaterThan(1);
    expect(forms).toEqual([first, ...forms.slice(1).map(() => shortOf(first))]);
  }
});

test('whatever comes back has a shorter form, which needs no other arguments', () => {
  const back = [...Object.values(lines.decisions).flatMap((some) => some ?? []), ...lines.anywhere]
    .filter(({ again }) => again !== undefined)
    .map(({ say }) => say);
  // They are rare: what happens after them is understood at once.
  const once = ['coach-extend', 'coach-suffer', 'coach-points', 'coach-wound', 'coach-goal', 'coach-last'];
  const long = [...new Set(back)].filter((say) => !lines.shorter.includes(say));
  expect(long.filter((say) => !once.includes(say))).toEqual([]);
  const text = readFileSync(new URL('../../../../locales/en/coach.ftl', import.meta.url), 'utf8');
  const said = new Map([...text.matchAll(/^([a-z-]+) = (.*)$/gm)].map(([, id = '', words = '']) => [id, words]));
  for (const id of lines.shorter) {
    const [whole, short] = [said.get(id) ?? '', said.get(shortOf(id)) ?? ''];
    expect(short.length, id).toBeLessThan(whole.length * 0.85);
    for (const [, name = ''] of short.matchAll(/\$(\w+)/g)) expect(whole, id).toContain(`$${name}`);
  }
});
