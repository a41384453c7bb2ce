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
import { lately, most } from './choose';
import { Course } from './course';
import { lines, type Moment, type Way } from './lines';
import { blank } from './memory';
import { happenedSince } from './moments';

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

/** What happened to newcomers in all games, and how: with how many of the first times in a game. */
const seen = new Map<string, number>();

/** What can come from others at any time is said as seldom as it may be, and no sooner. */
const sparing = new Set(['coach-wanted', 'coach-others']);

/** What is wrong with what the coach says in a game, if the page passes windows with nothing in them, or the player does. */
function faultsIn(game: readonly Asked[], autoPass: boolean): object[] {
  const course = new Course(blank());
  const log: LogEntry[] = [];
  const faults: object[] = [];
  /** The decisions at which each sentence was told. */
  const told = new Map<string, number[]>();
  /** Those that come back at any decision, and after how many decisions. */
  const pace = new Map(lines.anywhere.flatMap(({ say, again = 1 }) => (sparing.has(say) ? [[say, again]] : [])));
  const met = new Set<string>();
  let decision = 0;
  let at = '';
  const check = (moment: Moment, way: Way): void => {
    const before = lines.moments[moment].before;
    if (Object.keys(before).length === 0 || met.has(`${moment} ${way}`)) return;
    const fits = (before[way] ?? []).flatMap((say) => told.get(say) ?? []);
    // The first time of all it was told just before; when it comes about in another way, some time before.
    const since = met.has(moment) ? 0 : decision - lately;
    if (!fits.some((number) => number >= since)) faults.push({ moment, way, after: at, decision, told: fits });
    met.add(moment).add(`${moment} ${way}`);
    seen.set(`${moment} ${way}`, (seen.get(`${moment} ${way}`) ?? 0) + 1);
  };
  for (const [seq, { log: more, position, ask, own }] of game.entries()) {
    const since = log.length;
    log.push(...more);
    for (const { moment, way } of happenedSince(log, since, position, me)) check(moment, way);
    if (own?.goals.some(({ met }) => met) === true) check('goal-met', 'any');
    course.look({ id: 'game', log, position, own, me });
    const player = position.players.find(({ seat }) => seat === me);
    if (ask === null || own === null || player === undefined || emptyAnswer(ask, passesOf(autoPass)) !== null) {
      course.rest();
      continue;
    }
    const says = course.sayAt('game', seq, { ask, position, own, me: player }) ?? [];
    course.rest();
    decision += 1;
    at = ask.question.id;
    if (says.length > most) faults.push({ after: at, decision, says });
    for (const say of says) {
      const since = decision - (told.get(say)?.at(-1) ?? -Infinity);
      if (since < (pace.get(say) ?? 0)) faults.push({ after: at, decision, early: say, since });
    }
    for (const say of says) told.set(say, [...(told.get(say) ?? []), decision]);
  }
  return faults;
}

test.each(games)('%s: whatever happens for the first time was told just before', (name) => {
  const game = readGame(name);
  expect({ passing: faultsIn(game, true), asking: faultsIn(game, false) }).toEqual({ passing: [], asking: [] });
});

test('what comes back is said at most every fourth decision', () => {
  const paces = lines.anywhere.filter(({ say }) => sparing.has(say)).map(({ again }) => again);
  expect(new Set(paces)).toEqual(new Set([lately + 1]));
});

test('in these games everything happens in every way', () => {
  const ways = Object.entries(lines.moments).flatMap(([moment, { before }]) =>
    Object.keys(before).map((way) => `${moment} ${way}`),
  );
  expect(ways.filter((way) => !seen.has(way))).toEqual([]);
});
