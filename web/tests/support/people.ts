// Players as the server sends them: a profile, a leaderboard, people met.

import type { Answers } from './serve';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const declared = fileURLToPath(new URL('../../../crates/server/achievements.json', import.meta.url));
const achievements = (JSON.parse(readFileSync(declared, 'utf8')) as { id: string; games?: number }[]).map(
  ({ id, games = 1 }, at) => ({ id, done: at < 5 ? games : 0, of: games, reached: at < 5 ? 1_700_000_000 : null }),
);

const base = { id: 'base', modules: [], mode: null };
const both = { id: 'ante-up+blood-money', modules: ['ante-up', 'blood-money'], mode: 'golden-rule' };

export const handles = { me: '0000000000000001', jules: '0000000000000002' };

const game = (more: object): object => ({
  table: 'sunday',
  group: base,
  character: 'annie-oakley',
  seats: 4,
  place: 2,
  points: 21,
  won: false,
  outcome: 'finished',
  rated: true,
  change: -12,
  ended: 1_700_000_000,
  ...more,
});

export const profile = (me: boolean): object => ({
  handle: me ? handles.me : handles.jules,
  name: me ? 'Mara' : 'Jules of the Long Canyon',
  me,
  ignored: false,
  played: 23,
  won: 7,
  ratings: [
    { group: base, rating: 1623, deviation: 140, games: 19, rank: 3 },
    { group: both, rating: 1488, deviation: 402, games: 1, rank: null },
  ],
  characters: [
    { character: 'annie-oakley', games: 9, won: 4 },
    { character: 'wild-bill-hickok', games: 5, won: 1 },
  ],
  games: [
    game({ won: true, place: 1, points: 27, change: 31 }),
    game({ character: 'wild-bill-hickok', group: both, ended: 1_699_000_000 }),
    game({ outcome: 'abandoned', place: 0, change: -48, table: null, ended: 1_698_000_000 }),
    game({ rated: false, change: null, character: null, ended: 1_697_000_000 }),
  ],
  more: true,
  achievements,
});

export const people = {
  recent: [{ handle: handles.jules, name: 'Jules of the Long Canyon', games: 4, last: 1_700_000_000 }],
  ignored: [],
};

const ranked = (rank: number): object => ({
  rank,
  handle: rank === 3 ? handles.me : `00000000000000${String(10 + rank)}`,
  name: rank === 3 ? 'Mara' : `Player of rank ${String(rank)}`,
  rating: 1800 - 40 * rank,
  deviation: 120 + rank,
  games: 30 + rank,
  me: rank === 3,
});

/** Who is ranked: other numbers than those of the server, which the texts must not know. */
export const rule = { games: 12, opponents: 7, vouched: 9, recently: 41, days: 17, ever: 83 };

/** Responses for the screens about players. */
export const answer: NonNullable<Answers['api']> = ({ pathname, searchParams }, method) => {
  if (pathname === '/api/players/me') return { json: profile(true) };
  if (pathname === `/api/players/${handles.jules}`) return { json: profile(false) };
  if (pathname === `/api/players/${handles.jules}/ignored`) {
    return { json: method === 'PUT' ? { recent: [], ignored: people.recent } : people };
  }
  if (pathname === '/api/players') return { json: people };
  if (pathname === '/api/leaderboard') {
    return {
      json: [
        { group: base, players: 60 },
        { group: both, players: 2 },
      ],
    };
  }
  if (pathname.startsWith('/api/leaderboard/')) {
    const skip = Number(searchParams.get('skip') ?? 0);
    const players = Array.from({ length: skip === 0 ? 50 : 10 }, (_, at) => ranked(skip + at + 1));
    return { json: { group: pathname.endsWith('base') ? base : both, players, more: skip === 0, rule } };
  }
  return null;
};
