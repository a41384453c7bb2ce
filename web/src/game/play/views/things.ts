// Choices about things: cards, items, tokens, goals, characters.

import { hasText, t } from '$lib/text/fluent';
import { cardOf, characterOf, deedOf, followerOf, handbook, isUpgraded, sideOf, textOf } from '$lib/text/handbook';
import { say } from '$lib/text/say';
import { goalValue } from '../../about/value';
import { itemGist } from '../../scenes/store/gist';
import { shortCard } from '$lib/ui/cards';
import { isIcon, type IconName } from '$lib/ui/icons';
import { itemIcon } from '$lib/ui/items';
import { MODULE_OPTIONS } from '../../../modules';
import type { DeedPage, Line, Message } from '$lib/wire';
import { placeOf } from '../closed';
import { sums, type View } from './view';

/** The maximum length of an effect's text on a button, in characters. */
const room = 56;

/** The lines of one kind, or all if there are none of it. */
function effect(lines: readonly Line[] | undefined, kind: string): string | undefined {
  if (lines === undefined) return undefined;
  const fitting = lines.filter((line) => line.kind === kind);
  const text = textOf(fitting.length > 0 ? fitting : lines);
  return text === '' ? undefined : text;
}

/** A card's effect; its short form if the whole is too long for a button. */
function cardEffect(card: string, kind: string): string | undefined {
  const text = effect(cardOf(card)?.lines, kind);
  const gist = `web-gist-${cardOf(card)?.title ?? ''}`;
  return text !== undefined && text.length > room && hasText(gist) ? t(gist) : text;
}

/** An effect's options are labeled by their effects; the icon depends on the option's name. */
const optionIcons: Record<string, IconName> = {
  cards: 'draw',
  discard: 'discard',
  heal: 'heal',
  legend: 'lp',
  marshal: 'star',
  money: 'money',
  nuggets: 'nugget',
  pay: 'spend',
  shop: 'store',
  travel: 'map',
  upgrade: 'upgrade',
  wanted: 'wanted',
  wound: 'wound',
};

export const aCard =
  (icon: IconName, kind?: string): View =>
  ({ cards }) => {
    const page = cardOf(cards[0] ?? '');
    return {
      icon,
      card: cards[0],
      ...(page === null ? {} : { label: page.name }),
      detail: kind === undefined ? undefined : cardEffect(cards[0] ?? '', kind),
    };
  };

export const anItem =
  (price: boolean): View =>
  ({ item = '', cost }) => {
    const side = sideOf(item);
    return {
      icon: itemIcon(item),
      item: item === '' ? undefined : item,
      ...(side === null ? {} : { label: isUpgraded(item) && price ? `${side.name} ↑` : side.name }),
      detail: side === null ? undefined : price ? itemGist(item) : textOf(side.lines) || undefined,
      price: price ? (cost > 0 ? t('web-game-price', { n: cost }) : t('web-game-price-free')) : undefined,
    };
  };

/** The deed that a label names: by its location, or by its ability. */
function deedIn({ args = {} }: Message): DeedPage | null {
  const { place, text } = args;
  if (typeof text === 'object' && 'deed-text' in text) return deedOf(text['deed-text']);
  return typeof place === 'object' && 'named' in place ? deedOf(placeOf(place.named)) : null;
}

export const claim: View = ({ label, cost }) => {
  const page = deedIn(label);
  return {
    icon: 'deed',
    ...(page === null || cost === 0 ? {} : { label: t('web-game-offer-claim', { place: page.name }) }),
    detail: page?.text,
    price: cost > 0 ? t('web-game-price', { n: cost }) : undefined,
  };
};

export const deed: View = ({ label }) => {
  const page = deedIn(label);
  return {
    icon: 'deed',
    ...(page === null ? {} : { label: t('web-game-offer-deed', { place: page.name }), detail: page.text }),
  };
};

export const use: View = (offer, setting) => ({
  ...anItem(false)(offer, setting),
  ...(setting.position.question === 'turn/actions'
    ? { detail: effect(sideOf(offer.item ?? '')?.lines, 'action') }
    : {}),
});

