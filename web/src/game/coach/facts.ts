// What the coach looks at in a position, as the viewer knows it.

import type { TextArgs } from '$lib/text/fluent';
import { handbook } from '$lib/text/handbook';
import { isJoker, rankOf, ranks, shortCard, valueOf } from '$lib/ui/cards';
import type { Ask, FightKind, Offer, Own, Player, Position } from '$lib/wire';
import { isRide } from '../play/groups';
import { gistOf, toKeep, toLay, toPlay } from './hand';
import type { Condition } from './lines';

export interface Facts {
  ask: Ask;
  position: Position;
  own: Own;
  me: Player;
}

/** The topic of a question. */
export const topicOf = ({ question }: Pick<Ask, 'question'>): string => question.id.replace(/^question-/, '');

/** Whom a fight of this kind is against. */
export const opponentsIn: Partial<Record<FightKind, 'bandit' | 'guard' | 'sheriff' | 'player'>> = {
  bandit: 'bandit',
  heist: 'guard',
  sheriff: 'sheriff',
  arrest: 'player',
  duel: 'player',
  rob: 'player',
};

/** Whom the fight in progress is against; none without one, or against a module's opponent. */
export const opponentIn = ({ fight }: Position): 'bandit' | 'guard' | 'sheriff' | 'player' | null =>
  fight === null ? null : (opponentsIn[fight.kind] ?? null);

/** The card that counts most in a fight. */
export function bestOf(cards: readonly string[]): string | null {
  return cards.reduce<string | null>(
    (best, card) => (best === null || valueOf(card) > valueOf(best) ? card : best),
    null,
  );
}

/** The choices, and what completes them: both can be made at once. */
const everyOffer = ({ offers }: Ask): Offer[] => offers.flatMap((offer) => [offer, ...offer.then]);

/** The cards that can be laid in the fight. */
const layable = ({ ask }: Facts): string[] => ask.offers.flatMap(({ kind, cards }) => (kind === 'commit' ? cards : []));

/** The card with which a fight is most likely won; among equal ones the highest. */
function likeliestOf({ ask }: Facts): string | null {
  const laid = ask.offers.filter(({ kind }) => kind === 'commit');
  const most = Math.max(...laid.map(({ odds }) => odds ?? 0));
  return bestOf(laid.filter(({ odds }) => (odds ?? 0) === most).flatMap(({ cards }) => cards));
}

/** From this rank on a card beats most fight cards. */
const strongFrom = ranks.indexOf('Q');
/** So near to the end of the game that it is explained, in LP. */
const nearLp = 3;
/** With so few cards one is not asked for one when a fight begins, and an effect may take the last. */
const fewCards = 1;
/** So near to a limit of money that a gain may be lost, in dollars. */
const nearMoney = 50;
/** The least that is gained, in dollars. */
const leastMoney = 10;
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

/** Whom the viewer fights; nobody for whoever looks on, or only plays the cards of a bandit, a guard or the Sheriff. */
function fightOf({ position, me }: Facts): 'bandit' | 'guard' | 'sheriff' | 'player' | 'opponent' | null {
  const { fight } = position;
  const fights = fight !== null && (fight.fighter === me.seat || (fight.with_player && fight.other === me.seat));
  return fights ? (opponentIn(position) ?? 'opponent') : null;
}

/** Whether a choice can begin a fight for which the last card is laid without a question: the other side may take one first. */
const meets = ({ ask, own }: Facts, begins: (offer: Offer) => boolean): boolean =>
  own.hand.length > 0 && own.hand.length <= fewCards + 1 && ask.offers.some(begins);

/** Whether the Sheriff has entered the viewer's space, and a fight follows. */
const isMet = ({ me, position }: Facts): boolean => me.wanted > 0 && position.below.includes('sheriff/entered');

/** Whether the viewer is to be arrested in the fight in progress, or in the one that follows. */
function isArrest(facts: Facts): boolean {
  const { fight } = facts.position;
  if (fight === null) return isMet(facts);
  const attacked = fight.kind === 'sheriff' || (fight.kind === 'arrest' && fight.fighter !== facts.me.seat);
  return attacked && facts.me.wanted > 0 && fightOf(facts) !== null;
}

/** Whether others may act before the viewer's next decision. */
const leaves = ({ position: { turn }, me }: Facts): boolean => turn.seat !== me.seat || turn.actions <= 1;

/** Whether money is likely lost soon: the pot of a game of poker, or anything that is gained unasked. */
function isFull(facts: Facts): boolean {
  const { ask, me, position } = facts;
  const room = me.money_limit - me.money;
  const plays = ask.offers.some(({ kind }) => kind === 'poker' || kind === 'join');
  // What a card that is laid pays comes on top.
  const bonus = Math.max(0, ...ask.offers.map(({ money }) => money));
  return (
    (position.poker !== null && room < position.poker.pot + bonus) ||
    (plays && room < nearMoney) ||
    (room <= leastMoney && leaves(facts))
  );
}

