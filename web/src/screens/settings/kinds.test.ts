// @vitest-environment happy-dom
// An hour of rest that cannot be sent is kept until it can be, or until it is another one.

import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, expect, test } from 'vitest';
import { speakEnglish } from '$lib/english.testing';
import type { NoticeSettings, Quiet } from '$lib/wire';
import NoticeKinds from './NoticeKinds.svelte';

beforeAll(speakEnglish);

/** What the two fields show with these hours, after something is typed into the first one. */
function hours(quiet: Quiet, typed?: string): (string | undefined)[] {
  const settings = { quiet } as NoticeSettings;
  const shown = mount(NoticeKinds, { target: document.body, props: { settings, onchange: () => undefined } });
  flushSync();
  const fields = document.querySelectorAll<HTMLInputElement>('input[type="time"]');
  if (typed !== undefined && fields[0] !== undefined) {
    fields[0].value = typed;
    fields[0].dispatchEvent(new Event('change', { bubbles: true }));
    flushSync();
  }
  const values = [...fields].map(({ value }) => value);
  void unmount(shown);
  return values;
}

test('a rejected hour comes back with the hours that reject it, and not once it was valid', () => {
  const night = { from: 22 * 60, to: 7 * 60 };
  expect(hours(night, '07:00')).toEqual(['07:00', '07:00']);
  expect(hours(night)).toEqual(['07:00', '07:00']);
  // The hours were changed elsewhere.
  expect(hours({ ...night, to: 8 * 60 })).toEqual(['22:00', '08:00']);
  expect(hours(night)).toEqual(['22:00', '07:00']);
});
