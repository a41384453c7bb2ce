// @vitest-environment happy-dom
// The goals that are introduced at the beginning: they go with the first choice, or are put away.

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { recorded, speakEnglish } from '$lib/english.testing';
import { event } from '$lib/events.testing';
import { wholeMessage } from '$lib/net/complete';
import { change } from '$lib/state/settings.svelte';
import { sat } from '$lib/state/testing';
import type { ToPage } from '$lib/wire';
import { Play } from '../play/play.svelte';
import Introductions from './Introductions.svelte';
import Notices from './Notices.svelte';
import { wasIntroduced } from './introduced';

beforeAll(() => {
  speakEnglish();
  Element.prototype.animate = () => ({ cancel: () => undefined, finished: Promise.resolve() }) as unknown as Animation;
});
beforeEach(() => {
  localStorage.clear();
  return change({ coach: false, speed: 0 });
});

let shown: object | null = null;
afterEach(() => {
  if (shown !== null) void unmount(shown);
  shown = null;
  document.body.replaceChildren();
});

/** A table in the first round, with the introductions over it. */
function introduced(waits = false): Play {
  const message = wholeMessage(recorded('fixtures/turn-actions') as ToPage);
  const { table } = sat();
  table.take(message);
  const play = new Play(table);
  shown = mount(Introductions, { target: document.body, props: { play, waits } });
  flushSync();
  return play;
}
const goals = (): HTMLElement | null => document.querySelector('section.notice:not([inert])');

test('goals can be put away on the desktop, too', () => {
  introduced();
  expect(goals()).not.toBeNull();
  document.querySelector<HTMLButtonElement>('section.notice header button')?.click();
  flushSync();
  expect(goals()).toBeNull();
  expect(wasIntroduced('goals')).toBe(true);
});

test.each([false, true])('goals go with the first choice, in an open store: %s', (inStore) => {
  const play = introduced();
  if (inStore) play.visiting = 'store';
  flushSync();
  expect(wasIntroduced('goals')).toBe(false);
  const choice = play.offers[0]?.choice ?? '';
  // A scene tells the table what is chosen.
  play.table.choose(choice);
  flushSync();
  expect(wasIntroduced('goals')).toBe(true);
  play.visiting = null;
  flushSync();
  expect(goals()).toBeNull();
});

test('the recap before the first turn says that it is there, until the first action', () => {
  const { table } = sat();
  table.take(wholeMessage(recorded('fixtures/turn-actions') as ToPage));
  const me = table.facing ?? 0;
  const robbed = event(902, 'wounded', { seat: me, amount: 1, line: { id: 'choice-pass', args: {} } });
  const dealt = event(1, 'money', { seat: me, amount: 40 });
  const turns = [dealt, event(901, 'turn-begins', { seat: me + 1 }), robbed, event(903, 'turn-begins', { seat: me })];
  let first = false;
  const props = {
    play: new Play(table),
    get first() {
      return first;
    },
    set first(is: boolean) {
      first = is;
    },
  };
  table.log = [];
  shown = mount(Notices, { target: document.body, props });
  flushSync();
  expect(first).toBe(false);
  table.log = turns;
  flushSync();
  expect(first).toBe(true);
  table.log = [...turns, event(904, 'moved', { seat: me })];
  flushSync();
  expect(first).toBe(false);
});

test('goals wait while something else is read first, and are not lost', () => {
  introduced(true);
  expect(goals()).toBeNull();
  expect(wasIntroduced('goals')).toBe(false);
});
