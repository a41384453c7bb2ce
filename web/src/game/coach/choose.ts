// What the coach says at a decision: at most two sentences that are not understood yet.

import { holds, opponentIn, topicOf, type Facts } from './facts';
import { lines, type Line } from './lines';
import { isUnderstood, type Memory } from './memory';

/** At most this many sentences at once. */
export const most = 2;

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
  return [...own, ...lines.anywhere, ...turn, ...actions];
}

/**
 * The sentences for a decision: first what must be known at this one, then what happened, then the rest. What happened and
 * has no room is said at a later decision.
 */
export function sentencesFor(facts: Facts, memory: Memory, happened: readonly string[] = []): string[] {
  const open = candidates(facts).filter((line) => holds(line.if, facts) && !isUnderstood(line, memory));
  const [now, later] = [true, false].map((due) =>
    open.filter(({ again }) => (again !== undefined) === due).map(({ say }) => say),
  );
  return [...new Set([...(now ?? []), ...happened, ...(later ?? [])])].slice(0, most);
}

/** The rules that answer a question: how a fight is decided before what a gang is. */
export function answersTo({ ask, position }: Pick<Facts, 'ask' | 'position'>): readonly string[] {
  const topic = topicOf(ask);
  const against = opponentIn(position);
  return (against === null ? undefined : lines.why[`${topic}/${against}`]) ?? lines.why[topic] ?? [ask.rule];
}
