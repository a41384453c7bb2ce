// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { faultWords } from '$lib/net/api';
import { ReviewSource } from './source.svelte';

type Answer = [number, unknown];

const table: Answer = [200, { id: 'x', seats: [] }];
const working = (done: number): Answer => [202, { status: 'working', done, of: 9, ahead: 0 }];
const done: Answer = [200, { status: 'done', turns: [], mistakes: [] }];
let asked: string[] = [];

/** Responses in order, except for the table. */
function answer(...answers: Answer[]): void {
  vi.stubGlobal('fetch', (path: string) => {
    const review = path.endsWith('/review');
    if (review) asked.push(path);
    const [status, body] = (review ? answers.shift() : table) ?? [500, {}];
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
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

test('it is asked each second until it is there, and never again', async () => {
  answer(working(2), working(5), done);
  const source = new ReviewSource('a');
  await source.open();
  expect(source.progress).toEqual({ done: 2, of: 9, ahead: 0 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(source.progress).toEqual({ done: 5, of: 9, ahead: 0 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(source.review).toMatchObject({ turns: [] });
  await vi.advanceTimersByTimeAsync(9000);
  expect(asked.length).toBe(3);
  const again = new ReviewSource('a');
  await again.open();
  expect(again.review).not.toBeNull();
  expect(asked.length).toBe(3);
});

test('a page that goes asks no more', async () => {
  answer(working(2), done);
  const source = new ReviewSource('b');
  await source.open();
  source.close();
  await vi.advanceTimersByTimeAsync(9000);
  expect(asked.length).toBe(1);
});

test('what goes wrong is said, and may be tried again', async () => {
  answer([409, { error: { code: 'not-finished', message: 'the game runs' } }], done);
  const source = new ReviewSource('c');
  await source.open();
  expect(source.trouble).toBe(faultWords('not-finished'));
  await source.open();
  expect(source.trouble).toBeNull();
  expect(source.review).not.toBeNull();
});
