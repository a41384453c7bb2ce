// What the scene of a fight shows of a position and the events since it began.
import { nameOf } from '$lib/text/handbook';
import { rankOf } from '$lib/ui/cards';
import type { Fight, FightKind, FightStep, LogEntry, Origin, Position } from '$lib/wire';
import { fightTale, opponentMet, tellingOf } from '../log';
import type { FightTerms } from './stakes';

export type Npc = 'bandit' | 'guard' | 'sheriff' | 'opponent';

/** Something that lowered a card, and where it came from when that is known. */
export interface Stamp {
  by: number;
  source: Origin | null;
}

export interface FightSide {
  /** The player; none for a bandit, guard or the Sheriff. */
  seat: number | null;
  npc: Npc | null;
  /** The name of a module's opponent. */
  name: string | null;
  /** Whether it plays fight cards: bandits, guards, the Sheriff and the automa. */
  fights: boolean;
  character: string | null;
  weapon: string | null;
  laid: boolean;
  declined: boolean;
  /** The poker card: shown to all, or facedown and mine. */
  card: string | null;
  fightCard: string | null;
  faceup: boolean;
  original: number | null;
  value: number | null;
  stamps: Stamp[];
  reactions: string[];
  passed: boolean;
  thinking: boolean;
}

export type { FightStep };
export const fightSteps: readonly FightStep[] = ['declare', 'lay', 'reveal', 'react', 'result'];

export interface FightView {
  kind: FightKind;
  fighter: number;
  /** The opponent, or the player of the bandit, guard or Sheriff. */
  other: number;
  sides: [FightSide, FightSide];
  step: FightStep;
  /** The current winner: the index of a side. */
  leader: 0 | 1 | null;
  winner: 0 | 1 | null;
  cancelled: boolean;
  /** Once it is decided, all that followed from the fight: cards and abilities change things before its outcome. */
  outcome: LogEntry[];
  /** What the server says about its stakes; the position may be of an earlier moment. */
  terms: FightTerms;
  /** The module's opponent, by the id of its name. */
  opponent: string | null;
}

const faces: Record<string, number> = { J: 11, Q: 12, K: 13, A: 14 };
export const rankNumber = (rank: string): number => faces[rank] ?? Number(rank);

const npcs: Record<FightKind, Npc | null> = {
  duel: null,
  rob: null,
  arrest: null,
  bandit: 'bandit',
  heist: 'guard',
  sheriff: 'sheriff',
  opponent: 'opponent',
  holdup: 'guard',
};
const sideIndex = (amount: number | undefined): 0 | 1 | null => (amount === 0 || amount === 1 ? amount : null);
const either = (winner: number | null): 0 | 1 | null => sideIndex(winner ?? undefined);

interface Begun {
  kind: FightKind;
  fighter: number;
  other: number;
}

function begun(telling: readonly LogEntry[], fight: Fight | null): Begun | null {
  const first = telling[0];
  if (first?.type !== 'fight-begins') return fight;
  return { kind: first.fight, fighter: first.seat, other: first.other };
}

function sideOf(seat: number | null, npc: Npc | null, { players, automa, fight }: Position): FightSide {
  const player = players.find((each) => each.seat === seat);
  const him = seat !== null && automa?.seat === seat ? automa : null;
  return {
    seat,
    npc,
    name: npc === 'opponent' && fight?.opponent != null ? (nameOf(fight.opponent) ?? null) : null,
    fights: npc !== null || him !== null,
    character: (him ?? player)?.character ?? null,
    weapon: player?.weapon ?? null,
    laid: false,
    declined: false,
    card: null,
    fightCard: null,
    faceup: false,
    original: null,
    value: null,
    stamps: [],
    reactions: [],
    passed: false,
    thinking: false,
  };
}

class FightViewBuilder {
  step: FightStep = 'declare';
  winner: 0 | 1 | null = null;
  cancelled = false;
  #lastReaction: 0 | 1 | null = null;

  constructor(readonly sides: [FightSide, FightSide]) {}

