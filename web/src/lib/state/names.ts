// The names of players in the forms that texts need.
import { isolated, t } from '../text/fluent';
import { characterName, automaName } from '../text/handbook';
import { levelName } from '../text/levels';
import type { Names } from '../text/things';
import type { GameNow, SeatInfo, TableInfo } from '../wire';

/** Whether a person has a seat, also while a bot plays in it for them: a tag says so, and the name stays. */
export const isPersons = ({ sitter, stand_in }: Pick<SeatInfo, 'sitter' | 'stand_in'>): boolean =>
  sitter === 'person' || stand_in;

interface Known {
  readonly info: TableInfo | null;
  readonly game: GameNow | null;
  readonly facing: number | null;
}

function nameOf({ info, game }: Known, seat: number): string {
  const seats = info?.seats.length ?? game?.position.players.length ?? seat;
  if (seat > seats) return automaName();
  const character = game?.position.players.find((player) => player.seat === seat)?.character;
  if (character != null) return characterName(character);
  const there = info?.seats.find((each) => each.seat === seat);
  if (there?.bot != null && !isPersons(there)) return levelName(there.bot);
  return there === undefined || there.name === '' ? t('web-seat', { n: seat }) : isolated(there.name);
}

/**
 * The names of players in sentences: the character, or the player's name or the bot's level before there
 * is one; and the seat that the log addresses as "you".
 */
export const namesOf = (table: Known): Names =>
  Object.defineProperty((seat: number) => nameOf(table, seat), 'me', { get: () => table.facing });

/** The person who plays a seat, whether there or not; none for bots, and for the seats of this browser. */
export function personAt({ info }: Pick<Known, 'info'>, seat: number): string | null {
  const there = info?.seats.find((each) => each.seat === seat);
  return there === undefined || !isPersons(there) || there.mine || there.name === '' ? null : isolated(there.name);
}

/** A player by person and character. */
export function fullName(table: Known & { readonly names: Names }, seat: number): string {
  const [person, name] = [personAt(table, seat), table.names(seat)];
  return person === null || person === name ? name : t('web-person-as', { person, name });
}
