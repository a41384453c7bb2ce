// Two questions in a row as one list: a choice together with each choice that completes it.

import { t } from '$lib/text/fluent';
import type { Offer } from '$lib/wire';
import { isRide } from './groups';
import { dotted, type OfferView } from './views/view';
import { isTrade, shopOf, type Listed } from './visit';

/** As many choices as there are number keys: with more, the rest of a choice is asked afterward. */
const most = 9;
/** The most choices that are in sight on a phone, where what cannot be seen is not found. */
const inSight = 7;

const split = <T extends Listed>(offer: T): (T & { rest?: Offer })[] =>
  offer.then.length === 0 ? [offer] : offer.then.map((rest) => ({ ...offer, rest }));

/** The choices, each split into those that complete it, so long as all have a number. */
export function together<T extends Listed>(offers: readonly T[]): readonly (T & { rest?: Offer })[] {
  const all = offers.flatMap(split);
  return isFew(all, most) ? all : offers;
}

const isFew = (offers: readonly Listed[], limit: number): boolean =>
  offers.filter(({ kind }) => !isRide(kind)).length <= limit;

/**
 * The list with the purchases beside the visit that stands for them, so long as all are in sight. Each of them is the only one:
 * who wants several goes in.
 */
export function withPurchases(listed: readonly Listed[], offers: readonly Offer[]): readonly Listed[] {
  const trades = offers
    .filter((offer) => isTrade(offer) && !listed.includes(offer))
    // What is drawn or found may change one's mind.
    .map((offer): Listed => (shopOf(offer) === 'store' && !offer.final ? { ...offer, only: true } : offer));
  const all = [...listed, ...trades];
  return trades.length > 0 && isFew(all, inSight) ? all : listed;
}

/** What tells two entries of a list apart. */
export const keyOf = ({ choice, rest }: Pick<Listed, 'choice' | 'rest'>): string =>
  rest === undefined ? choice : `${choice}, ${rest.choice}`;

/** The button of a choice together with what completes it: an option says what is used, an income what comes before it. */
export function bothViews(first: OfferView, rest: OfferView, kind: string): OfferView {
  const label = kind === 'income' ? t('web-game-both', { first: first.label, rest: rest.label }) : rest.label;
  return {
    ...first,
    icon: rest.icon,
    card: first.card ?? rest.card,
    item: first.item ?? rest.item,
    label,
    detail: kind === 'income' ? rest.detail : dotted([first.label, rest.brief]),
    brief: rest.brief ?? first.brief,
    whole: kind === 'income' ? rest.whole : dotted([first.label, rest.whole]),
    warning: rest.warning ?? first.warning,
  };
}

/** The button of a purchase together with whether the new thing is used at once: that is said beside its name and its price. */
export const boughtView = (bought: OfferView, use: string): OfferView => ({
  ...bought,
  detail: use,
  brief: use,
  whole: dotted([use, bought.whole]),
});

/** The visit beside purchases that are each the only one. */
export const severalView = (visit: OfferView): OfferView => ({ ...visit, detail: t('web-game-buy-several') });

/** The button of a purchase after which the store is left. */
export const onlyView = (bought: OfferView): OfferView => ({
  ...bought,
  whole: dotted([bought.whole, t('web-game-buy-only')]),
});
