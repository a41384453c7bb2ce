// @vitest-environment happy-dom
// A search in the help over a game, which goes when the dialog is closed.

import { flushSync, mount, tick, unmount } from 'svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import { speakEnglish } from '$lib/english.testing';
import type { RuleBook } from '$lib/wire';
import RulesDialog from './RulesDialog.svelte';

const rule = { id: 'base.setup.01', text: 'Deal three goals.', ruling: null, variant: null, example: false };
vi.mock('./book', () => ({
  loadRules: () =>
    Promise.resolve({
      about: '',
      aid: [],
      chapters: [{ id: 'setup', title: 'Setup', rules: [rule] }],
    } as unknown as RuleBook),
  loadNotes: () => Promise.resolve(null),
}));
vi.mock('./terms', async (original) => ({ ...(await original<object>()), loadStemmer: () => Promise.resolve(null) }));

beforeAll(speakEnglish);

/** Opens the help at the rule, once it is loaded. */
async function opened(): Promise<{ close: () => void; leave: () => void; field: () => HTMLInputElement | null }> {
  const onclose = vi.fn();
  const props = { open: true, rule: rule.id, answers: [], onclose };
  const shown = mount(RulesDialog, { target: document.body, props });
  flushSync();
  const field = (): HTMLInputElement | null => document.querySelector('input');
  await vi.waitFor(() => expect(field()).not.toBeNull());
  const close = (): void => {
    document.querySelector('dialog')?.close();
    flushSync();
    expect(onclose).toHaveBeenCalledOnce();
  };
  return { close, leave: () => void unmount(shown), field };
}

test('a search survives the page under the dialog, and not its user who closes it', async () => {
  const first = await opened();
  const field = first.field();
  if (field === null) throw new Error('no search');
  field.value = 'zzz';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await tick();
  expect(document.getElementById(rule.id)).toBeNull();
  first.leave();
  const second = await opened();
  expect(second.field()?.value).toBe('zzz');
  second.close();
  second.leave();
  // "Why?" opens it again, at the same rule.
  const third = await opened();
  expect(third.field()?.value).toBe('');
  expect(document.getElementById(rule.id)?.textContent).toContain('Deal three goals.');
  third.leave();
});
