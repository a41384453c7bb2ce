// The open legendary story as its page shows it: what the position, the log and the offers say, with the texts of the handbook.

import { isA } from '$lib/events';
import { spaceName } from '$lib/text/handbook';
import type { Ask, Handbook, LegendPage, LogEntry, Offer, Position, StoryToken, TalePage } from '$lib/wire';

export interface LegendPartView {
  name: string;
  /** What meets it, by the rules. */
  meets: string;
  gives: string;
  /** The owner of the disc on it; none while it can be taken. */
  seat: number | null;
  /** The choice that takes it. */
  offer: Offer | null;
}

export interface LegendTokenView {
  token: StoryToken;
  /** What it tells and brings. */
  page: TalePage | null;
  seat: number;
}

export interface LegendView {
  id: string;
  page: LegendPage;
  parts: LegendPartView[];
  /** The names of the spaces with a facedown map token. */
  facedown: string[];
  revealed: LegendTokenView[];
  /** How it ends, once its page is turned. */
  ending: { letter: string; page: TalePage } | null;
  /** The other choices: to reveal the map token here, or to pass. */
  others: Offer[];
  /** The stories still to come. */
  left: number;
}

const order: readonly StoryToken[] = ['o', 'x', 'danger'];
const letters = ['A', 'B'];
/** Choices of the page. */
const asked: ReadonlySet<string> = new Set(['parts', 'end-of-turn']);

/** Whether the pending decision is made on the page of the story. */
export const isOnPage = (question: string): boolean => asked.has(question);

/** The story on show: the open one, or the one that the shown event is about. */
export function legendView(
  position: Position,
  ask: Ask | null,
  log: readonly LogEntry[],
  showing: LogEntry | null,
  book: Handbook,
): LegendView | null {
  const { legends } = position;
  if (legends == null) return null;
  const told = showing?.type === 'story-revealed' || showing?.type === 'story-ends' ? showing.story : null;
  const id = told ?? legends.open?.story;
  const page = id === undefined ? undefined : book.legends?.[id];
  if (id === undefined || page === undefined) return null;
  const open = legends.open?.story === id ? legends.open : null;
  const over = [...log, ...(showing === null ? [] : [showing])]
    .filter(isA('story-ends'))
    .findLast((each) => each.story === id);
  const end = over === undefined ? undefined : page.endings[over.ending - 1];
  const offers = ask !== null && isOnPage(position.question) ? ask.offers : [];
  return {
    id,
    page,
    parts: page.parts.map(({ name, meets, label }, at) => ({
      name,
      meets,
      gives: label,
      seat: open?.discs[at] ?? null,
      offer: offers.find(({ kind, number }) => kind === 'take-part' && number === at + 1) ?? null,
    })),
    facedown: (open?.facedown ?? []).map(spaceName),
    revealed: (open?.revealed ?? []).map(({ token, seat }) => ({
      token,
      seat,
      page: page.tokens[order.indexOf(token)] ?? null,
    })),
    ending: over === undefined || end === undefined ? null : { letter: letters[over.ending - 1] ?? '', page: end },
    others: offers.filter(({ kind }) => kind !== 'take-part'),
    left: legends.left,
  };
}
