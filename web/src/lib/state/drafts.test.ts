import { beforeEach, expect, test } from 'vitest';
import { asText, discardDrafts, Draft, draftOf, removeOldDrafts, textDraft } from './drafts.svelte';

function storage(): Storage {
  const kept = new Map<string, string>();
  const own = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      kept.set(key, value);
      Object.defineProperty(own, key, { value, enumerable: true, configurable: true });
    },
    removeItem: (key: string) => {
      kept.delete(key);
      Reflect.deleteProperty(own, key);
    },
  };
  for (const key of ['getItem', 'setItem', 'removeItem']) Object.defineProperty(own, key, { enumerable: false });
  return own as unknown as Storage;
}

beforeEach(() => {
  Object.assign(globalThis, { localStorage: storage(), sessionStorage: storage() });
});

test('a draft outlives its component, and the page if it may', () => {
  const typed = textDraft('a');
  typed.value = 'Howdy';
  expect(textDraft('a').value).toBe('Howdy');
  expect(new Draft('a', 'browser', asText).value).toBe('Howdy');
  expect(new Draft('a', 'tab', asText).value).toBe(null);

  const secret = textDraft('code', 'page');
  secret.value = 'never stored';
  expect(textDraft('code', 'page').value).toBe('never stored');
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('never stored');
});

test('what is sent is gone', () => {
  const typed = textDraft('b');
  typed.value = 'Howdy';
  typed.discard();
  expect(typed.value).toBe(null);
  expect(new Draft('b', 'browser', asText).value).toBe(null);
});

test('a stored value of another form is not read', () => {
  for (const text of ['', '{', '7', '{"at":"x","value":"y"}', '{"at":1,"value":{"no":"text"}}']) {
    localStorage.setItem('darkrock.draft.c', text);
    expect(new Draft('c', 'browser', asText).value, text).toBe(null);
  }
});

test('a browser without storage keeps drafts as long as the page', () => {
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new Error('refused');
    },
  });
  const typed = textDraft('d');
  typed.value = 'Howdy';
  expect(textDraft('d').value).toBe('Howdy');
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, writable: true, value: storage() });
});

test('old drafts are removed, and all of them when somebody leaves', () => {
  const day = 86_400_000;
  const typed = draftOf('e', asText);
  typed.value = 'Howdy';
  localStorage.setItem('other', 'kept');
  removeOldDrafts(Date.now() + 29 * day);
  expect(new Draft('e', 'browser', asText).value).toBe('Howdy');
  removeOldDrafts(Date.now() + 31 * day);
  expect(new Draft('e', 'browser', asText).value).toBe(null);
  typed.value = 'Again';
  discardDrafts();
  expect([typed.value, new Draft('e', 'browser', asText).value]).toEqual([null, null]);
  expect(localStorage.getItem('other')).toBe('kept');
});
