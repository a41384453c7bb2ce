// One source: what a lesson and the coach both say is one message, to which the other refers.

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const root = new URL('../../../../locales/', import.meta.url);
const languages = readdirSync(root).filter((name) => !name.includes('.'));

/** The messages of a file, each in one line. */
function messages(path: string): [id: string, text: string][] {
  const joined = readFileSync(new URL(path, root), 'utf8').replace(/\n +/g, ' ');
  return [...joined.matchAll(/^([a-z][a-z0-9-]*) = ?(.*)$/gm)].map(([, id = '', text = '']) => [id, text]);
}

/** So many words in a row say something. */
const least = 5;
/** The sentences of a text, and their parts between colons and semicolons, without what a reference says. */
const partsOf = (text: string): string[] =>
  [text.split(/[.!?]/), text.split(/[.!?:;]/)]
    .flat()
    .map((part) => part.toLowerCase().match(/[\p{L}\p{N}’$]+|\{[^}]*\}/gu) ?? [])
    .filter((words) => words.length >= least)
    .map((words) => words.join(' '));

/** The parts that several of these messages say. */
function repeated(said: readonly [id: string, text: string][]): string[] {
  const by = new Map<string, Set<string>>();
  for (const [id, text] of said) for (const part of partsOf(text)) by.set(part, (by.get(part) ?? new Set()).add(id));
  return [...by].filter(([, ids]) => ids.size > 1).map(([part, ids]) => `${[...ids].join(' = ')}: ${part}`);
}

test('equal sentences are found, and references are none', () => {
  expect(
    repeated([
      ['a', 'Now then: the higher card wins here.'],
      ['b', 'The higher card wins here! Go.'],
    ]),
  ).toHaveLength(1);
  expect(
    repeated([
      ['a', 'The higher card wins here.'],
      ['b', '{ a } Go.'],
    ]),
  ).toEqual([]);
});

describe.each(languages)('in %s', (language) => {
  const coach = messages(`${language}/coach.ftl`);
  const lessons = [
    `${language}/tutorial.ftl`,
    ...readdirSync(new URL(`${language}/`, root), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('/tutorial.ftl'))
      .map((name) => `${language}/${name}`),
  ].flatMap(messages);

  test('coach and lessons say nothing twice', () => {
    const both = (line: string): boolean => line.includes('coach-') && line.includes('tutorial-');
    expect(repeated([...coach, ...lessons]).filter(both)).toEqual([]);
  });

  test('what the lessons refer to is there', () => {
    const ids = new Set(coach.map(([id]) => id));
    const referred = lessons.flatMap(([, text]) =>
      [...text.matchAll(/\{ (coach-[a-z-]+) \}/g)].map(([, id = '']) => id),
    );
    expect(referred.length).toBeGreaterThan(12);
    expect(referred.filter((id) => !ids.has(id))).toEqual([]);
  });
});
