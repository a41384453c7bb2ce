import { expect, test } from 'vitest';
import { formOf } from './form';

const named = (width: number, height: number, scale = 1): string =>
  Object.entries(formOf(width, height, scale))
    .filter(([, on]) => on === true)
    .map(([name]) => name)
    .join(' ');

test.each([
  [1280, 720, 1, ''],
  [1920, 1080, 1, ''],
  [1920, 1080, 1.25, ''],
  // Over the bar of a replay or a lesson.
  [1280, 662, 1, 'short'],
  [1280, 720, 1.25, 'narrow short'],
  [1024, 768, 1, 'narrow'],
  [390, 844, 1, 'phone'],
  [844, 390, 1, 'phone across'],
  // A desktop at twice its size.
  [640, 360, 1, 'phone across'],
])('a table of %i by %i at text size %f', (width, height, scale, form) => {
  expect(named(width, height, scale)).toBe(form);
});
