import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Kept } from '$lib/state/seals';
import type { Fairness } from '$lib/wire';
import { answerOf, checkFairness, drawsHold, hashesOf, isFair, isWhole, type Evidence, type Verdict } from './fairness';

interface Vectors {
  games: {
    table: string;
    secret: string;
    parts: (string | null)[];
    commitment: string;
    seed: string;
    seed_hash: string;
    draws: { draw: number; of: number; answer: number }[];
  }[];
}

const { subtle } = crypto;
const id = '07'.repeat(16);
const secret = '01'.repeat(32);
const mine = '0f'.repeat(32);
const hashes = hashesOf(2, subtle);
const parts = [mine, '', ''];
const commitment = await hashes.commitment(id, secret);
const seed = await hashes.seed(id, secret, parts);
const hash = await hashes.seedHash(id, seed);

const pool = ['2c', '3c', '4c', 'Kh', 'As'];
const draw = async (at: number) =>
  `= ${pool[await answerOf(seed, at, pool.length, subtle)] ?? ''} # of: ${pool.join(', ')}`;
const record = ['darkrock-record 2', 'players: 3', '', await draw(0), '1 pass', await draw(1), await draw(2)].join(
  '\n',
);

const fairness = (more: Partial<Fairness> = {}): Fairness => ({
  scheme: 2,
  commitment,
  seed_hash: hash,
  parts,
  server_secret: secret,
  seed,
  ...more,
});
const kept: Kept = { commitment, early: true, seedHash: hash, parts, mine: [1] };
const evidence: Evidence = { kept, own: new Map([[1, mine]]), record };
const check = (given: Fairness, known = evidence) => checkFairness({ id, fairness: given }, known, subtle);
const failed = (verdict: Verdict) =>
  verdict.kind === 'checked' ? [...verdict.checks].filter(([, held]) => !held).map(([name]) => name) : verdict.kind;

test('known answers, shared with the program and the verifier in Python', async () => {
  const file = new URL('../../../../examples/fair-dice/vectors.json', import.meta.url);
  const { games } = JSON.parse(readFileSync(file, 'utf8')) as Vectors;
  for (const game of games) {
    expect(await hashes.commitment(game.table, game.secret)).toBe(game.commitment);
    const given = game.parts.map((part) => part ?? '');
    expect(await hashes.seed(game.table, game.secret, given)).toBe(game.seed);
    expect(await hashes.seedHash(game.table, game.seed)).toBe(game.seed_hash);
    for (const { draw, of, answer } of game.draws) expect(await answerOf(game.seed, draw, of, subtle)).toBe(answer);
  }
  expect(games.length).toBeGreaterThan(2);
});

test('an honest game is fair', async () => {
  const verdict = await check(fairness());
  expect(failed(verdict)).toEqual([]);
  expect([isFair(verdict), isWhole(verdict)]).toEqual([true, true]);
});

const other = 'ab'.repeat(32);

test.each<[Partial<Fairness>, string[]]>([
  [{ commitment: other }, ['server', 'kept', 'parts']],
  [{ server_secret: other }, ['server', 'seed']],
  [{ seed: other }, ['seed', 'published', 'draws']],
  [{ seed_hash: other }, ['published', 'parts']],
  [{ parts: [other, '', ''] }, ['seed', 'parts', 'own']],
  [{ parts: ['', mine, ''] }, ['seed', 'parts', 'own']],
  [{ parts: [mine, ''] }, ['seed', 'parts']],
])('%j is told', async (more, wrong) => {
  const verdict = await check(fairness(more));
  expect(failed(verdict).toString()).toBe(wrong.toString());
  expect(isFair(verdict)).toBe(false);
});

test('a game that was sealed anew as a whole is told by what the page kept', async () => {
  const forged = async (known: Evidence) => {
    const seed = await hashes.seed(id, other, parts);
    const given = { commitment: await hashes.commitment(id, other), seed, seed_hash: await hashes.seedHash(id, seed) };
    return check(fairness({ server_secret: other, ...given }), { ...known, record: null });
  };
  expect(failed(await forged(evidence))).toEqual(['kept', 'parts']);
  expect(isFair(await forged({ ...evidence, kept: undefined })), 'nothing else can tell').toBe(true);
});

test('a draw that was changed is told, and those that were taken up are left out', async () => {
  const forged = record.replace(/^= (\S+)/m, (_, drawn) => `= ${drawn === 'Kh' ? 'As' : 'Kh'}`);
  expect(failed(await check(fairness(), { ...evidence, record: forged }))).toEqual(['draws']);
  const taken = record.replace('players: 3', 'players: 3\ntaken-up: 2').replace(/^= .*$/m, '= 2c');
  expect(await drawsHold(taken, seed, subtle), 'the first of the seed is another one').toBe(false);
  const moved = ['taken-up: 2', '= 2c', '1 pass', await draw(0), await draw(1)].join('\n');
  expect(await drawsHold(moved, seed, subtle)).toBe(true);
  expect(await drawsHold('= 2c\n1 pass', seed, subtle), 'a record without what could be drawn').toBeUndefined();
});

test('what cannot be compared is not called checked', async () => {
  const verdict = await check(fairness(), { kept: undefined, own: new Map(), record: null });
  expect(verdict.kind === 'checked' ? [...verdict.checks.keys()] : []).toEqual(['server', 'seed', 'published']);
  expect([isFair(verdict), isWhole(verdict)]).toEqual([true, false]);
  const late = await check(fairness(), { ...evidence, kept: { ...kept, early: false } });
  expect(late.kind === 'checked' && late.checks.has('kept')).toBe(false);
});

test('a part that is kept of a seat which became another’s before the game is not looked for', async () => {
  const own = new Map([
    [1, mine],
    [2, other],
  ]);
  expect(isFair(await check(fairness(), { ...evidence, own }))).toBe(true);
});

test('games of the first scheme have its hashes', async () => {
  const first = hashesOf(1, subtle);
  const seed = await first.seed(id, secret, parts);
  const given = { scheme: 1, commitment: await first.commitment(id, secret), seed };
  const verdict = await check(fairness({ ...given, seed_hash: await first.seedHash(id, seed) }), {
    kept: undefined,
    own: new Map(),
    record: null,
  });
  expect(failed(verdict)).toEqual([]);
});

test('before the end there is nothing to check, and without WebCrypto it cannot be done', async () => {
  expect(await check(fairness({ server_secret: null }))).toEqual({ kind: 'untold' });
  expect(await checkFairness({ id, fairness: fairness() }, evidence, undefined)).toEqual({ kind: 'unable' });
});
