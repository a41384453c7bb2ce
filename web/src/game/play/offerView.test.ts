import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { wholeMessage } from '$lib/net/complete';
import { bundleOf, useBundle } from '$lib/text/fluent';
import { characterName, useHandbook } from '$lib/text/handbook';
import { iconNames } from '$lib/ui/icons';
import type { Closed, Handbook, Offer, ToPage } from '$lib/wire';
import { groupOf } from './groups';
import { offerView, type Setting } from './offerView';

const fixtures = new URL('../../../fixtures/', import.meta.url);
const locales = new URL('../../../../locales/en/', import.meta.url);
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, fixtures), 'utf8'));
const names = readdirSync(fixtures).filter((name) => name !== 'handbook.json' && name.endsWith('.json'));

interface Asked {
  setting: Setting;
  choices: (Offer | Closed)[];
}

function askedIn(name: string): Asked | null {
  const message = wholeMessage(read(name) as ToPage);
  if (message.type !== 'snapshot' || message.game === null) return null;
  const { position, own, ask } = message.game;
  const called = (seat: number): string =>
    characterName(position.players.find((player) => player.seat === seat)?.character ?? '');
  return { setting: { names: called, position, own }, choices: [...(ask?.offers ?? []), ...(ask?.closed ?? [])] };
}

beforeAll(() => {
  const texts = readdirSync(locales, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ftl') && !name.endsWith('tui.ftl'))
    .map((name) => readFileSync(new URL(name, locales), 'utf8'));
  useBundle(bundleOf('en', texts));
  useHandbook(read('handbook.json') as Handbook);
});

describe.each(names)('%s', (name) => {
  test('every choice has an icon and words', () => {
    const asked = askedIn(name);
    for (const choice of asked?.choices ?? []) {
      if (asked === null) continue;
      const view = offerView(choice, asked.setting);
      expect(iconNames, choice.choice).toContain(view.icon);
      expect(view.label.trim(), choice.choice).not.toBe('');
      for (const words of [view.label, view.detail ?? '-', view.price ?? '-']) {
        expect(words, choice.choice).not.toMatch(/\[|\]|undefined|NaN|[a-z]-[a-z]+-[a-z]/);
        expect(words.trim(), choice.choice).not.toBe('');
        expect(words, choice.choice).not.toBe(choice.choice);
      }
    }
  });
});

test('every kind of choice of the fixtures has a place', () => {
  const stops = names.flatMap((name) => askedIn(name)?.choices ?? []).filter(({ kind }) => groupOf(kind) === 'stop');
  expect(new Set(stops.map(({ kind }) => kind))).toContain('pass');
  expect(groupOf('move')).toBe('move');
  expect(groupOf('nothing like it')).toBe('choice');
});

test('a choice warns of what a limit would take of its gain', () => {
  const asked = askedIn('turn-actions-deposit.json');
  const work = asked?.choices.find(({ kind }) => kind === 'work');
  if (asked === null || work === undefined) throw new Error('nobody can work there');
  expect(offerView({ ...work, lost_money: 0 }, asked.setting).warning).toBeUndefined();
  expect(offerView({ ...work, lost_money: 60 }, asked.setting).warning).toBe(
    '$60 would be lost: you can hold $120 at most',
  );
  expect(offerView({ ...work, lost_nuggets: 1 }, asked.setting).warning).toMatch(/^1 nugget would be lost/);
});

test('what is sold at the bank is named as it is paid', () => {
  const asked = askedIn('turn-actions-deposit.json');
  const deposit = asked?.choices.find(({ kind }) => kind === 'deposit');
  if (asked === null || deposit === undefined) throw new Error('nothing can be sold there');
  const sold = (number: number, cards: string[]): string => {
    const all = number + cards.length;
    return offerView({ ...deposit, number, cards, money: 20 * all, lp: all }, asked.setting).label;
  };
  expect(sold(0, ['10c'])).toBe('Sell 1 card as a nugget');
  expect(sold(1, [])).toBe('Sell 1 nugget');
  expect(sold(1, ['10c'])).toBe('Sell 1 nugget and 1 card');
  expect(sold(3, ['10c'])).toBe('Sell 3 nuggets and 1 card');
  expect(sold(3, ['10c', '10s'])).toBe('Sell 3 nuggets and 2 cards');
});

test('completed goals have a place of their own, with what they are worth', () => {
  const asked = askedIn('turn-goals-goal.json');
  const goal = asked?.choices.find(({ kind }) => kind === 'goal');
  if (asked === null || goal === undefined) throw new Error('no goal is completed there');
  expect(groupOf(goal.kind)).toBe('goal');
  expect(offerView(goal, asked.setting).detail).toMatch(/legendary token of 1 to 3 LP/);
});

test('cattle of a ranch and a stray are told apart', () => {
  const asked = askedIn('turn-actions-acquire.json');
  const offer = asked?.choices.find(({ kind }) => kind === 'acquire');
  if (asked == null || offer === undefined) throw new Error('no cattle can be taken');
  const { position, own } = asked.setting;
  const strays = { name: 'map-token-longhorn', fights: false, spaces: ['darkrock-1', 'mesitos-point-ranch'] };
  const at = (space: string) =>
    offerView(offer, {
      ...asked.setting,
      position: {
        ...position,
        map_tokens: [strays],
        players: position.players.map((player) => (player.seat === own?.seat ? { ...player, space } : player)),
      },
    });
  expect(at('mesitos-point-ranch')).toMatchObject({ detail: 'Wrangle the cattle at a Rail Station, or rustle them' });
  expect(at('darkrock-1')).toMatchObject({
    label: 'Take the longhorn',
    detail: 'Deliver it to a Rail Station, a Ranch or the Outlaw Camp',
  });
});
