import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { bundleOf, useBundle } from '$lib/text/fluent';
import { useHandbook } from '$lib/text/handbook';
import type { Handbook, RuleBook } from '$lib/wire';
import { meaningOf, pageOf, sectionsOf, usesOf, wordsFor } from './about';

const handbook = JSON.parse(
  readFileSync(new URL('../../../fixtures/handbook.json', import.meta.url), 'utf8'),
) as Handbook;
const place = (kind: string, labels: string[]) => ({
  id: `places-${kind}`,
  title: kind,
  blocks: [{ kind: 'facts' as const, facts: labels.map((label) => ({ label, spans: [{ text: 'Some.' }] })) }],
  sections: [],
});
const book: RuleBook = {
  about: '',
  chapters: [],
  aid: [
    {
      id: 'places',
      title: 'Places',
      blocks: [],
      sections: [
        place('bank', ['Deposit gold', 'Heist']),
        place('general-store', ['Shop']),
        place('hideout', ['Fight']),
      ],
    },
    {
      id: 'icons',
      title: 'Icons',
      blocks: [
        {
          kind: 'table',
          head: [],
          rows: [
            [
              [{ text: '', icon: 'money' }],
              [{ text: 'Money, up to $120.' }, { text: 'base.bank.06', rule: 'base.bank.06' }],
            ],
          ],
        },
      ],
      sections: [],
    },
  ],
};

beforeAll(() => useHandbook(handbook));

test('a place tells what it offers, also one that is used from beside', () => {
  expect(usesOf('darkrock-bank', book, null)).toEqual(['Deposit gold', 'Heist']);
  expect(usesOf('darkrock-1', book, null)).toEqual(['Shop']);
  expect(usesOf('sunny-hills-hideout-b', book, null)).toEqual(['Fight']);
  expect(usesOf('darkrock-5', book, null)).toEqual([]);
});

test('where a bandit was fought there is none to fight', () => {
  const act = (name: string) => ({ label: name, spans: [], act: name });
  const hideout = {
    ...place('hideout', []),
    blocks: [{ kind: 'facts' as const, facts: [act('bandit'), act('work')] }],
  };
  const there: RuleBook = { ...book, aid: [hideout] };
  const uses = (bandits: string[]) => usesOf('sunny-hills-hideout-b', there, { bandits });
  expect(uses(['sunny-hills-hideout-b'])).toEqual(['bandit', 'work']);
  expect(uses(['dixon-creek-hideout-b'])).toEqual(['work']);
});

test('what an action pays is told with it', () => {
  useBundle(bundleOf('en', ['label = { $label }:{ " " }']));
  const paid: RuleBook = {
    ...book,
    aid: [
      {
        id: 'places-bank',
        title: 'Bank',
        blocks: [{ kind: 'facts', facts: [{ label: 'Deposit gold', spans: [], pays: '$20 each' }] }],
        sections: [],
      },
    ],
  };
  expect(usesOf('darkrock-bank', paid, null).map((use) => use.replace(/[\u2068\u2069]/g, ''))).toEqual([
    'Deposit gold: $20 each',
  ]);
});

test('every place of the board names a section of the aid', () => {
  const kinds = new Set(Object.values(handbook.spaces).flatMap((space) => space?.places ?? []));
  expect([...kinds].sort()).toEqual([
    'bank',
    'cabaret',
    'doctors-office',
    'general-store',
    'hideout',
    'mine',
    'rail-station',
    'ranch',
    'saloon',
    'sheriffs-office',
  ]);
});

test('a picture has its meaning with the rules, or without', () => {
  expect(meaningOf('money', book)).toHaveLength(2);
  expect(wordsFor('money', book)).toBe('Money, up to $120.');
  expect(wordsFor('end', book)).toBeNull();
});

test('everything leads to a page of the rules', () => {
  expect(pageOf({ kind: 'item', item: 'mule+', seat: 1 }, book)).toBe('item.mule');
  expect(pageOf({ kind: 'goal', goal: 'annie-sharpshooter' }, book)).toBe('goal.annie-sharpshooter');
  expect(pageOf({ kind: 'place', space: 'darkrock-bank' }, book)).toBe('aid-places-bank');
  expect(pageOf({ kind: 'thing', icon: 'money' }, book)).toBe('aid-icons');
  expect(pageOf({ kind: 'plans' }, book)).toBeNull();
});

test('nothing is told before the rules have come', () => {
  expect(sectionsOf({ kind: 'plans' }, null)).toEqual([]);
  expect(usesOf('darkrock-bank', null, null)).toEqual([]);
});
