// The tales that events tell: of cards and tokens that are drawn, met or turned up, with what they do.

import { isA } from '$lib/events';
import { eventOf, followerOf, handbook, injuryOf, nameOf, textOf } from '$lib/text/handbook';
import type { LogEntry, StoryToken } from '$lib/wire';

export interface Tale {
  title: string;
  tale: string;
  /** What it does; empty where the log has it anyway. */
  text: string;
}

const order: readonly StoryToken[] = ['o', 'x', 'danger'];

/** The tale of a module's opponent, by the id of its name; what it gives and costs is beside the fight. */
function ofOpponent(id: string): Tale | null {
  const tale = handbook()?.opponents[id]?.tale ?? null;
  return tale === null ? null : { title: nameOf(id) ?? '', tale, text: '' };
}

/** The story that was open at an event of the log: the last one revealed before it. */
const storyAt = (log: readonly LogEntry[], event: LogEntry): string | undefined =>
  log.filter(isA('story-revealed')).findLast(({ n }) => n < event.n)?.story;

/** What an event tells; null for one without a tale. `open` is the story that is open now, for logs that begin after it. */
export function taleOf(event: LogEntry, log: readonly LogEntry[], open: string | null): Tale | null {
  switch (event.type) {
    case 'event': {
      const page = eventOf(event.event);
      return page === null ? null : { title: page.name, tale: page.tale, text: page.text };
    }
    case 'injured': {
      const page = injuryOf(event.injury);
      return page === null ? null : { title: page.name, tale: page.tale, text: textOf(page.lines) };
    }
    case 'recruited': {
      const page = followerOf(event.follower);
      return page === null ? null : { title: page.name, tale: page.tale, text: textOf(page.lines) };
    }
    case 'token-revealed': {
      const story = handbook()?.legends?.[storyAt(log, event) ?? open ?? ''];
      const page = story?.tokens[order.indexOf(event.token)];
      return story === undefined || page === undefined ? null : { title: story.name, tale: page.tale, text: page.text };
    }
    case 'frontier-taken': {
      const page = handbook()?.frontier?.[event.token];
      return page === undefined ? null : { title: page.name, tale: page.tale, text: '' };
    }
    case 'goal-shown': {
      const page = handbook()?.goals[event.goal];
      return page === undefined ? null : { title: page.name, tale: page.tale, text: '' };
    }
    case 'train-heist':
    case 'meets':
      return ofOpponent(event.name);
    default:
      return null;
  }
}

/** How long it takes to read, in milliseconds: never less than a moment. */
export const readingTime = ({ tale, text }: Tale): number => Math.max(6000, (tale.length + text.length) * 75);

export interface Told {
  event: LogEntry;
  tale: Tale;
}

/**
 * The first tale after an event that the viewer has seen, if it is not older than the turn in progress and the one before:
 * several in a row are told one after another.
 */
export function nextTale(log: readonly LogEntry[], since: number, open: string | null): Told | null {
  const turns = log.filter(isA('turn-begins'));
  const from = Math.max(since, turns[turns.length - 2]?.n ?? 0);
  for (const event of log.slice(log.findLastIndex(({ n }) => n <= from) + 1)) {
    const tale = taleOf(event, log, open);
    if (tale !== null) return { event, tale };
  }
  return null;
}
