// What a choice in sight would change on the table: tracks and panels show it before it is made.

import type { Ask, Offer, Position } from '$lib/wire';

/** The certain changes of a choice, for a seat. */
export interface Ahead {
  readonly seat: number;
  readonly money: number;
  readonly lp: number;
  readonly nuggets: number;
  /** Below 0 they are healed. */
  readonly wounds: number;
  /** The spaces that are reached, by the names of their tracks. */
  readonly steps: ReadonlyMap<string, number>;
}

/** What a choice changes for the seat that has it; null if nothing is certain. */
export function aheadOf(offer: Offer | null, seat: number | null): Ahead | null {
  if (offer?.gains === undefined || seat === null) return null;
  const { money = 0, lp = 0, nuggets = 0, wounds = 0, steps = [] } = offer.gains;
  // A cube that leaves a track is nowhere; of several steps on one track the last counts.
  return { seat, money, lp, nuggets, wounds, steps: new Map(steps.map(({ track, to }) => [track, to])) };
}

const nothing: Omit<Ahead, 'seat'> = { money: 0, lp: 0, nuggets: 0, wounds: 0, steps: new Map() };

/** What a robber takes of money: half of it in tens, rounded up, or all of it. */
const shares = (money: number): number[] => [Math.ceil(money / 20) * 10, money];
/** The same of nuggets. */
const parts = (nuggets: number): number[] => [Math.ceil(nuggets / 2), nuggets];

/** What the robbed player loses: what the robber gets and what is beyond the robber's limit. */
function robbed({ loot, gains, lost_money, lost_nuggets }: Offer, { fight, players }: Position): Ahead | null {
  const victim = players.find(({ seat }) => seat === fight?.other);
  if (victim === undefined || gains === undefined || !fight?.with_player) return null;
  const paid = (gains.steps ?? []).reduce((sum, { money = 0 }) => sum + money, 0);
  const money = loot === 'money' ? (gains.money ?? 0) - paid + lost_money : 0;
  const nuggets = loot === 'nuggets' ? (gains.nuggets ?? 0) + lost_nuggets : 0;
  // What else the choice brings is not the victim's.
  if (money > 0 && shares(victim.money).includes(money)) return { ...nothing, seat: victim.seat, money: -money };
  return nuggets > 0 && parts(victim.nuggets).includes(nuggets)
    ? { ...nothing, seat: victim.seat, nuggets: -nuggets }
    : null;
}

/** What whoever demands a tribute gets of the money, up to their limit. */
function given({ gains }: Offer, { why }: Ask, { players }: Position): Ahead | null {
  const whose = why?.args?.character;
  const character = typeof whose === 'object' && 'character' in whose ? whose.character : null;
  const taker = players.find((player) => player.character !== null && player.character === character);
  const money = Math.min(-(gains?.money ?? 0), taker === undefined ? 0 : taker.money_limit - taker.money);
  return taker === undefined || money <= 0 ? null : { ...nothing, seat: taker.seat, money };
}

/** What a choice certainly changes for somebody else: who is robbed or gets something of it. */
export function othersAhead(offer: Offer | null, ask: Ask | null, position: Position | null): Ahead | null {
  if (offer === null || ask === null || position === null) return null;
  if (offer.kind === 'steal') return robbed(offer, position);
  return offer.kind === 'give-money' ? given(offer, ask, position) : null;
}
