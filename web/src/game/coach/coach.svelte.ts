import { settings } from '$lib/state/settings.svelte';
import type { TextArgs } from '$lib/text/fluent';
import type { GameTable } from '../play/table';
import { sentencesFor } from './choose';
import { argsOf, type Facts } from './facts';
import { lines, type Moment } from './lines';
import { blank, count, drop, keep, remembered, tell, type Memory } from './memory';
import { happenedSince } from './moments';

export interface Said {
  id: string;
  args: TextArgs;
}

/** Whether the coach may speak at a table: in a running game of the viewer's in which hints are allowed. */
const isCoached = ({ info, facing }: GameTable): boolean =>
  settings.coach &&
  facing !== null &&
  info !== null &&
  info.id !== 'tutorial' &&
  info.status === 'running' &&
  info.settings.hints;

/** What is known for a decision of the viewer's; nothing without one. */
function factsOf({ ask, position, own, facing, passing }: GameTable): Facts | null {
  const me = position?.players.find(({ seat }) => seat === facing);
  return ask === null || position === null || own === null || me === undefined || passing
    ? null
    : { ask, position, own, me };
}

/** What tells a decision from the next one. */
const decisionOf = ({ ask, position }: Facts): string =>
  [ask.question.id, position.turn.actions, ...ask.offers.map(({ choice }) => choice)].join();

/** The coach, beside each decision. */
export class Coach {
  /** What is said now. */
  said = $state.raw<readonly Said[]>([]);
  #memory: Memory = remembered();
  /** The decision at which `said` was chosen: the same while others choose. */
  #decision: string | null = null;
  /** The last event that was looked at. */
  #read: number | null = null;
  /** What happened and has not been said yet. */
  #news: string[] = [];

  /** Follows the displayed game. */
  follow(table: GameTable): void {
    if (!isCoached(table)) {
      this.said = [];
      this.#decision = this.#read = null;
      return;
    }
    if (!table.caughtUp || table.game === null || table.position === null) return;
    this.#look(table);
    const facts = factsOf(table);
    if (facts === null) return this.#rest();
    const decision = decisionOf(facts);
    if (decision === this.#decision) return;
    this.#decision = decision;
    const { seq } = table.game;
    const { last } = this.#memory;
    if (last?.table === table.id && last.seq === seq) this.#show(last.says, facts);
    else this.#choose(table.id, seq, facts);
  }

  /** Without a decision only what happened is said. */
  #rest(): void {
    this.said = [];
    this.#decision = null;
  }

  #look({ log, position, own, facing, id }: GameTable): void {
    if (position === null || facing === null) return;
    const { last } = this.#memory;
    // In a game that was begun without the coach, what happened before is old.
    const begun = last?.table === id ? last.read : position.turn.round <= 1 ? 0 : (log.at(-1)?.n ?? 0);
    const since = (this.#read ??= begun);
    this.#read = Math.max(since, log.at(-1)?.n ?? 0);
    for (const { moment } of happenedSince(log, since, position, facing)) this.#meet(moment);
    if (own?.goals.some(({ met }) => met)) this.#meet('goal-met');
  }

  #meet(moment: Moment): void {
    if (this.#memory.met.includes(moment)) return;
    this.#memory.met.push(moment);
    const { after } = lines.moments[moment];
    if (this.#memory.told[after] === undefined) this.#news.push(after);
  }

  #choose(table: string, seq: number, facts: Facts): void {
    count(this.#memory);
    const [news] = this.#news;
    const says = sentencesFor(facts, this.#memory, news === undefined ? [] : [news]);
    if (news !== undefined && says.includes(news)) this.#news.shift();
    tell(this.#memory, says);
    this.#memory.last = { table, seq, says, read: this.#read ?? 0 };
    keep(this.#memory);
    this.#show(says, facts);
  }

  #show(says: readonly string[], facts: Facts): void {
    this.said = says.map((id) => ({ id, args: argsOf(id, facts) }));
  }

  /** The player has understood what is said now. */
  less(): void {
    drop(
      this.#memory,
      this.said.map(({ id }) => id),
    );
    keep(this.#memory);
    this.said = [];
  }

  /** Everything may be said again. */
  forget(): void {
    this.#memory = blank();
    keep(this.#memory);
  }
}
