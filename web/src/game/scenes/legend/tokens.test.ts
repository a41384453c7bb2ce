// @vitest-environment happy-dom
// The map tokens of a legendary story: what a revealed one told and brought is there for fingers and keyboards, too.

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { speakEnglish } from '$lib/english.testing';
import { withPopovers } from '$lib/ui/popover.testing';
import StoryTokens from './StoryTokens.svelte';
import type { LegendView } from './view';

beforeAll(() => {
  speakEnglish();
  withPopovers();
});

let shown: object | null = null;
afterEach(() => {
  if (shown !== null) void unmount(shown);
  shown = null;
});

const hoof = { tale: 'You came up behind the wrong mule.', text: 'Draw 1 card.', lines: ['Draw 1 card.'] };

/** Shows the tokens of a story of which this one was revealed. Returns its buttons, and what is told of it now. */
function tokens(page: LegendView['revealed'][number]['page']) {
  const view = { facedown: ['Red Falls'], revealed: [{ token: 'danger', page, seat: 1 }] } as unknown as LegendView;
  shown = mount(StoryTokens, { target: document.body, props: { view, names: () => 'Mara' } });
  flushSync();
  const told = (): string[] => {
    flushSync();
    return [...document.querySelectorAll('[role="tooltip"][data-open]')].map((tip) => tip.textContent.trim());
  };
  return { buttons: [...document.querySelectorAll('button')], told };
}

test('a press tells what a revealed token told and brought, a focus as well', () => {
  const { buttons, told } = tokens(hoof);
  const [token] = buttons as [HTMLButtonElement];
  expect(buttons).toHaveLength(1);
  expect(told()).toEqual([]);
  token.click();
  expect(told()).toEqual([expect.stringContaining(hoof.tale)]);
  expect(told()[0]).toContain(hoof.text);
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(told()).toEqual([]);
  token.focus();
  expect(told()).toHaveLength(1);
  expect(document.getElementById(token.getAttribute('aria-describedby') ?? '')?.textContent).toContain(hoof.text);
});

test('a token about which nothing is known is no button', () => {
  expect(tokens(null).buttons).toEqual([]);
  expect(document.body.textContent).toContain('Mara');
});
