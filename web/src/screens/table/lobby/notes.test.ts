import { expect, test } from 'vitest';
import { bundleOf, useBundle } from '$lib/text/fluent';
import { wordsOfWrong } from './notes';

useBundle(
  bundleOf('en', [
    'web-notes-wrong = No such file: { $what }',
    'web-notes-size = Too large.',
    'web-error-server = The server failed.',
    'web-error-not-host = Only the host.',
  ]),
);

test('what is wrong with a file is said, with its line', () => {
  const wrong = (code: string, message = '') => wordsOfWrong({ error: { code, message } });
  expect(wrong('notes', 'line 4: unknown field')).toBe('No such file: line 4: unknown field');
  expect(wrong('notes-size')).toBe('Too large.');
  expect(wrong('not-host')).toBe('Only the host.');
  expect(wordsOfWrong('<html>')).toBe('The server failed.');
});
