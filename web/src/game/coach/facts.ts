// What the coach looks at in a position, as the viewer knows it.

import type { TextArgs } from '$lib/text/fluent';
import { handbook } from '$lib/text/handbook';
import { isJoker, rankOf, shortCard } from '$lib/ui/cards';
import type { Ask, FightKind, Own, Player, Position } from '$lib/wire';
import { isRide } from '../play/groups';
import type { Condition } from './lines';

export interface Facts {
  ask: Ask;
  position: Position;
  own: Own;
  me: Player;
}

/** The topic of a question. */
export const topicOf = ({ question }: Pick<Ask, 'question'>): string => question.id.replace(/^question-/, '');

const opponents: Partial<Record<FightKind, 'bandit' | 'guard' | 'sheriff' | 'player'>> = {
  bandit: 'bandit',
  heist: 'guard',
  sheriff: 'sheriff',
  arrest: 'player',
  duel: 'player',
  rob: 'player',
};

/** Whom the fight in progress is against; none without one, or against a module's opponent. */
export const opponentIn = ({ fight }: Position): 'bandit' | 'guard' | 'sheriff' | 'player' | null =>
  fight === null ? null : (opponents[fight.kind] ?? null);

const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const valueOf = (card: string): number => ranks.indexOf(rankOf(card));

/** The card that counts most in a fight. */
export function bestOf(cards: readonly string[]): string | null {
  return cards.reduce<string | null>(
    (best, card) => (best === null || valueOf(card) > valueOf(best) ? card : best),
    null,
  );
}

/** From this rank on a card beats most fight cards. */
const strongFrom = ranks.indexOf('Q');
/** So near to the end of the game that it is explained, in LP. */
const nearLp = 3;
/** So near to a limit of money that a gain may be lost, in dollars. */
const nearMoney = 40;
/** From this much money on the Cabaret is worth the way. */
const richFrom = 60;

function isStrong({ own, position }: Facts): boolean {
  const best = bestOf(own.hand);
  return best !== null && valueOf(best) >= strongFrom && position.bandits.length > 0;
}

function hasPair({ own }: Facts): boolean {
  const held = own.hand.filter((card) => !isJoker(card)).map(rankOf);
  return new Set(held).size < held.length;
}

const conditions: Record<Condition, (facts: Facts) => boolean> = {
  always: () => true,
  bandit: ({ position }) => opponentIn(position) === 'bandit',
  guard: ({ position }) => opponentIn(position) === 'guard',
  sheriff: ({ position }) => opponentIn(position) === 'sheriff',
  player: ({ position }) => opponentIn(position) === 'player',
  loses: ({ ask }) => ask.offers.some(({ lost_money: money, lost_nuggets: nuggets }) => money > 0 || nuggets > 0),
  'last-turn': ({ position }) => position.phase === 'last',
  'near-end': ({ position }) =>
    position.phase === 'last-but-one' || position.players.some(({ lp }) => lp >= position.length - nearLp),
  'dealt-goals': ({ own }) => own.goals.length > 0,
  wanted: ({ me }) => me.wanted > 0,
  'near-limit': ({ me }) => me.money > me.money_limit - nearMoney || me.nuggets >= me.nugget_limit - 1,
  'full-hand': ({ own, me }) => own.hand.length >= me.hand_limit,
  'bandit-ahead': ({ ask }) => ask.offers.some(({ kind, bandit }) => isRide(kind) && bandit),
  'has-gold': ({ me }) => me.nuggets > 0,
  hurt: ({ me }) => me.wounds > 1,
  rich: ({ me }) => me.money >= richFrom,
  strong: isStrong,
  'strong-wanted': (facts) => facts.me.wanted > 0 && isStrong(facts),
  'on-foot': ({ me }) => me.mount === null && me.money > 0,
  pair: (facts) => hasPair(facts) && facts.me.money > 0,
};

export const holds = (condition: Condition | undefined, facts: Facts): boolean =>
  condition === undefined || conditions[condition](facts);

const best = (cards: readonly string[]): TextArgs => {
  const card = bestOf(cards);
  return card === null ? {} : { card: shortCard(card) };
};

/** The numbers and cards that a sentence names. */
const args: Partial<Record<string, (facts: Facts) => TextArgs>> = {
  'coach-fight-lose': ({ ask }) => best(ask.offers.flatMap(({ kind, cards }) => (kind === 'commit' ? cards : []))),
  'coach-aim-bandit': ({ own }) => best(own.hand),
  'coach-aim-bandit-wanted': ({ own }) => best(own.hand),
  'coach-aim-heal': ({ me }) => ({ n: me.wounds }),
  'coach-aim-revel': ({ me }) => ({ n: me.money }),
  'coach-hand-limit': ({ me }) => ({ n: me.hand_limit }),
  'coach-limit': ({ me }) => ({ n: me.money_limit, nuggets: me.nugget_limit }),
  'coach-game-end': ({ position }) => ({ n: position.length }),
  'coach-goals': () => {
    const [low, high] = handbook()?.numbers.token_lp ?? [0, 0];
    return { low, high };
  },
};

export const argsOf = (sentence: string, facts: Facts): TextArgs => args[sentence]?.(facts) ?? {};