export const lay: View = ({ cards, hand }) => ({
  icon: 'hand',
  detail: hand === undefined ? undefined : t(`web-scene-hand-${hand.category}`),
  // Their names are on the cards of the hand.
  ...(cards.length === 0 ? {} : { label: cards.map(shortCard).join('\u00a0') }),
});

export const deposit: View = (offer) => {
  const nuggets = offer.number ?? 0;
  const cards = offer.cards.length;
  return {
    icon: 'deposit',
    label:
      cards === 0 ? t('web-game-offer-deposit', { nuggets }) : t('web-game-offer-deposit-cards', { nuggets, cards }),
    detail: sums(offer),
  };
};

export const keepTokens: View = ({ tokens }) =>
  tokens.length === 0
    ? { icon: 'remove', label: t('web-game-offer-tokens-none') }
    : {
        icon: 'lp',
        label: t('web-game-offer-tokens', { n: tokens.length }),
        detail: t('web-game-offer-tokens-more', { values: tokens.join(' + ') }),
      };

export const cattle: View = (_, { own }) => {
  const token = own?.cattle.find(({ seat }) => seat === own.seat)?.token;
  return { icon: 'cattle', detail: token === undefined ? undefined : handbook()?.cattle[token] };
};

export const ability: View = ({ character = '' }) => {
  const page = characterOf(character);
  return { icon: 'lp', detail: page === null ? undefined : textOf(page.lines) };
};

export const npc: View = ({ fight_card: card = '' }, { names, position: { fight } }) => {
  const page = handbook()?.fight_cards[card];
  if (page === undefined) return { icon: 'deck' };
  // The card is played for the other side; its text is about the player who fights it.
  const about = fight === null ? page.text : t('web-game-offer-npc', { name: names(fight.fighter), text: page.text });
  return { icon: 'deck', label: page.name, detail: about };
};

export const goal: View = ({ goal: id = '' }, { position, own }) => {
  const page = handbook()?.goals[id];
  const value = goalValue(position.players.find(({ seat }) => seat === own?.seat) ?? null);
  return {
    icon: 'goal',
    ...(page === undefined ? {} : { label: page.name, detail: value === null ? page.text : `${page.text} ${value}` }),
  };
};

export const draft: View = ({ character = '' }) => {
  const page = characterOf(character);
  return {
    icon: 'players',
    character: character || undefined,
    ...(page === null ? {} : { label: page.name, detail: textOf(page.lines) }),
  };
};

export const option: View = ({ option: id = '' }) => ({
  icon: optionIcons[id] ?? MODULE_OPTIONS[id] ?? (isIcon(id) ? id : itemIcon(id)),
  detail: handbook()?.options[id],
});

/** What the open legendary story does at the moment. */
export const openStory: View = (_, { position }) => {
  const story = position.legends?.open?.story;
  return { icon: 'story', detail: story === undefined ? undefined : handbook()?.legends?.[story]?.name };
};

/** What the own posse or gang does. */
export const follower: View = (_, { position, own }) => {
  const id = position.players.find(({ seat }) => seat === own?.seat)?.follower;
  const page = id == null ? null : followerOf(id);
  return { icon: 'players', detail: page === null ? undefined : textOf(page.lines) };
};

/** The bonus for which the risk die is rolled: its tray says the rest. */
export const risk: View = ({ label, option: id = '' }, { names }) => {
  const { bonus } = label.args ?? {};
  return {
    icon: optionIcons[id] ?? MODULE_OPTIONS[id] ?? 'dice',
    ...(bonus === undefined ? {} : { label: say({ id: '', args: { bonus } }, names) }),
  };
};

/** The bonus of a card on the table; the choice contains the card. */
export const bonus: View = (offer, setting) => {
  const { card } = offer.label.args ?? {};
  const [shown] = typeof card === 'object' && 'cards' in card ? card.cards : offer.cards;
  if (shown === undefined) return { icon: 'done' };
  return { ...aCard('done', 'bonus')({ ...offer, cards: [shown] }, setting), label: say(offer.label, setting.names) };
};
