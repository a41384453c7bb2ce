// Between two positions of the server, each event updates the number or place that it concerns, so that a figure
// is at its destination before the next event is shown. The server's next position is always authoritative.
import type { EventOf, EventType } from '../events';
import { seatOf } from '../events';
import type { Automa, LogEntry, MapTokens, Player, Position } from '../wire';
import { faroAfter } from './faro';

type Changes = { readonly [T in EventType]?: (player: Player, event: EventOf<T>) => Partial<Player> };

const atLeastNone = (n: number): number => Math.max(0, n);
const fromHand = ({ hand_size }: Player): Partial<Player> => ({ hand_size: atLeastNone(hand_size - 1) });

const ofPlayers: Changes = {
  placed: (_, { to }) => ({ space: to }),
  moved: (_, { to }) => ({ space: to }),
  sent: (_, { to }) => ({ space: to }),
  money: ({ money }, { amount }) => ({ money: atLeastNone(money + amount) }),
  lp: ({ lp }, { amount }) => ({ lp: atLeastNone(lp + amount) }),
  nuggets: ({ nuggets }, { amount }) => ({ nuggets: atLeastNone(nuggets + amount) }),
  wounded: ({ wounds }, { amount }) => ({ wounds: wounds + amount }),
  healed: ({ wounds }, { amount }) => ({ wounds: atLeastNone(wounds - amount) }),
  injured: (_, { injury }) => ({ injury }),
  'injury-lost': () => ({ injury: null }),
  recruited: (_, { follower }) => ({ follower }),
  disbanded: () => ({ follower: undefined }),
  marshal: (_, { amount }) => ({ marshal: amount }),
  wanted: (_, { amount }) => ({ wanted: amount }),
  track: ({ points }, { name, to }) => ({
    points: points.map((track) => (track.name === name ? { ...track, points: to } : track)),
  }),
  drew: ({ hand_size }) => ({ hand_size: hand_size + 1 }),
  discarded: fromHand,
  played: fromHand,
  reacted: fromHand,
  committed: (player) => ({ ...fromHand(player), facedown: player.facedown + 1 }),
  character: (_, { character }) => ({ character }),
  legendary: () => ({ legendary: true }),
};

const withTokens = (all: readonly MapTokens[], name: string, change: (there: string[]) => string[]): MapTokens[] =>
  all.map((kind) => (kind.name === name ? { ...kind, spaces: change(kind.spaces) } : kind));

function ofTable(position: Position, event: LogEntry): Position {
  switch (event.type) {
    case 'bandit-appears':
      return { ...position, bandits: [...position.bandits, event.space] };
    case 'bandit-leaves':
      return { ...position, bandits: position.bandits.filter((space) => space !== event.space) };
    case 'token-placed':
      return {
        ...position,
        map_tokens: withTokens(position.map_tokens, event.name, (there) => [...there, event.space]),
      };
    case 'token-removed': {
      const left = (there: string[]) => there.filter((space) => space !== event.space);
      return { ...position, map_tokens: withTokens(position.map_tokens, event.name, left) };
    }
    case 'sheriff-card':
      return { ...position, sheriff_card: event.name };
    case 'frontier-taken':
      return { ...position, frontier: position.frontier.filter(({ space }) => space !== event.space) };
    case 'train-moved':
      return position.train === null ? position : { ...position, train: { ...position.train, space: event.to } };
    case 'sheriff-moved':
    case 'sheriff-placed':
      return { ...position, sheriff: event.to };
    default:
      return position;
  }
}

/** Applies an event to the automa. */
function ofAutoma(him: Automa, event: LogEntry): Automa {
  switch (event.type) {
    case 'moved':
      return { ...him, space: event.to };
    case 'lp':
      return { ...him, lp: atLeastNone(him.lp + event.amount) };
    case 'automa-card':
      return { ...him, card: event.card };
    default:
      return him;
  }
}

/** Applies an event to its player. */
function changeOf(player: Player, event: LogEntry): Partial<Player> {
  // The handler of a type takes events of that type.
  const change = ofPlayers[event.type] as ((player: Player, event: LogEntry) => Partial<Player>) | undefined;
  return change?.(player, event) ?? {};
}

/** The position after an event has been shown. */
export function advance(before: Position, event: LogEntry): Position {
  const faro = faroAfter(before.faro, event);
  const position = faro === before.faro ? before : { ...before, faro };
  const him = position.automa;
  const seat = seatOf(event);
  if (him != null && seat === him.seat) return { ...position, automa: ofAutoma(him, event) };
  if (ofPlayers[event.type] === undefined) return ofTable(position, event);
  const players = position.players.map((player) =>
    player.seat === seat ? { ...player, ...changeOf(player, event) } : player,
  );
  return { ...position, players };
}