  #by(seat: number): FightSide | undefined {
    return this.sides.find((side) => side.seat === seat);
  }

  #side(side: number): FightSide {
    return this.sides[side === 0 ? 0 : 1];
  }

  tell(event: LogEntry): void {
    switch (event.type) {
      case 'drew-faceup':
      case 'npc-drew':
        if (this.step === 'declare') this.step = 'lay';
        return;
      case 'committed':
        this.#lay(this.#by(event.seat), event.card);
        return;
      case 'npc-committed':
        this.step = 'lay';
        this.sides[1].laid = true;
        this.sides[1].fightCard = event.card;
        return;
      case 'declined':
        this.#decline(this.#by(event.seat));
        return;
      case 'revealed':
        this.#reveal(event.cards);
        return;
      case 'reacted':
        this.#react(this.#by(event.seat), event.card);
        return;
      case 'decreased':
        this.#decrease(this.#side(event.side), event.amount, event.source);
        return;
      case 'increased':
        this.#increase(this.#side(event.side), event.amount);
        return;
      case 'fight-card-cancelled':
        this.cancelled = true;
        return;
      case 'fight-won':
        this.step = 'result';
        this.winner = sideIndex(event.side);
    }
  }

  #decline(side: FightSide | undefined): void {
    if (side !== undefined) side.declined = true;
  }

  #lay(side: FightSide | undefined, card: string | null): void {
    this.step = 'lay';
    if (side === undefined) return;
    side.laid = true;
    side.card = card;
  }

  #reveal(cards: readonly (string | null)[]): void {
    this.step = 'reveal';
    this.sides.forEach((side, at) => {
      const card = cards[at];
      if (card == null) return;
      side.laid = side.faceup = true;
      if (side.fights) side.fightCard = card;
      else side.card = card;
      side.original = side.value = rankNumber(side.fights ? card : rankOf(card));
    });
  }

  #react(side: FightSide | undefined, card: string): void {
    if (side === undefined) return;
    const at = side === this.sides[0] ? 0 : 1;
    this.step = 'react';
    side.reactions.push(card);
    this.#lastReaction = at;
  }

  #decrease(side: FightSide, by: number, source: Origin | null): void {
    side.stamps.push({ by, source });
    if (side.value !== null) side.value = Math.max(0, side.value - by);
  }

  /** Capped at the ace; increases have no stamp, because no card of the base game has them. */
  #increase(side: FightSide, by: number): void {
    if (side.value !== null) side.value = Math.min(rankNumber('A'), side.value + by);
  }

  /** A second reaction window means that the other side has passed. */
  passes(waiting: readonly number[]): void {
    if (this.step !== 'react') return;
    this.sides.forEach((side, at) => {
      side.thinking = side.seat !== null && waiting.includes(side.seat);
      const other = this.sides[at === 0 ? 1 : 0];
      if (!side.thinking || other.seat === null) return;
      other.passed = this.#lastReaction === null ? at === 1 : this.#lastReaction === at;
    });
  }
}

/** What only the position has, because the log is truncated or a card is the viewer's. */
function complete(side: FightSide, at: 0 | 1, fight: Fight, mine: readonly string[]): void {
  const { fights } = side;
  side.laid ||= fights ? fight.npc_laid || fight.npc_shown !== null : fight.laid[at];
  if (fights) side.fightCard ??= fight.npc_shown;
  else side.card ??= fight.shown[at] ?? (fight.laid[at] ? (mine[0] ?? null) : null);
  const value = fight.values[at];
  if (value === null) return;
  side.faceup = true;
  const shown = fights ? side.fightCard : side.card;
  side.original ??= shown === null ? null : rankNumber(fights ? shown : rankOf(shown));
  side.value = rankNumber(value);
  const told = side.stamps.reduce((sum, { by }) => sum + by, 0);
  const missing = (side.original ?? side.value) - side.value - told;
  if (missing > 0) side.stamps.push({ by: missing, source: null });
}

/** The winner with the current values; ties are decided by the position. */
function leading([fighter, other]: readonly [FightSide, FightSide], ties: number | undefined): 0 | 1 | null {
  if (fighter.value === null || other.value === null) return null;
  if (fighter.value !== other.value) return fighter.value > other.value ? 0 : 1;
  return sideIndex(ties);
}

export interface FightSource {
  position: Position;
  log: readonly LogEntry[];
  /** Whether events are still being shown, so that the position is an earlier one. */
  behind: boolean;
  /** The viewer's facedown cards, and the fight card played by the viewer. */
  own: { seat: number; facedown: readonly string[]; npc_laid: string | null } | null;
}

const later = (one: FightStep, two: FightStep): FightStep =>
  fightSteps.indexOf(one) >= fightSteps.indexOf(two) ? one : two;

function take(builder: FightViewBuilder, fight: Fight, source: FightSource): void {
  builder.sides.forEach((side, at) => {
    complete(side, at === 0 ? 0 : 1, fight, side.seat === source.own?.seat ? source.own.facedown : []);
  });
  if (fight.other === source.own?.seat && builder.sides[1].npc !== null) {
    builder.sides[1].fightCard ??= source.own.npc_laid;
  }
  builder.step = later(fight.step, builder.step);
  builder.winner ??= either(fight.winner);
  builder.cancelled ||= fight.card_cancelled;
  builder.passes(source.position.waiting);
}

/** The visible fight: the position, and the events since it began. */
export function fightView(source: FightSource): FightView | null {
  const { position, log, behind } = source;
  const telling = tellingOf(fightTale, log) ?? [];
  const whole = begun(telling, position.fight);
  if (whole === null) return null;
  const { kind, fighter, other } = whole;
  const npc = npcs[kind];
  const builder = new FightViewBuilder([
    sideOf(fighter, null, position),
    sideOf(npc === null ? other : null, npc, position),
  ]);
  const restart = telling.findLastIndex(({ type }) => type === 'fight-restarts');
  telling.slice(restart + 1).forEach((each) => builder.tell(each));
  if (!behind && position.fight !== null) take(builder, position.fight, source);
  const { sides, step, winner, cancelled } = builder;
  return {
    kind,
    fighter,
    other,
    sides,
    step,
    winner,
    cancelled,
    outcome: winner === null ? [] : telling.slice(1),
    leader: leading(sides, position.fight?.ties),
    terms: position.fight,
    opponent: position.fight?.opponent ?? opponentMet(log),
  };
}
