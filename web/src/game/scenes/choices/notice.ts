// Why a decision is asked now, from the events just before it.
import { types } from '$lib/events';
import type { Ask, LogEntry, Question } from '$lib/wire';

const causes = types('used', 'played', 'reacted', 'story-resolved');

/** The cause of the decision, if it was the last action. */
export function causeOf(log: readonly LogEntry[], question: Question): LogEntry | null {
  if (question.startsWith('turn/')) return null;
  const last = log.findLast(({ line }) => line !== undefined);
  const done = log.findLast(({ type }) => causes.has(type));
  // Between the cause and the decision there may be its price, such as the item itself.
  return done !== undefined && last !== undefined && last.n - done.n <= 2 ? done : null;
}

/** The title of the sheet. */
export function noticeOf(question: Question, ask: Ask): string {
  if (question === 'discard') return ask.question.id === 'question-discard-limit' ? 'limit' : 'discard';
  if (question === 'frontier-price') return 'discard';
  if (question === 'choose' && ask.question.id === 'question-suffer') return 'suffer';
  const known: Question[] = ['tribute', 'player-here', 'npc-restart', 'may', 'choose', 'fire', 'equip-new'];
  if (known.includes(question)) return question;
  return question === 'turn/mount' ? 'mount' : 'weapon';
}
