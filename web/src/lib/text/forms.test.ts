// Where a name stands in a message, and what is said there: the cases of crates/texts/src/forms/tests.rs.

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { marked, namedBy, pieces, place } from './forms';

const him = { name: 'L’Uomo', within: 'l’Uomo', after: { a: 'all’Uomo' } };

function said(message: string, name: string, you = 'no'): string {
  const bundle = new FluentBundle('en', { useIsolating: false, functions: namedBy('en', () => him) });
  bundle.addResource(place(new FluentResource(`said = ${message}\n`)));
  const value = bundle.getMessage('said')?.value ?? '';
  const errors: Error[] = [];
  const text = bundle.formatPattern(value, { name, you, n: 3 }, errors);
  expect(errors).toEqual([]);
  return text;
}

const you = (yours: string): string => `{ $you ->\n [other] ${yours}\n *[no] { $name }\n }`;

describe('a name has the form of its place', () => {
  test.each([
    ['{ $name } pesca.', ['L’Uomo pesca.', 'Annie pesca.', 'Evviva! pesca.']],
    ['Tocca a { $name }.', ['Tocca all’Uomo.', 'Tocca a Annie.', 'Tocca a Evviva!']],
    ['Vince { $name }.', ['Vince l’Uomo.', 'Vince Annie.', 'Vince Evviva!']],
    ['Fine. { $name } pesca.', ['Fine. L’Uomo pesca.', 'Fine. Annie pesca.', 'Fine. Evviva! pesca.']],
    ['Vince: { $name }.', ['Vince: l’Uomo.', 'Vince: Annie.', 'Vince: Evviva!']],
    ['{ $name }: { $name }', ['L’Uomo: l’Uomo', 'Annie: Annie', 'Evviva!: Evviva!']],
    [`${you('tu')}.`, ['L’Uomo.', 'Annie.', 'Evviva!']],
    [`Tocca a ${you('te')}.`, ['Tocca all’Uomo.', 'Tocca a Annie.', 'Tocca a Evviva!']],
    ['A 5a { $name }', ['A 5a l’Uomo', 'A 5a Annie', 'A 5a Evviva!']],
    ['{ $n }a { $name }', ['3a l’Uomo', '3a Annie', '3a Evviva!']],
    ['Da { $n } a { $n }', ['Da 3 a 3', 'Da 3 a 3', 'Da 3 a 3']],
    ['{ $you ->\n [other] tu.\n *[no] Ecco { $name }.\n }', ['Ecco l’Uomo.', 'Ecco Annie.', 'Ecco Evviva!']],
    ['Ecco { $name }!', ['Ecco l’Uomo!', 'Ecco Annie!', 'Ecco Evviva!!']],
  ])('%s', (message, expected) => {
    expect(['L’Uomo', 'Annie', 'Evviva!'].map((name) => said(message, name))).toEqual(expected);
  });
});

test('a word before other words stays where it is', () => {
  expect(said(`Tocca a ${you('te')} ora`, 'Annie', 'other')).toBe('Tocca a te ora');
  expect(said(`Tocca a ${you('te')} ora`, 'Annie')).toBe('Tocca a Annie ora');
});

test('a marked name keeps its mark in every form', () => {
  const text = said('Tocca a { $name }.', marked(3, 'L’Uomo'));
  expect(pieces(text)).toEqual(['Tocca ', '3', 'all’Uomo', '.']);
  expect(pieces(said('Vince { $name }.', marked(3, 'L’Uomo')))).toEqual(['Vince ', '3', 'l’Uomo', '.']);
  expect(pieces(said('Tocca a { $name }.', marked(1, 'Annie')))).toEqual(['Tocca a ', '1', 'Annie', '.']);
});
