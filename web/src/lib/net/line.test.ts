// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { get, patience, post } from './api';
import { again, atHeader, line, lineHeader } from './line.svelte';

let asked: { path: string; headers: Headers }[] = [];

/** A server that tells these places in line, and then serves. */
function serve(...places: number[]): void {
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    asked.push({ path, headers: new Headers(init.headers) });
    const ahead = places.shift();
    if (ahead === undefined) return Promise.resolve(new Response(JSON.stringify({ n: 1 })));
    const headers = { [lineHeader]: String(ahead), [atHeader]: `server ${String(ahead)}` };
    return Promise.resolve(new Response(JSON.stringify({ ahead }), { status: 202, headers }));
  });
}

beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a request that waits in line is sent again, and its place is known meanwhile', async () => {
  serve(3, 1);
  const answer = get('/api/rules/en');
  await vi.advanceTimersByTimeAsync(0);
  expect([line.ahead, asked.length]).toEqual([3, 1]);
  await vi.advanceTimersByTimeAsync(again);
  expect([line.ahead, asked.length]).toEqual([1, 2]);
  await vi.advanceTimersByTimeAsync(again);
  expect(await answer).toEqual({ n: 1 });
  expect([line.ahead, asked.length]).toEqual([null, 3]);
  expect(asked.every(({ headers }) => headers.get('prefer') === 'respond-async')).toBe(true);
  expect(asked.map(({ headers }) => headers.get(atHeader))).toEqual([null, 'server 3', 'server 1']);
});

test('of several that wait, the place of the first is shown; an answer of another kind is not taken for a place', async () => {
  serve(5, 2);
  const both = [post('/api/tables', {}), get('/api/tables/a/replay')];
  await vi.advanceTimersByTimeAsync(0);
  expect(line.ahead).toBe(2);
  await vi.advanceTimersByTimeAsync(again);
  expect(await Promise.all(both)).toEqual([{ n: 1 }, { n: 1 }]);
  const ids = asked.filter(({ path }) => path === '/api/tables').map(({ headers }) => headers.get('idempotency-key'));
  expect([ids.length, new Set(ids).size], 'the same request each time').toEqual([2, 1]);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"status":"working","ahead":4}', { status: 202 })));
  expect(await get('/api/tables/a/review')).toMatchObject({ ahead: 4 });
  expect(line.ahead).toBeNull();
});

test('one that fails while it waits leaves the line', async () => {
  serve(3);
  const answer = get('/api/rules/en');
  await vi.advanceTimersByTimeAsync(0);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const failed = expect(answer).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(again + patience);
  await failed;
  expect(line.ahead).toBeNull();
});
