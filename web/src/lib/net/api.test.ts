// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { access } from './access.svelte';
import { ApiError, get, idHeader, lastPatience, longPatience, patience, pause, post, remove, tries } from './api';

/** What the server does with each request in turn. */
type Deed = 'silence' | 'refused' | [status: number, body: unknown];

let asked: { method: string; path: string; body: unknown; id: string | null }[] = [];

function serve(...deeds: Deed[]): void {
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    asked.push({ method: init.method ?? '', path, body: init.body, id: new Headers(init.headers).get(idHeader) });
    const deed = deeds.shift() ?? 'silence';
    if (deed === 'refused') return Promise.reject(new TypeError('Failed to fetch'));
    if (deed !== 'silence') return Promise.resolve(new Response(JSON.stringify(deed[1]), { status: deed[0] }));
    // As a browser does: the promise is rejected with the reason of the abortion.
    return new Promise((_, reject) => {
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
    });
  });
}

/** How a request ended so far. */
function outcome(of: Promise<unknown>): { now: unknown } {
  const seen = { now: 'waits' as unknown };
  of.then(
    (value) => (seen.now = value),
    (error: unknown) => (seen.now = error instanceof ApiError ? error.code : error),
  );
  return seen;
}

beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  access.admitted();
  vi.unstubAllGlobals();
});

test('a question that is not answered is asked once more', async () => {
  serve('silence', [200, { n: 1 }]);
  const seen = outcome(get('/api/me'));
  await vi.advanceTimersByTimeAsync(patience - 1);
  expect([seen.now, asked.length]).toEqual(['waits', 1]);
  await vi.advanceTimersByTimeAsync(1);
  expect([seen.now, asked.length]).toEqual([{ n: 1 }, 2]);
});

test('a frozen server that is reached twice costs its time twice', async () => {
  serve('silence', 'silence', [200, { n: 1 }]);
  const seen = outcome(get('/api/me'));
  await vi.advanceTimersByTimeAsync(tries * patience);
  expect([seen.now, asked.length]).toEqual([{ n: 1 }, 3]);
});

test('the last silence is the end', async () => {
  serve('silence', 'silence', 'silence');
  const seen = outcome(get('/api/me'));
  await vi.advanceTimersByTimeAsync(tries * patience + lastPatience - 1);
  expect(seen.now).toBe('waits');
  await vi.advanceTimersByTimeAsync(1);
  expect([seen.now, asked.length]).toEqual(['network', 3]);
});

test('what changes something is sent again with the same id', async () => {
  const deeds: (() => Promise<unknown>)[] = [() => post('/api/tables', { n: 1 }), () => remove('/api/account/email')];
  const ids: (string | null)[] = [];
  for (const send of deeds) {
    asked = [];
    serve('silence', 'silence', [200, { n: 1 }]);
    const seen = outcome(send());
    await vi.advanceTimersByTimeAsync(tries * patience);
    expect([seen.now, asked.length]).toEqual([{ n: 1 }, 3]);
    expect([asked[1], asked[2]], 'the same request each time').toEqual([asked[0], asked[0]]);
    ids.push(asked[0]?.id ?? null);
  }
  expect(ids[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(ids[1], 'another request has another id').not.toBe(ids[0]);
  asked = [];
  serve([200, {}]);
  outcome(get('/api/me'));
  expect(asked[0]?.id, 'a question has none').toBeNull();
});

test('what changes something is sent again when its server is gone', async () => {
  for (const lost of ['refused', [502, 'Bad Gateway'], [503, { error: { code: 'unavailable' } }]] as Deed[]) {
    asked = [];
    serve(lost, lost, [200, { n: 1 }]);
    const seen = outcome(post('/api/tables', {}));
    await vi.advanceTimersByTimeAsync(tries * pause);
    expect([seen.now, asked.length]).toEqual([{ n: 1 }, 3]);
    expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
  }
  serve('refused', 'refused', 'refused');
  const seen = outcome(post('/api/tables', {}));
  await vi.advanceTimersByTimeAsync(tries * pause);
  expect(seen.now, 'and is given up in the end').toBe('network');
});

test('what the server refuses is not sent again', async () => {
  serve([409, { error: { code: 'open-seats', message: '' } }]);
  const seen = outcome(post('/api/tables', {}));
  await vi.advanceTimersByTimeAsync(0);
  expect([seen.now, asked.length]).toEqual(['open-seats', 1]);
});

test('slow work has time, and is not begun twice', async () => {
  for (const path of ['/api/tables/a/review', '/api/tables/a/replay?from=0', '/api/search?players=2']) {
    asked = [];
    serve('silence');
    const seen = outcome(get(path));
    await vi.advanceTimersByTimeAsync(longPatience - 1);
    expect([seen.now, asked.length]).toEqual(['waits', 1]);
    await vi.advanceTimersByTimeAsync(1);
    expect(seen.now).toBe('network');
  }
});

test('whoever is not there is not asked again, and an answer ends the waiting', async () => {
  serve('refused');
  expect((outcome(get('/api/me')), asked.length)).toBe(1);
  serve([404, { error: { code: 'not-found', message: '' } }]);
  const seen = outcome(get('/api/tables/a'));
  await vi.advanceTimersByTimeAsync(longPatience);
  expect([seen.now, asked.length]).toEqual(['not-found', 2]);
  expect(vi.getTimerCount()).toBe(0);
});

test('whoever is kept out asks only for what is answered, until they are let in again', async () => {
  serve([403, { error: { code: 'banned', message: 'rude words' } }], ...Array<Deed>(4).fill([200, {}]), [
    200,
    { n: 1 },
  ]);
  await expect(get('/api/me/games')).rejects.toMatchObject({ code: 'banned' });
  for (const path of ['/api/me/games', '/api/tables?status=open', '/api/server', '/api/accounts'])
    await expect(get(path)).rejects.toMatchObject({ code: 'banned', status: 403 });
  await expect(post('/api/guest', { name: 'Mara' })).rejects.toMatchObject({ code: 'banned' });
  expect(asked.length).toBe(1);
  const own = ['/api/account', '/api/account/export', '/api/me'];
  for (const path of own) await get(path);
  await post('/api/account/delete');
  expect(asked.slice(1).map(({ path }) => path)).toEqual([...own, '/api/account/delete']);
  access.admitted();
  expect(await get('/api/me/games')).toEqual({ n: 1 });
});
