// The label of a choice's button: an icon or a card, a name, and its effects.

import { t } from '$lib/text/fluent';
import { say } from '$lib/text/say';
import { groupOf } from './groups';
import * as deeds from './views/deeds';
import { outlookOf } from './views/outlook';
import * as things from './views/things';
import { chanceOf, changesOf, oddsOf, reactsOf } from './views/gains';
import { dotted, losses, plain, sums, type Choice, type OfferView, type Setting, type View } from './views/view';

import type { Listed } from './visit';

export type { Choice, OfferView, Setting } from './views/view';

const { aCard, anItem } = things;

const views: Record<Listed['kind'], View> = {
  accept: plain('fight', undefined, () => t('web-game-offer-accept-more')),
  acquire: deeds.acquire,
  arrest: deeds.person('arrest'),
  bonus: things.bonus,
  buy: anItem(true),
  choose: things.option,
  commit: aCard('hand', 'bonus'),
  contribute: deeds.contribute,
  decline: plain('foot'),
  deliver: things.cattle,
  deposit: things.deposit,
  discard: aCard('discard', 'action'),
  draft: things.draft,
  end: deeds.end,
  equip: anItem(false),
  fight: deeds.fight,
  give: aCard('hand'),
  'give-money': plain('spend'),
  goal: things.goal,
  heal: plain('doctor', 'web-game-offer-heal', sums),
  bet: plain('money', undefined, ({ number: n = 0 }) => t('web-game-offer-bet-more', { n, three: 3 * n })),
  faro: plain('hand', undefined, () => t('web-faro-offer-more')),
  fold: plain('foot', undefined, () => t('web-high-stakes-fold-more')),
  frontier: plain('map', undefined, () => t('web-game-offer-frontier-more')),
  'high-stakes': deeds.highStakes,
  challenge: plain('hand', undefined, () => t('web-game-offer-challenge-more')),
  'train-heist': plain('heist', undefined, () => t('web-game-offer-train-heist-more')),
  heist: deeds.heist,
  claim: things.claim,
  deed: things.deed,
  repair: plain('ruin', undefined, () => t('web-blood-money-repair-more')),
  settle: plain('home', undefined, () => t('web-game-offer-settle-more')),
  improve: plain('lp'),
  recuperate: plain('doctor', undefined, () => t('web-game-offer-recuperate-more')),
  pay: plain('nugget'),
  recruit: plain('players', undefined, () => t('web-game-recruit-more')),
  'take-part': plain('story'),
  reveal: plain('compass', undefined, () => t('web-game-offer-reveal-more')),
  'use-story': things.openStory,
  'use-follower': things.follower,
  income: deeds.income,
  join: plain('hand', undefined, sums),
  keep: plain('done'),
  'keep-tokens': things.keepTokens,
  lay: things.lay,
  leave: plain('done', 'web-game-offer-leave', () => t('web-game-offer-leave-more')),
  'leave-trader': plain('done', undefined, () => t('web-game-offer-leave-more')),
  'leave-bets': plain('pot'),
  move: deeds.ride,
  npc: things.npc,
  pass: plain('pass'),
  play: aCard('hand', 'action'),
  poker: deeds.poker,
  prospect: plain('prospect', undefined, () => t('web-game-offer-prospect-more')),
  raise: plain('pot', undefined, () => t('web-high-stakes-raise-more')),
  react: aCard('hand', 'reaction'),
  reclaim: plain('foot'),
  reroll: deeds.reroll,
  risk: things.risk,
  revel: (offer) => ({
    icon: 'cabaret',
    label: t('web-game-offer-revel', { n: offer.number ?? offer.lp }),
    detail: t('web-game-pay', { n: offer.cost }),
  }),
  reward: deeds.reward,
  ride: deeds.ride,
  sheriff: (offer, setting) => ({ ...deeds.ride(offer, setting), icon: 'star' }),
  'sheriff-stop': plain('done'),
  start: deeds.start,
  steal: deeds.steal,
  target: deeds.person('players'),
  trade: anItem(true),
  'trade-upgrade': anItem(true),
  upgrade: anItem(true),
  'use-character': things.ability,
  'use-item': things.use,
  visit: plain('store', 'web-game-offer-visit', () => t('web-game-offer-visit-more')),
  'visit-trader': plain('cart', undefined, () => t('web-game-offer-visit-more')),
  work: (offer, setting) => plain('work', offer.money > 0 ? 'web-game-offer-work' : undefined, sums)(offer, setting),
};

/** The kinds of choices, for the test that each says what it does. */
export const viewed = Object.keys(views) as Listed['kind'][];

export function offerView(offer: Choice, setting: Setting): OfferView {
  const words = views[offer.kind](offer, setting);
  const changes = changesOf(offer, setting);
  const [warning, odds] = [losses(offer, setting), oddsOf(offer)];
  return {
    icon: words.icon ?? 'done',
    card: words.card,
    item: words.item,
    character: words.character,
    label: words.label ?? say(offer.label, setting.names),
    detail: dotted([words.detail, changes, odds]),
    brief: dotted([changes, odds]),
    whole: dotted([words.detail, changes, chanceOf(offer), reactsOf(offer, setting), warning]),
    warning,
    price: words.price,
    outlook: outlookOf(offer, setting),
    group: groupOf(offer.kind),
  };
}
