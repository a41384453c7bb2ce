// The lines of the log and the filters over it.
import { otherOf, seatOf, types } from '$lib/events';
import type { IconName } from '$lib/ui/icons';
import type { LogEntry, Message, SeatChange } from '$lib/wire';
import { joined } from './joined';
import { eventIcon } from '../play/icons';

export const filters = ['all', 'mine', 'fights', 'money', 'lp'] as const;
export type Filter = (typeof filters)[number];

const fights = types(
  'accepted',
  'arrested',
  'committed',
  'declined',
  'decreased',
  'fight-begins',
  'fight-card-cancelled',
  'fight-restarts',
  'fight-won',
  'increased',
  'npc-committed',
  'npc-drew',
  'reacted',
  'revealed',
  'stole',
  'wounded',
);
const money = types(
  'money',
  'nuggets',
  'income',
  'stole',
  'poker-won',
  'gained-item',
  'upgraded',
  'rustled',
  'wrangled',
);
const points = types('lp', 'marshal', 'wanted', 'track', 'legendary', 'goal-shown', 'tokens-drawn', 'story-resolved');

/** A line of the log: what happened, or who has taken or left a seat. */
export interface LogLine {
  n: number;
  event: LogEntry | null;
  seat: number | null;
  icon: IconName;
  message: Message;
}

function passes(event: LogEntry, filter: Filter, mine: readonly number[]): boolean {
  if (filter === 'fights') return fights.has(event.type);
  if (filter === 'money') return money.has(event.type);
  if (filter === 'lp') return points.has(event.type);
  return filter === 'all' || [seatOf(event), otherOf(event)].some((seat) => seat !== null && mine.includes(seat));
}

/** The lines of the log that match a filter, newest first. */
export function linesOf(lines: readonly LogLine[], filter: Filter, mine: readonly number[]): LogLine[] {
  const fits = ({ event, seat }: LogLine): boolean =>
    event !== null ? passes(event, filter, mine) : filter === 'all' || (filter === 'mine' && mine.includes(seat ?? 0));
  return lines.filter(fits).reverse();
}

/** Who plays a seat, by name; null if it is nobody whose name is known. */
export type People = (seat: number) => string | null;

/** The words of an event: who plays a character is told by name where there is one, and to the player as "you". */
function wordsOf(event: LogEntry, line: Message, people: People, mine: readonly number[]): Message {
  if (event.type !== 'character') return line;
  const { seat } = event;
  const name = mine.includes(seat) ? { seat } : people(seat);
  return name === null
    ? line
    : { id: 'log-person-character', args: { name, character: { character: event.character } } };
}

const lineOf =
  (people: People, mine: readonly number[]) =>
  (event: LogEntry): LogLine[] =>
    event.line === undefined
      ? []
      : [
          {
            n: event.n,
            event,
            seat: seatOf(event),
            icon: eventIcon(event),
            message: wordsOf(event, event.line, people, mine),
          },
        ];

/** The log with seat changes, each one after the events before it, and with people's names; `mine` are the viewer's seats. */
export function withChanges(
  log: readonly LogEntry[],
  changes: readonly SeatChange[],
  people: People = () => null,
  mine: readonly number[] = [],
): LogLine[] {
  const oldest = log[0]?.n ?? 0;
  const changed = changes
    .filter(({ after }) => after >= oldest - 1)
    .map(({ after, n, seat, kind }): LogLine => ({
      // Between two events, and unique.
      n: after + n / (n + 1),
      event: null,
      seat,
      icon: 'log',
      message: { id: `web-log-seat-${kind}`, args: { name: { seat } } },
    }));
  return [...joined(log).flatMap(lineOf(people, mine)), ...changed].sort((a, b) => a.n - b.n);
}

/** The space of a line. */
export function spaceOfLine({ event }: LogLine): string | null {
  switch (event?.type) {
    case 'placed':
    case 'moved':
    case 'sent':
    case 'sheriff-moved':
    case 'sheriff-placed':
    case 'train-moved':
      return event.to;
    case 'bandit-appears':
    case 'bandit-leaves':
      return event.space;
    default:
      return null;
  }
}
