import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Fairness } from '$lib/wire';
import { checkFairness, isFair, type Verdict } from './fairness';

const sha = (hex: string) => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');
const server = '01'.repeat(32);
const mine = '0f'.repeat(32);
const seed = sha(server + mine);

const fairness = (more: Partial<Fairness> = {}): Fairness => ({
  server_sha256: sha(server),
  seed_sha256: sha(seed),
  parts: [mine, '', ''],
  server_part: server,
  seed,
  ...more,
});
const check = (given: Fairness, own = new Map([[1, mine]])) => checkFairness(given, own, crypto.subtle);
const failed = (verdict: Verdict) =>
  verdict.kind === 'checked' ? [...verdict.checks].filter(([, held]) => !held).map(([name]) => name) : verdict.kind;

test('an honest game is fair', async () => {
  const verdict = await check(fairness());
  expect(failed(verdict)).toEqual([]);
  expect(isFair(verdict)).toBe(true);
});

test.each([
  [{ server_sha256: sha(mine) }, ['server']],
  [{ seed: mine }, ['seed', 'published']],
  [{ seed_sha256: sha(server) }, ['published']],
  [{ parts: [server, '', ''] }, ['seed', 'own']],
  [{ parts: ['', mine, ''] }, ['own']],
])('%j is told', async (more, wrong) => {
  const verdict = await check(fairness(more));
  expect(failed(verdict)).toEqual(wrong);
  expect(isFair(verdict)).toBe(false);
});

test('one who only watched has no part to look for', async () => {
  const verdict = await check(fairness(), new Map());
  expect(verdict.kind === 'checked' && verdict.checks.has('own')).toBe(false);
  expect(isFair(verdict)).toBe(true);
});

test('before the end there is nothing to check, and without WebCrypto it cannot be done', async () => {
  expect(await check(fairness({ server_part: null }))).toEqual({ kind: 'untold' });
  expect(await checkFairness(fairness(), new Map(), undefined)).toEqual({ kind: 'unable' });
});
