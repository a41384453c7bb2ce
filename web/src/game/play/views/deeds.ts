// Choices about actions: moves, fights, trades, decisions of a story or of the end of a turn.

import { t } from '$lib/text/fluent';
import { handbook, nameOf, spaceOf } from '$lib/text/handbook';
import { list } from '$lib/text/list';
import type { IconName } from '$lib/ui/icons';
import type { FightKind, Income, Loot, Player } from '$lib/wire';
import { placeName, placesAt } from '../names';
import { dotted, type Choice, type Setting, type View } from './view';

const playerAt = ({ position }: Setting, seat: number | undefined): Player | undefined =>
  position.players.find((player) => player.seat === seat);

export const ride: View = ({ space = '', way, mesas, bandit, opponent, players, cost }, { names }) => {
  const place = placeName(space);
  const foe = opponent === undefined ? undefined : (nameOf(opponent) ?? '');
  const who = players.map(names);
  const meets =
    who.length === 0 ? undefined : who.length === 1 ? 'web-game-offer-players' : 'web-game-offer-players-many';
  return {
    icon: bandit || foe !== undefined ? 'bandit' : cost > 0 ? 'rail' : 'move',
    label: mesas > 0 ? t('web-game-offer-mesa', { place, n: mesas }) : place,
    detail: bandit
      ? t('web-game-offer-bandit')
      : dotted([
          foe === undefined ? undefined : t('web-game-offer-opponent', { opponent: foe }),
          cost > 0 ? t('web-game-offer-fare', { n: cost }) : undefined,
          way.length > 0 ? t('web-game-offer-way-plain', { n: way.length }) : undefined,
          meets && t(meets, { names: list(who) }),
        ]),
  };
};

/** How many of what is near a starting space is named. */
const named = 4;

/** What is near a starting space, nearest first, each name once, without its own. */
export function nearOf({ near, space = '' }: Choice, { position }: Setting): string[] {
  const bandits = new Set(position.bandits);
  const names = near.flatMap((at) => [...placesAt(at), ...(bandits.has(at) ? [t('web-game-near-bandit')] : [])]);
  const own = new Set(placesAt(space));
  return [...new Set(names.filter((name) => !own.has(name)))].slice(0, named);
}

export const start: View = (offer, setting) => {
  const near = nearOf(offer, setting);
  return {
    icon: 'map',
    label: placeName(offer.space ?? ''),
    detail: near.length === 0 ? t('web-game-near-nothing') : t('web-game-near', { places: list(near) }),
  };
};

/** Cattle of the ranch in the space, or a stray that is there. */
export const acquire: View = (_, { position, own }) => {
  const space = position.players.find(({ seat }) => seat === own?.seat)?.space;
  const ranch = space != null && spaceOf(space)?.location?.startsWith('ranch-') === true;
  const stray =
    !ranch && position.map_tokens.some(({ fights, spaces }) => !fights && spaces.some((at) => at === space));
  return stray
    ? { icon: 'cattle', label: t('web-game-offer-stray'), detail: t('web-game-offer-stray-more') }
    : { icon: 'cattle', detail: t('web-game-offer-acquire-more') };
};

const fights: Partial<Record<FightKind, IconName>> = { duel: 'duel', rob: 'rob', arrest: 'arrest' };

export const fight: View = ({ fight: kind, seat, robs_all: all }, { names }) => {
  const icon = kind === undefined ? undefined : fights[kind];
  if (icon === undefined || seat === undefined) return { icon: 'fight' };
  const duel = handbook()?.numbers.duel_lp ?? 0;
  const more = all ? 'rob-all' : kind;
  return {
    icon,
    label: t(`web-game-offer-${kind}`, { name: names(seat) }),
    detail: kind === 'duel' ? t('web-game-offer-duel-lp', { n: duel }) : t(`web-game-offer-${more}-more`),
  };
};

export const reroll: View = ({ number = 1 }, { position }) => {
  const face = position.prospect?.dice[number - 1];
  const name = face === undefined ? undefined : handbook()?.faces[face];
  return {
    icon: 'dice',
    label: t(`web-game-offer-reroll-${number === 2 ? 2 : 1}`),
    detail: name === undefined ? undefined : t('web-game-offer-reroll-more', { face: name }),
  };
};

export const person =
  (icon: IconName): View =>
  ({ seat }, setting) => {
    const space = playerAt(setting, seat)?.space;
    return { icon, detail: space == null ? undefined : t('web-game-offer-target-more', { place: placeName(space) }) };
  };

const loots: Record<Loot, IconName | null> = { money: 'money', nuggets: 'nugget', nothing: null, item: 'spend' };

/** A track that is at its end pays LP instead. */
export const reward: View = ({ reward, gains }, { position, own }) => {
  const me = position.players.find(({ seat }) => seat === own?.seat);
  const points = reward === 'marshal' ? me?.marshal : reward === 'wanted' ? me?.wanted : undefined;
  const ended = points !== undefined && gains !== undefined && (gains.steps ?? []).length === 0;
  return {
    icon: reward === 'marshal' ? 'star' : reward === 'wanted' ? 'wanted' : 'lp',
    detail: ended ? t('web-game-offer-reward-end') : undefined,
  };
};

export const steal: View = ({ loot = 'nothing', cattle }) => ({ icon: loots[loot] ?? (cattle ? 'cattle' : 'pass') });

export const heist: View = () => {
  const numbers = handbook()?.numbers;
  return {
    icon: 'heist',
    detail: t('web-game-offer-heist-more', { money: numbers?.heist_money ?? 0, wanted: numbers?.heist_wanted ?? 0 }),
  };
};

export const poker: View = ({ cost }) => ({
  icon: 'hand',
  label: t('web-game-offer-poker'),
  detail: t('web-game-offer-poker-more', { n: cost, house: handbook()?.numbers.poker_house ?? 0 }),
});

export const highStakes: View = ({ cost }) => {
  const stakes = handbook()?.numbers.high_stakes;
  const numbers = { n: cost, purse: stakes?.purse ?? 0, raise: stakes?.raise ?? 0, house: stakes?.house ?? 0 };
  return { icon: 'pot', label: t('web-high-stakes-title'), detail: t('web-high-stakes-offer', numbers) };
};

const incomes: Record<Income, IconName> = { money: 'money', cards: 'draw', both: 'pot' };

export const income: View = ({ income }) => ({ icon: income === undefined ? 'pot' : incomes[income] });

export const end: View = (_, { position }) =>
  position.question === 'turn/actions'
    ? { icon: 'end', detail: t('web-game-offer-end-more', { n: position.turn.actions }) }
    : { icon: 'end' };

export const contribute: View = ({ deck = 1 }, { position }) => {
  const trigger = position.stories.find((story) => story.deck === deck)?.trigger;
  return {
    icon: 'story',
    label: t('web-game-offer-contribute', { deck }),
    detail: trigger == null ? undefined : handbook()?.triggers[trigger],
  };
};
