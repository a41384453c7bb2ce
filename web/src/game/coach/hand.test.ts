// What a card of the hand is good for now.

import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadTexts, t } from '$lib/text/fluent';
import { handbook, useHandbook } from '$lib/text/handbook';
import type { Handbook } from '$lib/wire';
import { sentencesFor } from './choose';
import { argsOf, type Facts } from './facts';
import { factsIn } from './facts.testing';
import { gistOf, toKeep, toLay, toPlay } from './hand';
import { lines } from './lines';
import { blank, count, tell } from './memory';

const root = new URL('../../../', import.meta.url);
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, root), 'utf8'));
useHandbook(read('fixtures/handbook.json') as Handbook);

const facts = (name: string, hand?: string[]): Facts => {
  const found = factsIn(name);
  return { ...found, own: { ...found.own, hand: hand ?? found.own.hand } };
};

/** A turn in which these cards can be played. */
function turn(hand: string[], playable: string[]): Facts {
  const shown = facts('turn-actions', hand);
  const [some] = shown.ask.offers;
  if (some === undefined) throw new Error('nothing is offered');
  const offers = playable.map((card) => ({ ...some, kind: 'play' as const, cards: [card] }));
  return { ...shown, ask: { ...shown.ask, offers: [{ ...some, kind: 'end' }, ...offers] } };
}

test('for an action the lowest card that can be played, so that the high ones remain for fights', () => {
  expect(toPlay(turn(['Kd', '5c', '3h'], ['Kd', '5c']))).toBe('5c');
  expect(toPlay(turn(['3h'], []))).toBeNull();
});

test('for later a reaction, or else a bonus of a card that is no action', () => {
  expect(toKeep(turn(['Qc', '10d', '6h', 'Kd'], []))).toBe('6h');
  expect(toKeep(turn(['Qc', '10d', 'Kd'], []))).toBe('10d');
  // Instincts have a bonus, too, but are used as an action.
  expect(toKeep(turn(['9c', 'Kd'], []))).toBeNull();
});

test('in a fight the card whose bonus counts there', () => {
  expect(toLay(facts('fight-bandit-lay'))).toBe('Qc');
  const laid = facts('fight-bandit-lay');
  const against = { ...laid, position: { ...laid.position, fight: { ...laid.position.fight, with_player: true } } };
  // It cancels the effect of fight cards, of which there is none against a player.
  expect(toLay(against as Facts)).toBeNull();
});

test('where each bonus counts is known of every card in the box', () => {
  const titles = Object.values(handbook()?.cards ?? {})
    .filter((card) => card.lines.some(({ kind }) => kind === 'bonus'))
    .map(({ title }) => title);
  expect([...new Set(titles)].sort()).toEqual(Object.values(lines.bonuses).flat().sort());
});

test('it is said at the first turns with a hand, once each', () => {
  const memory = blank();
  const asked = turn(['Kd', '5c', '3h'], ['Kd', '5c']);
  const said = Array.from({ length: 24 }, () => {
    count(memory);
    const says = sentencesFor(asked, memory);
    tell(memory, says);
    return says;
  });
  for (const id of ['coach-hand-action', 'coach-hand-later'])
    expect(said.flatMap((says, at) => (says.includes(id) ? [at] : []))).toEqual([expect.any(Number)]);
  expect(said.slice(0, 6).flat()).toContain('coach-hand-action');
});

describe.each(readdirSync(new URL('../locales/', root)).filter((name) => !name.includes('.')))('in %s', (language) => {
  beforeAll(() => loadTexts(language as 'en'));
  const cards = Object.keys((read('fixtures/handbook.json') as Handbook).cards);

  test('each card is named with what it does, in 25 words at most', () => {
    for (const card of cards) {
      const asked = turn([card], [card]);
      const said = ['coach-hand-action', 'coach-hand-later', 'coach-hand-fight'].flatMap((id) => {
        const laid = {
          ...asked,
          ask: { ...asked.ask, offers: [{ ...asked.ask.offers[0], kind: 'commit', cards: [card] }] },
        };
        const args = argsOf(id, (id === 'coach-hand-fight' ? laid : asked) as Facts);
        return args.text === undefined ? [] : [t(id, args)];
      });
      expect(gistOf(card), card).not.toBe('');
      expect(said.length, card).toBeGreaterThan(0);
      for (const text of said) {
        expect(text).toContain(gistOf(card));
        const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}$]/u.test(word));
        expect(words.length, text).toBeLessThanOrEqual(25);
      }
    }
  });
});
