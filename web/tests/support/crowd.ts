// A saved position with the maximum number of players, and an unusually large hand.

type Json = Record<string, unknown>;

const characters = ['annie-oakley', 'billy-the-kid', 'bass-reeves', 'calamity-jane', 'doc-holliday', 'wyatt-earp'];
const cards = ['Kc', '10h', 'Qd', '9d', 'Js', '2c', '7s'];

/** The position with six players and at least six cards in my hand. */
export function crowded(snapshot: Json): Json {
  const { table, game } = structuredClone(snapshot) as {
    table: { seats: Json[] };
    game: Json & { position: { players: Json[] }; own: { hand: string[] } | null };
  };
  const { players } = game.position;
  const free = characters.filter((each) => !players.some(({ character }) => character === each));
  const [player] = players;
  const seat = table.seats.at(-1);
  while (players.length < 6) {
    const next = players.length + 1;
    const character = free.shift();
    players.push({
      ...player,
      seat: next,
      character,
      lp: 3 + next,
      wanted: next % 2 ? 4 : 0,
      marshal: next % 2 ? 0 : 3,
    });
    table.seats.push({
      ...seat,
      seat: next,
      character,
      mine: false,
      sitter: 'bot',
      bot: 'gunslinger',
      name: 'gunslinger',
    });
  }
  const hand = game.own?.hand ?? [];
  for (const card of cards) if (hand.length < 6 && !hand.includes(card)) hand.push(card);
  return { ...snapshot, table, game };
}
