// Two questions in a row as one list: a choice together with each choice that completes it.

import { t } from '$lib/text/fluent';
import type { Offer } from '$lib/wire';
import { isRide } from './groups';
import { dotted, type OfferView } from './views/view';
import { isTrade, shopOf, visit, type Listed } from './visit';

/** As many choices as there are number keys: with more, the rest of a choice is asked afterward. */
const most = 9;
/** The most choices that are in sight on a phone, where what cannot be seen is not found. */
const inSight = 7;

/** A choice, with the one that completes it. */
export type Completed = Offer & Pick<Listed, 'rest'>;

// Spaces are on the map.
const isListed = ({ then }: Listed): boolean => then.length > 0 && !then.some(({ kind }) => isRide(kind));

const split = <T extends Listed>(offer: T): (T & { rest?: Offer })[] =>
  isListed(offer) ? offer.then.map((rest) => ({ ...offer, rest })) : [offer];

/** The choices, each split into those that complete it, so long as all have a number. An income that stands is not asked for. */
export function together<T extends Listed>(offers: readonly T[], earning = true): readonly (T & { rest?: Offer })[] {
  const all = offers.flatMap((offer) => (!earning && offer.then[0]?.kind === 'income' ? [offer] : split(offer)));
  return isFew(all, most) ? all : offers;
}

/**
 * The spaces to which a choice leads that extends a move, each together with it; none while spaces can be chosen themselves, or
 * where several such choices lead to them, so that it must be said which.
 */
export function fartherOf(offers: readonly Offer[]): readonly Completed[] {
  const leading = offers.filter(({ then }) => then.some(({ kind }) => isRide(kind)));
  const [by] = leading;
  if (by === undefined || leading.length > 1 || offers.some(({ kind }) => isRide(kind))) return [];
  return by.then.filter(({ kind }) => isRide(kind)).map((rest) => ({ ...rest, choice: by.choice, rest }));
}

const isFew = (offers: readonly Listed[], limit: number): boolean =>
  offers.filter(({ kind }) => !isRide(kind)).length <= limit;

/**
 * The list with the purchases beside the visit that stands for them, so long as all are in sight. Each of them is the only one:
 * who wants several goes in.
 */
export function withPurchases(listed: readonly Listed[], offers: readonly Offer[]): readonly Listed[] {
  const trades = offers.filter((offer) => isTrade(offer) && !listed.includes(offer)).map(alone);
  const all = [...listed, ...trades];
  // Each of them takes as many rows as there are choices that complete it.
  return trades.length > 0 && isFew(all.flatMap(split), inSight) ? all : listed;
}

/** What may change one's mind about the rest of a visit: what is drawn or found. Everything else leaves the store. */
const alone = (offer: Offer): Listed => (shopOf(offer) === 'store' && !offer.final ? { ...offer, only: true } : offer);

/** The purchases of a store that are too many to be listed: each of them is made with one press, and is the only one. */
export function waresOf(listed: readonly Listed[], offers: readonly Offer[]): readonly Listed[] {
  if (!listed.includes(visit)) return [];
  const there = new Set(listed.map(({ choice }) => choice));
  return offers.filter((offer) => shopOf(offer) === 'store' && !there.has(offer.choice)).map(alone);
}

/** What tells two entries of a list apart. */
export const keyOf = ({ choice, rest }: Pick<Listed, 'choice' | 'rest'>): string =>
  rest === undefined ? choice : `${choice}, ${rest.choice}`;

/** The choice of a key, alone or with what completes it. */
export function entryOf(key: string | null, offers: readonly Offer[]): Completed | null {
  const all = offers.flatMap((offer): Completed[] => [offer, ...offer.then.map((rest) => ({ ...offer, rest }))]);
  return all.find((each) => keyOf(each) === key) ?? null;
}

/** What is chosen with an entry, one after another: it may stand for the last of them only, as a space does. */
export function madeBy(entry: Completed | null, offers: readonly Offer[]): Offer[] {
  const first = offers.find(({ choice }) => choice === entry?.choice);
  return [first, entry?.rest].filter((offer) => offer !== undefined);
}

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
