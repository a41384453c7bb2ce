// The coach over games of newcomers who choose at random, which a test of the server writes (crates/server/tests/coached.rs):
//   COACHED_GAMES=FOLDER cargo nextest run --workspace --test coached
//   COACHED_GAMES=FOLDER npm --prefix web test

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { wholeAsk } from '$lib/net/complete';
import { emptyAnswer, passesOf } from '$lib/state/calls';
import { useHandbook } from '$lib/text/handbook';
import type { Ask, Handbook, LogEntry, Own, Position } from '$lib/wire';
import { most } from './choose';
import { Course } from './course';
import { holds, topicOf, type Facts } from './facts';
import { Judge } from './judge.testing';
import { lines } from './lines';
import { blank, known } from './memory';

/** A decision of the newcomer, or the end of the game. */
interface Asked {
  log: LogEntry[];
  position: Position;
  ask: Ask | null;
  own: Own | null;
}

const me = 1;

useHandbook(JSON.parse(readFileSync(new URL('../../../fixtures/handbook.json', import.meta.url), 'utf8')) as Handbook);

const folder = process.env.COACHED_GAMES ?? '';
const games = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));

const readGame = (name: string): Asked[] =>
  readFileSync(join(folder, name), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Asked)
    .map((asked) => ({ ...asked, ask: asked.ask === null ? null : wholeAsk(asked.ask) }));

/** What happened to newcomers in all games, and how. */
const seen = new Set<string>();
/** How often each sentence was told in each game in which it was told, to players whose empty windows are passed for them. */
const often = new Map<string, number[]>();

/** What is told of what has happened. */
const happened = new Set(Object.values(lines.moments).map(({ after }) => after));

/** The lines of a sentence that can be said at a decision. */
const linesOf = (say: string, facts: Facts) =>
  [...(lines.decisions[topicOf(facts.ask)] ?? []), ...lines.anywhere].filter(
    (line) => line.say === say && holds(line.if, facts),
  );

/** Whether a sentence is told too often: what is known, where nothing can follow at once, or what was told just before. */
function isNagging(say: string, facts: Facts, told: readonly number[], decision: number): boolean {
  const some = linesOf(say, facts);
  // What has just happened is told in any case.
  if (happened.has(say) || !some.some(({ again }) => again !== undefined)) return false;
  if (decision - (told.at(-1) ?? -Infinity) < Math.min(...some.map(({ again = 1 }) => again))) return true;
  return told.length >= known && !some.some(({ soon, anew }) => soon === true || anew === true);
}

/** By then a newcomer has been told what the cards of the hand are good for: so many turns or fights in which one is. */
const soonest = 8;

/** What should have been told of the cards of the hand by now. */
function untoldOf(facts: Facts, judge: Judge, chances: Map<string, number>): string[] {
  const own = (lines.decisions[topicOf(facts.ask)] ?? []).filter(({ say }) => say.startsWith('coach-hand-'));
  return own.flatMap((line) => {
    if (line.say === 'coach-hand-limit' || !holds(line.if, facts)) return [];
    const chance = (chances.get(line.say) ?? 0) + 1;
    chances.set(line.say, chance);
    return chance >= soonest && judge.toldAt(line.say).length === 0 ? [line.say] : [];
  });
}

/** What is wrong with what the coach says in a game, if the page passes windows with nothing in them, or the player does. */
function faultsIn(game: readonly Asked[], autoPass: boolean): object[] {
  const course = new Course(blank());
  const judge = new Judge(me);
  const log: LogEntry[] = [];
  const faults: object[] = [];
  const counts = new Map<string, number>();
  const chances = new Map<string, number>();
  for (const [seq, { log: more, position, ask, own }] of game.entries()) {
    log.push(...more);
    faults.push(...judge.look({ log, position, own }));
    course.look({ id: 'game', log, position, own, me });
    const player = position.players.find(({ seat }) => seat === me);
    if (ask === null || own === null || player === undefined || emptyAnswer(ask, passesOf(autoPass)) !== null) {
      course.rest();
      continue;
    }
    const facts = { ask, position, own, me: player };
    const says = course.sayAt('game', seq, facts) ?? [];
    course.rest();
    const nagging = says.filter((say) => isNagging(say, facts, judge.toldAt(say), judge.decision + 1));
    if (says.length > most || nagging.length > 0) faults.push({ at: ask.question.id, seq, says, nagging });
    faults.push(...judge.decide(ask, says));
    const untold = untoldOf(facts, judge, chances);
    if (untold.length > 0) faults.push({ at: ask.question.id, seq, untold });
    for (const say of says) counts.set(say, (counts.get(say) ?? 0) + 1);
  }
  for (const each of judge.met) seen.add(each);
  if (autoPass) for (const [say, number] of counts) often.set(say, [...(often.get(say) ?? []), number]);
  return faults;
}

test.each(games)('%s: whatever happens for the first time was told just before', (name) => {
  const game = readGame(name);
  expect({ passing: faultsIn(game, true), asking: faultsIn(game, false) }).toEqual({ passing: [], asking: [] });
});

test('in half of the games in which it is told at all, a sentence is told three times at most', () => {
  const median = (numbers: readonly number[]): number =>
    [...numbers].sort((one, two) => one - two)[Math.floor(numbers.length / 2)] ?? 0;
  const found = [...often].map(([say, numbers]) => ({ say, median: median(numbers), most: Math.max(...numbers) }));
  expect(found.filter(({ median }) => median > known)).toEqual([]);
  // What the dozen of them was about: being Wanted is told of where one becomes it, and where an arrest can follow at once.
  expect(found.find(({ say }) => say === 'coach-wanted')?.most).toBeLessThan(12);
});

test('in these games everything happens in every way', () => {
  const ways = Object.entries(lines.moments).flatMap(([moment, { before }]) =>
    Object.keys(before).map((way) => `${moment} ${way}`),
  );
  expect(ways.filter((way) => !seen.has(way))).toEqual([]);
});
