// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { bundleOf, languages, loadHomeTexts, useBundle } from './fluent';

test('the page has the direction of its language, from the first screen on', async () => {
  useBundle(bundleOf('ar-XB', ['language-direction = rtl']));
  expect(document.documentElement.dir).toBe('rtl');
  await loadHomeTexts('en');
  expect(document.documentElement.dir).toBe('ltr');
  for (const language of languages) {
    document.documentElement.dir = '';
    await loadHomeTexts(language);
    expect(document.documentElement.dir, language).toMatch(/^(ltr|rtl)$/);
  }
});
