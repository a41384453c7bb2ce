// @vitest-environment happy-dom
// Who plays a seat, as its panel says it.

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { recorded, speakEnglish } from '$lib/english.testing';
import { wholeMessage } from '$lib/net/complete';
import type { SeatInfo, TableInfo, ToPage } from '$lib/wire';
import { seated } from '../play/seats';
import type { GameTable } from '../play/table';
import RailTags from './RailTags.svelte';

beforeAll(speakEnglish);
let shown: object | null = null;
afterEach(() => {
  if (shown !== null) void unmount(shown);
});

/** What the panel of the second seat says, its tag, and the person of its card among six. */
function panelOf(more: Partial<SeatInfo>): { words: string; tag: string | null; person: string | null } {
  const message = wholeMessage(recorded('fixtures/turn-actions') as ToPage);
  if (message.type !== 'snapshot' || message.game === null) throw new Error('no game');
  const { position } = message.game;
  const [first] = message.table.seats;
  const bobby = { ...first, seat: 2, mine: false, sitter: 'person', bot: null, name: 'Bobby', stand_in: false };
  const info = { ...message.table, seats: [first, { ...bobby, ...more }] } as TableInfo;
  const one = seated({ position, info, mine: [1], names: String } as unknown as GameTable)[1];
  if (one === undefined) throw new Error('one seat only');
  shown = mount(RailTags, { target: document.body, props: { seated: { ...one, playing: false, choosing: false } } });
  flushSync();
  const [words, person] = [document.body.textContent, one.person].map((text) => text?.replace(/[⁨⁩]/g, '').trim());
  const tag = document.querySelector('.tag [aria-label]')?.getAttribute('aria-label') ?? null;
  return { words: words ?? '', tag, person: person ?? null };
}

test('the panel names whoever plays, and the tag says that a bot does it for them', () => {
  const replaced = panelOf({ sitter: 'bot', bot: 'gunslinger', stand_in: true });
  expect(replaced).toEqual({ words: 'Bobby', tag: 'A bot plays', person: 'Bobby' });
});

test('a bot of its own has the name of its level', () => {
  const own = panelOf({ sitter: 'bot', bot: 'gunslinger', name: 'gunslinger' });
  expect(own).toEqual({ words: 'Gunslinger', tag: null, person: null });
});
