// What the coach says from decision to decision, whoever shows it.

import type { LogEntry, Own, Position } from '$lib/wire';
import { endedAt, sentencesFor } from './choose';
import type { Facts } from './facts';
import { lines, type Moment } from './lines';
import { count, drop, renew, tell, type Memory } from './memory';
import { happenedSince, windowIn } from './moments';

/** What is known of a table. */
export interface Seen {
  id: string;
  log: readonly LogEntry[];
  position: Position;
  own: Own | null;
  /** The viewer's seat. */
  me: number;
}

/** What tells a decision from the next one. */
const decisionOf = ({ ask, position }: Facts): string =>
  [ask.question.id, position.turn.actions, ...ask.offers.map(({ choice }) => choice)].join();

/** The coach's way through a game: what was asked, what happened, and what has been said about both. */
export class Course {
  memory: Memory;
  /** The decision at which something was said last: the same while others choose. */
  #decision: string | null = null;
  /** The last event that was looked at. */
  #read: number | null = null;
  /** What happened and has not been said yet. */
  #news: string[] = [];

  constructor(memory: Memory) {
    this.memory = memory;
  }

  /** The table is left. */
  leave(): void {
    this.#decision = this.#read = null;
  }

  /** The decision has been made, or none is asked: the next one is new, even if it is worded alike. */
  rest(): void {
    this.#decision = null;
  }

  /** Looks at what happened since the last time. */
  look({ id, log, position, own, me }: Seen): void {
    const { last } = this.memory;
    // In a game that was begun without the coach, what happened before is old.
    const begun = last?.table === id ? last.read : position.turn.round <= 1 ? 0 : (log.at(-1)?.n ?? 0);
    const since = (this.#read ??= begun);
    this.#read = Math.max(since, log.at(-1)?.n ?? 0);
    for (const { moment } of happenedSince(log, since, position, me)) this.#meet(moment);
    if (own?.goals.some(({ met }) => met) === true) this.#meet('goal-met');
  }

  #meet(moment: Moment): void {
    if (this.memory.met.includes(moment)) return;
    this.memory.met.push(moment);
    const { after } = lines.moments[moment];
    if (after !== null && this.memory.told[after] === undefined) this.#news.push(after);
  }

  /** What was said last has been understood. */
  less(): void {
    const { last } = this.memory;
    if (last === null) return;
    drop(this.memory, last.says);
    this.memory.last = { ...last, says: [] };
  }

  /** The sentences of a decision; null if it is the one for which they were chosen. */
  sayAt(table: string, seq: number, facts: Facts): readonly string[] | null {
    const decision = decisionOf(facts);
    if (decision === this.#decision) return null;
    this.#decision = decision;
    const { last } = this.memory;
    // The page was loaded again.
    if (last?.table === table && last.seq === seq) return last.says;
    count(this.memory);
    renew(this.memory, endedAt(facts));
    const [news] = this.#news;
    const says = sentencesFor(facts, this.memory, news === undefined ? [] : [news]);
    if (news !== undefined && says.includes(news)) this.#news.shift();
    tell(this.memory, says);
    for (const { moment } of windowIn(facts.ask)) this.#meet(moment);
    this.memory.last = { table, seq, says, read: this.#read ?? 0 };
    return says;
  }
}
