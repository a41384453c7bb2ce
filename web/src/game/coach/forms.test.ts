// In which form a sentence is said: with the cards of the hand, and shorter to whoever has read it.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { useHandbook } from '$lib/text/handbook';
import { shortCard } from '$lib/ui/cards';
import type { Handbook } from '$lib/wire';
import { formOf, sentencesFor } from './choose';
import { argsOf, bestOf } from './facts';
import { factsIn } from './facts.testing';
import { briefOf, lines, shortOf } from './lines';
import { blank, count, tell } from './memory';

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../fixtures/${name}.json`, import.meta.url), 'utf8'));
useHandbook(read('handbook') as Handbook);

const fights = [
  ['fight-bandit-lay', 'Qc'],
  ['fight-heist-lay', 'As'],
  ['fight-sheriff-lay', 'Kh'],
];

test.each(fights)('the first sentences of %s name the best card of the hand', (name, card = '') => {
  const fight = factsIn(name);
  const memory = blank();
  count(memory);
  const says = sentencesFor(fight, memory);
  tell(memory, says);
  const named = says.map((say) => argsOf(formOf(say, fight, memory), fight).card).filter((each) => each !== undefined);
  expect(named).toEqual([shortCard(card)]);
});

test('the best card is the highest', () => {
  expect(bestOf(['2c', '10d', 'Jh', '9s'])).toBe('Jh');
  expect(bestOf([])).toBeNull();
});

test('the card that wins most likely is the best, however high others are', () => {
  const fight = factsIn('fight-bandit-lay');
  const offers = fight.ask.offers.map((offer) => ({ ...offer, odds: offer.cards[0] === '5d' ? 99 : 1 }));
  const odd = { ...fight, ask: { ...fight.ask, offers } };
  expect(argsOf('coach-fight-card-held', odd).card).toBe(shortCard('5d'));
});

test('what was read before is said in its shorter form', () => {
  const fight = factsIn('fight-bandit-lay');
  const memory = blank();
  const said = Array.from({ length: 24 }, () => {
    count(memory);
    const says = sentencesFor(fight, memory);
    tell(memory, says);
    return says.map((say) => formOf(say, fight, memory));
  }).flat();
  for (const first of ['coach-fight-bandit', 'coach-fight-card-held', 'coach-hand-limit']) {
    const forms = said.filter((each) => each === first || each === shortOf(first));
    expect(forms.length, first).toBeGreaterThan(1);
    expect(forms).toEqual([first, ...forms.slice(1).map(() => shortOf(first))]);
  }
  // Four decisions lie between two of them; what is known is a few words.
  const bandit = said.filter((each) => each.startsWith('coach-fight-bandit'));
  const short = shortOf('coach-fight-bandit');
  expect(bandit).toEqual(['coach-fight-bandit', short, short, ...Array<string>(3).fill(briefOf('coach-fight-bandit'))]);
});

test('whatever comes back has a shorter form, which needs no other arguments', () => {
  const back = [...Object.values(lines.decisions).flatMap((some) => some ?? []), ...lines.anywhere]
    .filter(({ again }) => again !== undefined)
    .map(({ say }) => say);
  // They are rare: what happens after them is understood at once.
  const once = ['coach-suffer', 'coach-points', 'coach-wound', 'coach-goal'];
  const long = [...new Set(back)].filter((say) => !lines.shorter.includes(say));
  expect(long.filter((say) => !once.includes(say))).toEqual([]);
  const text = readFileSync(new URL('../../../../locales/en/coach.ftl', import.meta.url), 'utf8');
  const said = new Map([...text.matchAll(/^([a-z-]+) = (.*)$/gm)].map(([, id = '', words = '']) => [id, words]));
  for (const id of lines.shorter) {
    const [whole, short] = [said.get(id) ?? '', said.get(shortOf(id)) ?? ''];
    expect(short.length, id).toBeLessThan(whole.length * 0.85);
    const brief = lines.briefest.includes(id) ? (said.get(briefOf(id)) ?? '') : short.slice(1);
    expect(brief.length, id).toBeLessThan(short.length);
    for (const [, name = ''] of short.matchAll(/\$(\w+)/g)) expect(whole, id).toContain(`$${name}`);
  }
});
