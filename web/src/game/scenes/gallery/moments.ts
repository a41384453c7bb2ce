// Moments between decisions, which no fixture has: they are replayed from a fixture's log.
import type { EventType } from '$lib/events';
import type { LogEntry } from '$lib/wire';
import { standOf, type Stand } from './stand.svelte';

const playing = new URLSearchParams(location.search).has('play');

/** A fixture rewound to before its event number `from`, and replayed up to `upTo`. */
async function again(
  name: string,
  type: EventType,
  upTo: EventType | null,
  extra: LogEntry[] = [],
): Promise<Stand | null> {
  const stand = await standOf(name);
  if (stand === null) return null;
  const newest = stand.log.findLastIndex((each) => each.type === type);
  // Two dice are rolled one after the other.
  const at = type === 'rolled' ? newest - 1 : newest;
  const told = [...stand.log.slice(at), ...extra];
  const end = upTo === null ? told.length : told.findIndex((each) => each.type === upTo) + 1;
  stand.log = stand.log.slice(0, at);
  if (playing) setTimeout(() => void stand.tell(told.slice(0, end)), 700);
  else {
    stand.log = [...stand.log, ...told.slice(0, end)];
    stand.showing = told[end - 1] ?? null;
    stand.ask = null;
  }
  return stand;
}

const line = (id: string, args: Record<string, string | number | { seat: number } | { goals: string[] }> = {}) => ({
  id,
  args,
});

const banner = (showing: LogEntry) => async (): Promise<Stand | null> => {
  const stand = await standOf('turn-actions');
  if (stand !== null) stand.showing = showing;
  return stand;
};

const pokerEnd: LogEntry[] = [
  { n: 9001, type: 'chose-unseen', seat: 1 },
  { n: 9002, type: 'showed', seat: 2, cards: ['6s', 'Kc'], line: line('log-showed', { kind: 'pair' }) },
  { n: 9003, type: 'showed', seat: 1, cards: ['4h', '4s'], line: line('log-showed', { kind: 'three-of-a-kind' }) },
  { n: 9004, type: 'house-won', line: line('log-house-won') },
];

const rolls: LogEntry[] = [
  { n: 9001, type: 'nuggets', seat: 4, amount: 1, cause: 'prospect' },
  { n: 9002, type: 'money', seat: 4, amount: 10, cause: 'prospect' },
];

/** Five players, and a full hand to choose from. */
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

/** High stakes: one has folded, one has stayed in, and this player decides. */
async function stakes(): Promise<Stand | null> {
  const stand = await standOf('poker');
  if (stand?.position?.poker == null || stand.own === null || stand.ask === null) return null;
  const [offer] = stand.ask.offers;
  if (offer === undefined) return null;
  const seats = { starter: 1, players: [1, 2, 3], raised: [2], folded: [3], dealer: null, laid: [], shown: [] };
  const poker = {
    ...stand.position.poker,
    ...seats,
    high_stakes: true,
    step: 'raise' as const,
    flop: ['3s', '4c', '6h'],
    pot: 90,
  };
  stand.position = { ...stand.position, poker, waiting: [1] };
  const choice = (kind: 'raise' | 'fold') => ({
    ...offer,
    kind,
    choice: kind,
    cards: [],
    label: line(`choice-${kind}`, { n: 20 }),
  });
  stand.ask = { ...stand.ask, question: line('question-poker-raise'), offers: [choice('raise'), choice('fold')] };
  return stand;
}

export const moments: Record<string, () => Promise<Stand | null>> = {
  'moment-fight-won': () => again('fight-rob-result', 'fight-begins', null),
  'moment-fight-laid': () => again('fight-duel-react', 'fight-begins', 'committed'),
  'moment-poker-won': () => again('poker', 'poker-begins', null, pokerEnd),
  'moment-poker-crowd': crowd,
  'moment-high-stakes': stakes,
  'moment-prospect': () => again('prospect-reroll', 'rolled', null, rolls),
  'moment-story': () => again('may', 'story-resolved', 'story-resolved'),
  'moment-end': banner({
    n: 9000,
    type: 'end-triggered',
    seat: 1,
    line: line('log-end-triggered', { name: { seat: 1 } }),
  }),
  'moment-last': banner({ n: 9000, type: 'last-round', line: line('log-last-round') }),
  'moment-goal': banner({ n: 9000, type: 'goal-shown', seat: 1, goal: 'bass-long-arm' }),
  'moment-arrested': banner({ n: 9000, type: 'arrested', seat: 2, line: line('log-arrested', { name: { seat: 2 } }) }),
};