const conditions: Record<Condition, (facts: Facts) => boolean> = {
  always: () => true,
  bandit: (facts) => fightOf(facts) === 'bandit',
  guard: (facts) => fightOf(facts) === 'guard',
  sheriff: (facts) => fightOf(facts) === 'sheriff',
  player: (facts) => fightOf(facts) === 'player',
  'fight-cards': (facts) => facts.position.fight?.with_player === false && fightOf(facts) !== null,
  meets: (facts) => meets(facts, ({ bandit, kind }) => bandit || kind === 'heist' || kind === 'fight'),
  'meets-fight-cards': (facts) =>
    meets(facts, ({ bandit, kind, opponent }) => bandit || kind === 'heist' || opponent != null),
  // Whom he meets discards a card first.
  'meets-sheriff': ({ me, own }) => me.wanted > 0 && own.hand.length <= fewCards + 1,
  wounds: ({ ask }) =>
    topicOf(ask) !== 'suffer' &&
    everyOffer(ask).some(({ kind, gains }) => kind !== 'decline' && (gains?.wounds ?? 0) > 0),
  story: ({ ask, position }) => position.story !== null || ask.offers.some(({ kind }) => kind === 'contribute'),
  'can-show': ({ ask }) => ask.offers.some(({ kind }) => kind === 'goal'),
  loses: ({ ask }) => everyOffer(ask).some(({ lost_money: money, lost_nuggets: nuggets }) => money > 0 || nuggets > 0),
  'last-turn': ({ position, me }) => position.phase === 'last' && position.turn.seat === me.seat,
  'last-leaves': (facts) => conditions['last-turn'](facts) && leaves(facts),
  ending: (facts) => facts.position.phase !== 'open' && !conditions['last-turn'](facts),
  'near-end': ({ position }) =>
    position.phase === 'open' && position.players.some(({ lp }) => lp >= position.length - nearLp),
  'dealt-goals': ({ own }) => own.goals.length > 0,
  wanted: ({ me }) => me.wanted > 0,
  arrest: isArrest,
  'sheriff-comes': isMet,
  'unarmed-wanted': (facts) => facts.me.wanted > 0 && facts.own.hand.length <= fewCards && leaves(facts),
  // An effect may take the last card.
  helpless: ({ own, me, position }) => own.hand.length <= (position.turn.seat === me.seat ? 0 : fewCards),
  automa: (facts) => facts.position.automa !== null && leaves(facts),
  'full-purse': isFull,
  'over-hand': (facts) =>
    facts.position.turn.seat === facts.me.seat && facts.own.hand.length > facts.me.hand_limit && leaves(facts),
  'last-round': ({ position, me }) => position.phase === 'last' && position.turn.seat !== me.seat,
  'near-limit': ({ me, position }) =>
    me.money >= me.money_limit - Math.max(nearMoney, position.poker?.pot ?? 0) || me.nuggets >= me.nugget_limit - 1,
  'full-hand': ({ own, me }) => own.hand.length >= me.hand_limit,
  'bandit-ahead': ({ ask }) => ask.offers.some(({ kind, bandit }) => isRide(kind) && bandit),
  'has-gold': ({ me }) => me.nuggets > 0,
  hurt: ({ me }) => me.wounds > 1,
  rich: ({ me }) => me.money >= richFrom,
  strong: isStrong,
  'strong-wanted': (facts) => facts.me.wanted > 0 && isStrong(facts),
  'on-foot': ({ me }) => me.mount === null && me.money > 0,
  pair: (facts) => hasPair(facts) && facts.me.money > 0,
  'hand-action': (facts) => toPlay(facts) !== null,
  'hand-later': (facts) => toKeep(facts) !== null,
  'hand-fight': (facts) => toLay(facts) !== null,
};

export const holds = (condition: Condition | undefined, facts: Facts): boolean =>
  condition === undefined || conditions[condition](facts);

const named = (card: string | null): TextArgs => (card === null ? {} : { card: shortCard(card) });

const quoted = (card: string | null): TextArgs =>
  card === null ? {} : { card: shortCard(card), n: valueOf(card) + 2, text: gistOf(card) };

/** The numbers and cards that a sentence names. */
const args: Partial<Record<string, (facts: Facts) => TextArgs>> = {
  'coach-fight-lose': (facts) => named(bestOf(layable(facts))),
  'coach-fight-card-held': (facts) => named(likeliestOf(facts)),
  'coach-arrest-held': (facts) => named(likeliestOf(facts)),
  'coach-decline-held': (facts) => named(likeliestOf(facts)),
  'coach-hand-action': (facts) => quoted(toPlay(facts)),
  'coach-hand-later': (facts) => quoted(toKeep(facts)),
  'coach-hand-fight': (facts) => quoted(toLay(facts)),
  'coach-aim-bandit': ({ own }) => named(bestOf(own.hand)),
  'coach-aim-bandit-wanted': ({ own }) => named(bestOf(own.hand)),
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

/** The numbers and cards of a message: those of its long form, too. */
export const argsOf = (message: string, facts: Facts): TextArgs =>
  args[message.replace(/-(short|brief)$/, '')]?.(facts) ?? {};
