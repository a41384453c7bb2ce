// Hints and reviews as sent by a server.

import { position } from './serve';

type Json = Record<string, unknown>;

const reason = (id: string, args: Json): Json => ({ id, args });
const points = (way: 'gain' | 'loss', whole: number, tenth: number): Json =>
  reason('advice-worth', { way, points: { id: 'advice-points', args: { whole, tenth } } });

/** Advice for the saved position `turn-actions`: a move, a card, and work. */
export const advice = [
  {
    choice: 'move spikes-view-hideout-c',
    chance: 0.62,
    worth: 1.4,
    visits: 1840,
    reasons: [reason('advice-fight', { percent: 71 }), points('gain', 1, 4)],
    why: reason('advice-why-fight', { percent: 71 }),
  },
  {
    choice: 'play Kc',
    chance: 0.58,
    worth: 0.9,
    visits: 610,
    reasons: [points('gain', 0, 9), reason('advice-cards', { way: 'loss', n: 1 })],
    why: null,
  },
  {
    choice: 'work',
    chance: 0.41,
    worth: -0.3,
    visits: 90,
    reasons: [reason('advice-money', { way: 'gain', n: 10 })],
    why: null,
  },
];

/** The reply to a request for a hint. */
export const told = (message: { type: string }, lines: object[] = advice): object | null =>
  message.type === 'hint' ? { ...message, type: 'hint', advice: lines } : null;

const characters = [
  'annie-oakley',
  'billy-the-kid',
  'bass-reeves',
  'calamity-jane',
  'doc-holliday',
  'wyatt-earp',
] as const;

/** A finished table of several players, the first of whom is the viewer. */
export function finished(players: number): Json {
  const { table } = position('over') as { table: Json & { seats: Json[] } };
  const [one] = table.seats;
  const seats = Array.from({ length: players }, (_, at) => ({
    ...one,
    seat: at + 1,
    character: characters[at],
    mine: at === 0,
    ...(at === 0 ? {} : { sitter: 'bot', bot: 'cowboy', name: 'cowboy' }),
  }));
  return { ...table, id: 'sunday', status: 'finished', seats, winners: [1] };
}

/** Steps of a turn in the replay that goes with it. */
const stride = 7;
const first = 9;

/** The chances of a game with several changes of the lead, won by the first player. */
export function turnsOf(
  players: number,
  rounds: number,
): { at: number; round: number; seat: number; chances: number[] }[] {
  const many = players * rounds;
  const turns = Array.from({ length: many + 1 }, (_, n) => {
    const late = n / many;
    const weights = Array.from({ length: players }, (_, at) => {
      const sway = Math.sin(n * 0.35 + at * 2.1) + 0.7 * Math.sin(n * 0.13 + at * 1.3);
      return Math.exp(sway * (0.25 + late * 0.8) + (at === 0 ? late * late * 2.4 : 0));
    });
    const sum = weights.reduce((a, b) => a + b, 0);
    return {
      at: first + n * stride,
      round: 1 + Math.min(rounds - 1, Math.floor(n / players)),
      seat: 1 + (n % players),
      chances: weights.map((weight) => weight / sum),
    };
  });
  const last = turns[many];
  if (last !== undefined) last.chances = last.chances.map((_, at) => (at === 0 ? 1 : 0));
  return turns;
}

const label = (id: string, args: Json = {}): Json => ({ id, args });
const ride = (space: string): Json => label('choice-move', { place: { space } });

/** A review with mistakes of the first player, at the steps where that player's turns are. */
export function review(players: number, rounds = 11): Json {
  const turns = turnsOf(players, rounds);
  const mine = turns.filter(({ seat }, n) => seat === 1 && n < turns.length - 1);
  const slip = (n: number, cost: number, chosen: Json, best: Json): Json => {
    const { at, round } = mine[n] ?? { at: first, round: 1 };
    return {
      at: at + 3,
      round,
      seat: 1,
      chosen: '',
      best: '',
      chosen_label: chosen,
      best_label: best,
      chance: 0.5,
      cost,
      margin: cost / 5,
    };
  };
  const mistakes = [
    slip(1, 0.04, label('choice-work', { n: 10 }), ride('darkrock-bank')),
    slip(3, 0.07, ride('red-falls-cabaret'), label('choice-prospect')),
    slip(5, 0.16, label('choice-end-actions'), ride('spikes-view-hideout-c')),
    slip(8, 0.11, label('choice-play', { card: { cards: ['Kc'] } }), label('choice-work', { n: 10 })),
  ];
  return { status: 'done', turns, mistakes };
}

/** The number of steps of the matching replay. */
export const stepsOf = (players: number, rounds = 11): number => (turnsOf(players, rounds).at(-1)?.at ?? 0) + 1;

/** A chunk of that replay, by the query of its address: always the same position, in the turns of the review. */
export function replayOf(query: URLSearchParams, players: number, rounds = 11): Json {
  const { game } = position('turn-actions') as { game: Json & { position: Json & { players: Json[] } } };
  const turns = turnsOf(players, rounds);
  const [like] = game.position.players;
  const everybody = Array.from({ length: players }, (_, at) => ({ ...like, seat: at + 1, character: characters[at] }));
  const total = stepsOf(players, rounds);
  const from = Number(query.get('from'));
  const count = Math.min(Number(query.get('count')), total - from);
  const steps = Array.from({ length: count }, (_, at) => {
    const n = from + at;
    const turn = turns.findLast(({ at }) => at <= n) ?? turns[0];
    return {
      n,
      seat: n === 0 ? null : (turn?.seat ?? 1),
      choice: n === 0 ? null : label('choice-work', { n: 10 }),
      events: [],
      position: {
        ...game.position,
        players: everybody,
        waiting: [turn?.seat ?? 1],
        turn: { seat: turn?.seat, round: turn?.round, actions: 2 },
      },
      own: null,
    };
  });
  return { total, steps };
}
