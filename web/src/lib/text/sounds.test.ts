import { afterEach, expect, test } from 'vitest';
import { bundleOf, useBundle } from './fluent';
import { commas, list } from './list';
import { soundIn } from './sounds';

const sounds = 'i: i í hi hí -hie -hia\no: o ó ho hó 8';

afterEach(() => useBundle(bundleOf('en', [])));

test('a language names the beginnings of its sounds', () => {
  const cases = [
    ['Isom Dart', 'i'],
    ['«Íñigo»', 'i'],
    ['¿hilos?', 'i'],
    ['hierro', 'other'],
    ['oro', 'o'],
    ['8 $', 'o'],
    ['Bob', 'other'],
    ['', 'other'],
  ] as const;
  for (const [text, sound] of cases) expect(soundIn(sounds, text), text).toBe(sound);
  expect(soundIn('', 'Isom Dart')).toBe('other');
});

test('the last word of a list follows the "and" of its sound', () => {
  const joints = `
say-comma = { $head }, { $next }
say-and = { $before ->
    [i] { $head } e { $last }
   *[other] { $head } y { $last }
}
`;
  useBundle(bundleOf('es', [joints]));
  expect(list(['Annie Oakley', 'Isom Dart'])).toBe('Annie Oakley y Isom Dart');
  useBundle(bundleOf('es', [`${joints}say-sounds =\n    i: i hi -hie\n`]));
  expect(list(['Annie Oakley', 'Isom Dart'])).toBe('Annie Oakley e Isom Dart');
  expect(commas(['Annie Oakley', 'Isom Dart'])).toBe('Annie Oakley, Isom Dart');
  expect(list(['Annie Oakley', 'Isom Dart', 'Hierro'])).toBe('Annie Oakley, Isom Dart y Hierro');
});
