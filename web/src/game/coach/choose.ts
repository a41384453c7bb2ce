// What the coach says at a decision: at most two sentences that are not understood yet.

import { holds, opponentIn, topicOf, type Facts } from './facts';
import { briefOf, lines, shortOf, type Line } from './lines';
import { isUnderstood, known, type Memory } from './memory';

/** At most this many sentences at once. */
export const most = 2;

/** What was said so many decisions ago is known when something happens. */
export const lately = 3;

/** Before the actions of a turn, and before the first turn: nothing happens to anybody at once. */
const calm: ReadonlySet<string> = new Set(['draft', 'start', 'income', 'weapon', 'mount']);
/** Where a turn is planned. */
const planning: ReadonlySet<string> = new Set(['income', 'actions']);
/** The actions of a turn of which none is used. */
const fresh = 3;

function choicesOf({ ask }: Facts): Line[] {
  const kinds = new Set<string>(ask.offers.map(({ kind }) => kind));
  return Object.entries(lines.choices).flatMap(([kind, say]) =>
    say !== undefined && kinds.has(kind) ? [{ say }] : [],
  );
}

/** What one could aim at, once, before the first action of a turn. */
const aimsOf = (facts: Facts): Line[] =>
  facts.position.turn.actions < fresh
    ? []
    : lines.aims
        .filter((line) => holds(line.if, facts))
        .slice(0, 1)
        .filter(isAway(facts));

/** Whether an aim is still elsewhere: what can be done at once is no aim. */
const isAway =
  ({ ask }: Facts) =>
  ({ here }: Line): boolean =>
    here === undefined || !ask.offers.some(({ kind }) => kind === here);

function candidates(facts: Facts): Line[] {
  const topic = topicOf(facts.ask);
  const own = lines.decisions[topic] ?? [];
  const [turn, acts, aims] = planning.has(topic) ? [lines.turn, choicesOf(facts), aimsOf(facts)] : [[], [], []];
  const actions = topic === 'actions' ? [...aims, ...acts] : [];
  // Within a fight nothing is said of the next one.
  const elsewhere =
    opponentIn(facts.position) === null
      ? lines.anywhere
      : lines.anywhere.filter((line) => !line.if?.startsWith('meets'));
  return [...own, ...(topic === 'draft' ? [] : elsewhere), ...turn, ...actions];
}

/** The lines that are due: what they are about may happen at this decision or soon. */
const dueOf = (lines: readonly Line[], memory: Memory): Line[] =>
  lines.filter((line) => line.again !== undefined && !isUnderstood(line, memory));

/**
 * The sentences for a decision: first what is asked, where that was never said and no two other sentences are due; then what may happen
 * before the next decision and was not said lately, then the rest of that, the oldest first; then what happened, then all others. Where
 * nothing can happen, what is asked comes before all of it. What happened and has no room is said at a later decision.
 */
export function sentencesFor(facts: Facts, memory: Memory, happened: readonly string[] = []): string[] {
  const open = candidates(facts).filter((line) => holds(line.if, facts));
  const age = ({ say }: Line): number => memory.count - (memory.at[say] ?? -Infinity);
  const due = dueOf(open, memory);
  const now = due.filter((line) => age(line) > lately);
  const soon = due.filter((line) => age(line) <= lately).sort((one, two) => age(two) - age(one));
  const others = open.filter((line) => line.again === undefined && !isUnderstood(line, memory));
  const topic = topicOf(facts.ask);
  const unsaid = others.filter(
    (line) => lines.decisions[topic]?.includes(line) === true && memory.told[line.say] === undefined,
  );
  const says = (some: readonly Line[]): string[] => some.map(({ say }) => say);
  const asked = calm.has(topic) ? others.slice(0, 1) : unsaid.slice(0, now.length < most ? 1 : 0);
  return [...new Set([...says(asked), ...says(now), ...says(soon), ...happened, ...says(others)])].slice(0, most);
}

/** What was over at this decision, and is told once more when it begins anew. */
export const endedAt = (facts: Facts): string[] =>
  lines.anywhere.filter((line) => line.anew === true && !holds(line.if, facts)).map(({ say }) => say);

/** The message in which a sentence is said: with the best card where one can be laid, and the shorter, the better it is known. */
export function formOf(say: string, { ask }: Pick<Facts, 'ask'>, { told }: Pick<Memory, 'told'>): string {
  const held = ask.offers.some(({ kind }) => kind === 'commit') ? lines.held[say] : undefined;
  const message = held ?? say;
  const said = told[say] ?? 0;
  if (said > known && lines.briefest.includes(message)) return briefOf(message);
  return said > 1 && lines.shorter.includes(message) ? shortOf(message) : message;
}

/** The rules that answer a question: how a fight is decided before what a gang is. */
export function answersTo({ ask, position }: Pick<Facts, 'ask' | 'position'>): readonly string[] {
  const topic = topicOf(ask);
  const against = opponentIn(position);
  return (against === null ? undefined : lines.why[`${topic}/${against}`]) ?? lines.why[topic] ?? [ask.rule];
}
