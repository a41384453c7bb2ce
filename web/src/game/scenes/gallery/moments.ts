import type { Happening } from '$lib/wire';
import { standOf, type Stand } from './stand.svelte';

// Moments between the questions, which no fixture holds: they are told again out of what a fixture remembers.

const playing = new URLSearchParams(location.search).has('play');

/** A fixture rewound to before its happening number `from`, and told again up to `upTo`. */
async function again(name: string, kind: string, upTo: string | null, extra: Happening[] = []): Promise<Stand | null> {
  const stand = await standOf(name);
  if (stand === null) return null;
  const newest = stand.log.findLastIndex((each) => each.kind === kind);
  // Two dice are rolled one after the other.
  const at = kind === 'rolled' ? newest - 1 : newest;
  const told = [...stand.log.slice(at), ...extra];
  const end = upTo === null ? told.length : told.findIndex((each) => each.kind === upTo) + 1;
  stand.log = stand.log.slice(0, at);
  if (playing) setTimeout(() => void stand.tell(told.slice(0, end)), 700);
  else {
    stand.log = [...stand.log, ...told.slice(0, end)];
    stand.showing = told[end - 1] ?? null;
    stand.ask = null;
  }
  return stand;
}

const made = (kind: string, more: Partial<Happening> = {}): Happening => ({ n: 9000, kind, cards: [], ...more });

const line = (id: string, args: Record<string, string | number | { seat: number } | { goals: string[] }> = {}) => ({
  id,
  args,
});

const banner = (kind: string, more: Partial<Happening>) => async (): Promise<Stand | null> => {
  const stand = await standOf('turn-actions');
  if (stand !== null) stand.showing = made(kind, more);
  return stand;
};

const pokerEnd: Happening[] = [
  made('chose-unseen', { n: 9001, seat: 1 }),
  made('showed', { n: 9002, seat: 2, cards: ['6s', 'Kc'], line: line('log-showed', { kind: 'pair' }) }),
  made('showed', { n: 9003, seat: 1, cards: ['4h', '4s'], line: line('log-showed', { kind: 'three-of-a-kind' }) }),
  made('house-won', { n: 9004, line: line('log-house-won') }),
];

const rolls: Happening[] = [
  made('nuggets', { n: 9001, seat: 4, amount: 1, cause: 'prospect' }),
  made('money', { n: 9002, seat: 4, amount: 10, cause: 'prospect' }),
];

/** Five at the table, and a whole hand to choose from. */
async function crowd(): Promise<Stand | null> {
  const stand = await standOf('poker');
  if (stand?.position?.poker == null || stand.own === null || stand.ask === null) return null;
  const [offer] = stand.ask.offers;
  const hand = ['2h', '5c', '6s', '9d', 'Jh', 'Kc', 'Ad'];
  if (offer === undefined) return null;
  const pairs = hand.flatMap((one, at) => hand.slice(at + 1).map((two) => [one, two]));
  const offers = pairs.map((cards) => ({ ...offer, choice: `lay ${cards.join(' ')}`, cards }));
  const players = [2, 1, 3, 4, 5];
  const poker = { ...stand.position.poker, players, dealer: null, laid: [3, 4], pot: 100 };
  stand.position = { ...stand.position, poker, waiting: [1, 2, 5] };
  stand.own = { ...stand.own, hand, dealer: [] };
  stand.ask = { ...stand.ask, offers };
  return stand;
}

export const moments: Record<string, () => Promise<Stand | null>> = {
  'moment-fight-won': () => again('fight-rob-result', 'fight-begins', null),
  'moment-fight-laid': () => again('fight-duel-react', 'fight-begins', 'committed'),
  'moment-poker-won': () => again('poker', 'poker-begins', null, pokerEnd),
  'moment-poker-crowd': crowd,
  'moment-prospect': () => again('prospect-reroll', 'rolled', null, rolls),
  'moment-story': () => again('may', 'story-resolved', 'story-resolved'),
  'moment-end': banner('end-triggered', { seat: 1, line: line('log-end-triggered', { name: { seat: 1 } }) }),
  'moment-last': banner('last-round', { line: line('log-last-round') }),
  'moment-goal': banner('goal-shown', { seat: 1, what: 'bass-long-arm' }),
  'moment-arrested': banner('arrested', { seat: 2, line: line('log-arrested', { name: { seat: 2 } }) }),
};
