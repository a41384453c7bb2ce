import type { Happening, ManInBlack, Player, Position } from '../wire';

// Between two positions of the server, each happening changes the one number or place that it speaks of, so that a figure
// stands where it rode before the next event is shown. The server's next position always has the last word.

type Change = (player: Player, happening: Happening) => Partial<Player>;

const moved: Change = (_, { to }) => (to === undefined ? {} : { space: to });
const more =
  (what: 'money' | 'lp' | 'nuggets' | 'wounds' | 'hand_size' | 'facedown', sign = 1): Change =>
  (player, { amount = 1 }) => ({ [what]: Math.max(0, player[what] + sign * amount) });
const reached =
  (what: 'marshal' | 'wanted'): Change =>
  (_, { amount }) =>
    amount === undefined ? {} : { [what]: amount };

const ofPlayers: Record<string, Change> = {
  placed: moved,
  moved,
  sent: moved,
  money: more('money'),
  lp: more('lp'),
  nuggets: more('nuggets'),
  wounded: more('wounds'),
  healed: more('wounds', -1),
  marshal: reached('marshal'),
  wanted: reached('wanted'),
  drew: more('hand_size'),
  discarded: more('hand_size', -1),
  played: more('hand_size', -1),
  reacted: more('hand_size', -1),
  committed: (player) => ({ hand_size: Math.max(0, player.hand_size - 1), facedown: player.facedown + 1 }),
  character: (_, { what }) => (what === undefined ? {} : { character: what }),
  legendary: () => ({ legendary: true }),
};

function ofTable(position: Position, { kind, from, to }: Happening): Position {
  switch (kind) {
    case 'bandit-appears':
      return to === undefined ? position : { ...position, bandits: [...position.bandits, to] };
    case 'bandit-leaves':
      return { ...position, bandits: position.bandits.filter((space) => space !== from) };
    case 'sheriff-moved':
      return to === undefined ? position : { ...position, sheriff: to };
    default:
      return position;
  }
}

/** What changes of the Man in Black. */
function ofHim(him: ManInBlack, { kind, to, what, amount }: Happening): ManInBlack {
  switch (kind) {
    case 'moved':
      return { ...him, space: to ?? him.space };
    case 'lp':
      return { ...him, lp: Math.max(0, him.lp + (amount ?? 0)) };
    case 'deed':
      return { ...him, card: what ?? him.card };
    default:
      return him;
  }
}

/** The position as it looks once a happening has been shown. */
export function advance(position: Position, happening: Happening): Position {
  const him = position.man_in_black;
  if (him != null && happening.seat === him.seat) return { ...position, man_in_black: ofHim(him, happening) };
  const change = ofPlayers[happening.kind];
  if (change === undefined || happening.seat === undefined) return ofTable(position, happening);
  const players = position.players.map((player) =>
    player.seat === happening.seat ? { ...player, ...change(player, happening) } : player,
  );
  return { ...position, players };
}
