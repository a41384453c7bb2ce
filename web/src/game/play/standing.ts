// The state of the board, from the position and the choices.

import { moves } from '$lib/net/complete';
import { t } from '$lib/text/fluent';
import { characterName, nameOf } from '$lib/text/handbook';
import { spoken } from '$lib/text/list';
import type { Offer, Player, Position } from '$lib/wire';
import { tokenIcon, tokenPlace } from '../../modules';
import type { MapToken, Reach, Standing, Tip } from '../board/types';
import { placeName } from './names';
import type { OfferView } from './offerView';
import { dotted } from './views/view';
import { deedsOf, ruinsOf } from './closed';
import { cartOf } from './trader';
import { nextStop, trainWords } from './train';

export const standingOf = (position: Position): Standing => {
  const { players, automa: him, bandits, map_tokens: tokens, frontier, train, trader, legends, sheriff } = position;
  const figures = players.map(({ seat, character, space, cattle }) => ({
    seat,
    character,
    space,
    cattle: cattle?.replace(/^ranch-/, '') ?? null,
  }));
  if (him != null) figures.push({ seat: him.seat, character: him.character, space: him.space, cattle: null });
  return {
    figures: figures.flatMap(({ character, space, ...figure }) =>
      character === null || space === null ? [] : [{ ...figure, character, space, name: characterName(character) }],
    ),
    bandits,
    tokens: [
      ...tokens.flatMap(({ name: id, fights, spaces }) => {
        const name = nameOf(id) ?? '';
        const look = { fights, name, mark: name.slice(0, 1), icon: tokenIcon(id), place: tokenPlace(id) };
        return spaces.map((space) => ({ space, ...look }));
      }),
      ...frontier.map(({ space, price }): MapToken => {
        const name = t('web-frontier-price', { n: price });
        return { space, fights: false, name, mark: String(price), icon: null, place: null, look: 'price' };
      }),
      ...players.flatMap(({ seat, character, homestead: space }): MapToken[] => {
        if (space === undefined || character === null) return [];
        const name = t('web-homestead-of', { name: characterName(character) });
        return [{ space, fights: false, name, mark: '', icon: 'home', place: null, seat }];
      }),
      ...cartOf(trader),
      ...(legends?.open?.facedown ?? []).map((space): MapToken => {
        const name = t('web-legend-token');
        const look = { mark: '', icon: 'compass', place: null, look: 'story', opens: 'legend' } as const;
        return { space, fights: false, name, ...look };
      }),
    ],
    ruins: ruinsOf(position),
    deeds: deedsOf(position),
    sheriff,
    train: train == null ? null : { space: train.space, next: nextStop(train), words: trainWords(train) },
  };
};

export const reachOf = (rides: readonly Offer[], view: (offer: Offer) => OfferView | null): Reach[] =>
  rides.flatMap((offer) => {
    if (offer.space === undefined) return [];
    const { choice: key, space, way, bandit } = offer;
    const words = view(offer);
    const label = spoken([words?.label ?? '', words?.detail ?? '']);
    return [{ space, key, label, way, bandit, closed: null }];
  });

/** The figure that would move along the paths of these choices. */
export const riderOf = (rides: readonly Offer[], me: Player | null): number | 'sheriff' | null => {
  const kind = rides[0]?.kind;
  if (kind === 'sheriff') return 'sheriff';
  return kind !== undefined && moves(kind) ? (me?.seat ?? null) : null;
};

/** The text of the bubble of a space: its actions, and what a move there meets, or why none leads there. */
export function tipOf(
  space: string,
  rides: readonly Offer[],
  view: (offer: Offer) => OfferView | null,
  uses: (space: string) => string | null,
  beyond: (space: string) => string | null = () => null,
): Tip | null {
  const offer = rides.find((ride) => ride.space === space);
  const words = offer === undefined ? null : view(offer);
  const text = uses(space) ?? '';
  if (offer === undefined || words === null) {
    const note = beyond(space);
    return text === '' && note === null ? null : { title: placeName(space), text, note };
  }
  const far = offer.way.length > 0 ? t('web-game-offer-way-plain', { n: offer.way.length }) : null;
  if (offer.bandit) {
    const note = dotted([placeName(space), far ?? undefined, words.brief, text]) ?? null;
    return { title: t('web-game-tip-bandit'), text: t('web-game-tip-bandit-more'), note };
  }
  return { title: placeName(space), text, note: words.detail ?? null };
}

/** The place of a scene. */
export function stageOf(position: Position): string | null {
  const seat = position.fight?.fighter ?? position.poker?.starter ?? null;
  return position.players.find((player) => player.seat === seat)?.space ?? null;
}
