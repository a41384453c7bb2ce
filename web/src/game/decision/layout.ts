// The layout of a decision: its choices, by group.

import { t } from '$lib/text/fluent';
import { plainItem, spaceOf } from '$lib/text/handbook';
import type { Closed } from '$lib/wire';
import { groupOf, groups, isRide, type Group } from '../play/groups';
import { placeName } from '../play/names';
import type { Play } from '../play/play.svelte';
import { isTrade, type Listed } from '../play/visit';

export interface Part {
  group: Group;
  title: string;
  offers: readonly Listed[];
  closed: readonly Closed[];
}

/** The maximum number of spaces listed one by one; more are chosen on the map. */
const fewRides = 6;
/** The number of poker pairs listed, by the best hands; every other pair is selected in the hand. */
const fewLays = 6;
/** The maximum number of choices with room for the note about missing opponents. */
const fewChoices = 5;

export const ridesOnMap = (play: Play): boolean =>
  play.rides.length > fewRides || play.rides.some((offer) => offer.kind === 'move');

function titleOf(group: Group, play: Play): string {
  const space = play.me?.space;
  if (group === 'here') {
    return space == null ? t('web-game-group-here-plain') : t('web-game-group-here', { place: placeName(space) });
  }
  const deeds = group === 'cards' && play.offers.some(({ kind }) => kind === 'deed');
  return t(deeds ? 'web-game-group-cards-deeds' : `web-game-group-${group}`);
}

function listed(group: Group, play: Play): Listed[] {
  const offers = play.listed.filter((offer) => groupOf(offer.kind) === group);
  if (group !== 'move') return byWorth(offers, play.advised);
  if (!ridesOnMap(play)) return offers;
  // The map shows one path to a space; a second one, through a mesa, is listed.
  return offers.filter((offer, at) => offers.findIndex(({ space }) => space === offer.space) < at);
}

function byWorth(offers: Listed[], advised: Listed | null): Listed[] {
  if (!offers.some(({ kind }) => kind === 'lay')) return offers;
  const sorted = [...offers].sort((a, b) => (b.hand?.worth ?? 0) - (a.hand?.worth ?? 0));
  return sorted.filter((offer, at) => at < fewLays || offer === advised);
}

/** Reasons that go without saying: the deeds of others cannot be used, and what stands is not repaired. */
const plain: ReadonlySet<string> = new Set(['refusal-no-deed', 'refusal-no-ruin']);

/** Kinds of what is won, or gained by a card: what the rules forbid stays in its place. */
const rewards: ReadonlySet<string> = new Set(['reward', 'steal', 'choose']);

/** Expected but closed choices. For cards these are shown in the hand, for items in the shop. */
function closedIn(group: Group, play: Play): Closed[] {
  const closed = play.ask?.closed ?? [];
  if (play.visiting !== null) return [];
  if (group === 'here') {
    return closed.filter((each) => groupOf(each.kind) === 'here' && !isTrade(each) && !plain.has(each.reason.id));
  }
  if (group === 'choice') return closed.filter(({ kind }) => rewards.has(kind));
  return group === 'fight' ? closed.filter((each) => each.kind === 'fight' && isHere(each, play)) : [];
}

const isHere = ({ seat }: Closed, play: Play): boolean =>
  seat !== undefined && play.me !== null && play.player(seat)?.space === play.me.space;

/** Fights are unavailable because there is no opponent in the space. */
export const nobodyHere = (play: Play): boolean =>
  play.ask !== null &&
  play.offers.filter(({ kind }) => !isRide(kind)).length <= fewChoices &&
  play.ask.closed.some(({ kind }) => kind === 'fight') &&
  !play.ask.closed.some((each) => each.kind === 'fight' && isHere(each, play)) &&
  !play.offers.some(({ kind }) => kind === 'fight');

export function partsOf(play: Play): Part[] {
  return groups
    .map((group) => ({
      group,
      title: titleOf(group, play),
      offers: listed(group, play),
      closed: closedIn(group, play),
    }))
    .filter(
      ({ group, offers, closed }) =>
        offers.length > 0 ||
        closed.length > 0 ||
        (play.visiting === null &&
          ((group === 'move' && play.rides.length > 0) || (group === 'fight' && nobodyHere(play)))),
    );
}

/** The choices in the order of the keyboard numbers. */
export const numbered = (parts: readonly Part[]): Listed[] => parts.flatMap(({ offers }) => offers);

/** The number of the first choice of a part, from 1. */
export const firstOf = (parts: readonly Part[], at: number): number => numbered(parts.slice(0, at)).length + 1;

/** Destinations with actions or players, nearest first. */
export function destinations(play: Play): Listed[] {
  const here = play.me?.space;
  const named = play.rides.filter(
    ({ space = '', bandit, players }) => space !== here && (bandit || players.length > 0 || hasPlace(space)),
  );
  const near = [...named].sort((a, b) => a.way.length - b.way.length);
  // A store or saloon can be used from several spaces: only the nearest is listed, unless another one has players.
  const seen = new Set<string>();
  return near.filter(({ space = '', bandit, players, mesas }) => {
    const place = sharedPlace(space);
    if (place === null || bandit || players.length > 0 || mesas > 0) return true;
    const known = seen.has(place);
    seen.add(place);
    return !known;
  });
}

const hasPlace = (space: string): boolean => (spaceOf(space)?.places.length ?? 0) > 0;

/** The shared location of a space, such as the store of its town. */
function sharedPlace(space: string): string | null {
  const page = spaceOf(space);
  return page === null || page.location !== null || page.places.length === 0
    ? null
    : `${page.region} ${page.places.join(' ')}`;
}

/** The icon of the mount, for movement. */
export const mountOf = (play: Play): string | null => {
  const mount = play.me?.mount ?? null;
  if (mount === null) return null;
  return play.me?.items.find((item) => plainItem(item) === plainItem(mount)) ?? mount;
};

export { isRide };
