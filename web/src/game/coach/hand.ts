// What a card of the hand is good for now: for an action, for its moment later, or in a fight.

import { hasText, t } from '$lib/text/fluent';
import { cardOf, kindsOf } from '$lib/text/handbook';
import { valueOf } from '$lib/ui/cards';
import type { Ask, Own, Position } from '$lib/wire';
import { lines } from './lines';

/** The decision, and the hand that its player holds. */
interface Held {
  ask: Ask;
  own: Own;
  position: Position;
}

/** What a card does, in the few words of a small card; empty if it does nothing or nothing is known of it. */
export function gistOf(card: string): string {
  const page = cardOf(card);
  const short = `web-gist-${page?.title ?? ''}`;
  return hasText(short) ? t(short) : (page?.gist ?? '');
}

const titleOf = (card: string): string => cardOf(card)?.title ?? '';
const lowest = (cards: readonly string[]): string | null =>
  cards.filter((card) => gistOf(card) !== '').sort((one, two) => valueOf(one) - valueOf(two))[0] ?? null;

/** The cards that can be used as an action now. */
const playable = ({ ask }: Held): string[] => ask.offers.flatMap(({ kind, cards }) => (kind === 'play' ? cards : []));

/** A card for an action: the lowest, since high ones win fights. */
export const toPlay = (held: Held): string | null => lowest(playable(held));

/** A card that acts without an action when its moment comes, as a reaction rather than as a bonus. */
export function toKeep({ own }: Held): string | null {
  const of = (kind: string): string[] => own.hand.filter((card) => kindsOf(cardOf(card)?.lines ?? []).includes(kind));
  return lowest(of('reaction')) ?? lowest(of('bonus').filter((card) => !of('action').includes(card)));
}

/** A card that can be laid in the fight and whose bonus counts there: the one with which it is most likely won. */
export function toLay({ ask, position }: Held): string | null {
  const { fight, 'fight-cards': against } = lines.bonuses;
  const helping = position.fight?.with_player === true ? fight : [...fight, ...against];
  const laid = ask.offers.filter(
    ({ kind, cards: [card = ''] }) => kind === 'commit' && helping.includes(titleOf(card)),
  );
  const most = Math.max(...laid.map(({ odds }) => odds ?? 0));
  return laid.find(({ odds }) => (odds ?? 0) === most)?.cards[0] ?? null;
}
