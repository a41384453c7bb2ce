// "Why?" at every question that the program can ask: the rule that answers it comes first, in each edition of the rules.

import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { wholeMessage } from '$lib/net/complete';
import type { ToPage } from '$lib/wire';
import { answersTo } from './choose';
import { lines } from './lines';

const root = new URL('../../../../', import.meta.url);
const files = (folder: string, end: string): string[] =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(end))
    .map((name) => readFileSync(new URL(`${folder}/${name}`, root), 'utf8'));

/** The editions of each rule. */
const editions = new Map(
  files('content', '.yaml').flatMap((text) =>
    [...text.matchAll(/^ {2}- id: (\S+)\n(?: {4}[a-z_]+:.*\n)*? {4}editions: \[(.*)\]/gm)].map(
      ([, id = '', some = '']): [string, string[]] => [id, some.split(', ')],
    ),
  ),
);
/** The topics of all questions: the program words each in this file. */
const asked = readFileSync(new URL('crates/texts/src/questions.rs', root), 'utf8');
const topics = [...new Set([...asked.matchAll(/"question-([a-z-]+)"/g)].map(([, topic = '']) => topic))];
/** They ask nothing. */
const none = ['none', 'wait', 'over'];

test('questions and rules are found', () => {
  expect(topics.length).toBeGreaterThan(60);
  expect(editions.size).toBeGreaterThan(1000);
});

test.each(topics.filter((topic) => !none.includes(topic)))('%s is answered in each edition', (topic) => {
  const answers = lines.why[topic] ?? [];
  expect(answers.filter((id) => !editions.has(id))).toEqual([]);
  for (const edition of ['en', 'fr', 'it'])
    expect(
      answers.filter((id) => editions.get(id)?.includes(edition)),
      edition,
    ).not.toEqual([]);
});

describe('answers by opponent', () => {
  const special = Object.entries(lines.why).filter(([key]) => key.includes('/'));
  test.each(special)('%s', (key, ids) => {
    expect(topics).toContain(key.split('/')[0]);
    expect((ids ?? []).filter((id) => !editions.has(id))).toEqual([]);
  });
});

test('there are answers to no other questions', () => {
  expect(Object.keys(lines.why).filter((key) => !topics.includes(key.split('/')[0] ?? ''))).toEqual([]);
});

describe('the rule behind a question is one of those that answer it', () => {
  const fixtures = readdirSync(new URL('web/fixtures/', root)).filter((name) => name !== 'handbook.json');
  test.each(fixtures)('%s', (name) => {
    const message = wholeMessage(JSON.parse(readFileSync(new URL(`web/fixtures/${name}`, root), 'utf8')) as ToPage);
    if (message.type !== 'snapshot' || message.game?.ask == null) return;
    const { ask, position } = message.game;
    expect(answersTo({ ask, position })).toContain(ask.rule);
  });
});
