// How a choice looks on a button: an icon or a card, a name, and what it does.

import { hasText, t } from '$lib/text/fluent';
import { cardOf, characterOf, handbook, isUpgraded, sideOf, textOf, titleOf } from '$lib/text/handbook';
import { say, type Names } from '$lib/text/say';
import type { IconName } from '$lib/ui/icons';
import { isIcon } from '$lib/ui/icons';
import { itemIcon } from '$lib/ui/items';
import type { Line, Offer, Own, Player, Position } from '$lib/wire';
import { placeName } from './names';
import { groupOf, type Group } from './groups';

/** What the words of a choice depend on beside itself. */
export interface Setting {
  names: Names;
  position: Position;
  own: Own | null;
}

export interface OfferView {
  icon: IconName;
  /** A card that stands in place of the icon. */
  card: string | undefined;
  label: string;
  detail: string | undefined;
  /** What it costs, as a tag at the end. */
  price: string | undefined;
  group: Group;
}

type Choice = Omit<Offer, 'final'>;
type Words = Partial<Pick<OfferView, 'icon' | 'card' | 'label' | 'detail' | 'price'>>;
type View = (offer: Choice, setting: Setting) => Words;

/** Characters of an effect that a button has room for. */
const room = 56;

const dotted = (parts: readonly (string | undefined)[]): string | undefined => {
  const said = parts.filter((part) => part !== undefined && part !== '');
  return said.length === 0 ? undefined : said.join(' · ');
};

/** Prices and sure gains, from the numbers of the choice alone. */
const sums = ({ cost, money, lp }: Choice): string | undefined =>
  dotted([
    cost > 0 ? t('web-game-pay', { n: cost }) : undefined,
    money > 0 ? t('web-game-gain-money', { n: money }) : undefined,
    lp > 0 ? t('web-game-gain-lp', { n: lp }) : undefined,
  ]);

/** The lines of one kind, or all where there are none of it. */
function effect(lines: readonly Line[] | undefined, kind: string): string | undefined {
  if (lines === undefined) return undefined;
  const fitting = lines.filter((line) => line.kind === kind);
  const text = textOf(fitting.length > 0 ? fitting : lines);
  return text === '' ? undefined : text;
}

/** A card's effect; its gist where the whole is too long for a button. */
function cardEffect(card: string, kind: string): string | undefined {
  const text = effect(cardOf(card)?.lines, kind);
  const gist = `web-gist-${titleOf(card) ?? ''}`;
  return text !== undefined && text.length > room && hasText(gist) ? t(gist) : text;
}

const aCard =
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

const anItem =
  (price: boolean): View =>
  ({ item = '', cost }) => {
    const side = sideOf(item);
    return {
      icon: itemIcon(item),
      ...(side === null ? {} : { label: isUpgraded(item) && price ? `${side.name} ↑` : side.name }),
      detail: side === null ? undefined : textOf(side.lines),
      price: price ? (cost > 0 ? t('web-game-price', { n: cost }) : t('web-game-price-free')) : undefined,
    };
  };

const use: View = (offer, setting) => ({
  ...anItem(false)(offer, setting),
  ...(setting.position.question === 'turn/actions'
    ? { detail: effect(sideOf(offer.item ?? '')?.lines, 'action') }
    : {}),
});

const playerAt = ({ position }: Setting, seat: number | undefined): Player | undefined =>
  position.players.find((player) => player.seat === seat);

const ride: View = ({ space = '', way, mesa, bandit, players }, { names }) => {
  const place = placeName(space);
  const who = players.map(names);
  const meets = who.length === 0 ? undefined : who.length === 1 ? 'web-game-offer-players' : 'web-game-offer-players-many';
  return {
    icon: bandit ? 'bandit' : 'move',
    label: mesa ? t('web-game-offer-mesa', { place }) : place,
    detail: bandit
      ? t('web-game-offer-bandit')
      : dotted([
          way.length > 0 ? t('web-game-offer-way-plain', { n: way.length }) : undefined,
          meets && t(meets, { names: who.join(', ') }),
        ]),
  };
};

const fights: Record<string, Words & { icon: IconName }> = {
  duel: { icon: 'duel' },
  rob: { icon: 'rob' },
  arrest: { icon: 'arrest' },
};

const fight: View = ({ fight: kind = '', seat }, { names }) => {
  const known = fights[kind];
  if (known === undefined || seat === undefined) return { icon: 'fight' };
  const duel = handbook()?.numbers.duel_lp ?? 0;
  return {
    ...known,
    label: t(`web-game-offer-${kind}`, { name: names(seat) }),
    detail: kind === 'duel' ? t('web-game-offer-duel-lp', { n: duel }) : t(`web-game-offer-${kind}-more`),
  };
};

/** An effect's options are told apart by what they give; the icon follows the option's name. */
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

const option: View = ({ choice }) => {
  const id = choice.replace(/^choose /, '');
  return { icon: optionIcons[id] ?? (isIcon(id) ? id : itemIcon(id)), detail: handbook()?.options[id] };
};

const deposit: View = (offer) => {
  const nuggets = (offer.number ?? 0) - offer.cards.length;
  const cards = offer.cards.length;
  return {
    icon: 'deposit',
    label:
      cards === 0
        ? t('web-game-offer-deposit', { nuggets: offer.number ?? 0 })
        : t('web-game-offer-deposit-cards', { nuggets: Math.max(0, nuggets), cards }),
    detail: sums(offer),
  };
};

const lay: View = ({ cards, hand }) => ({
  icon: 'hand',
  detail: hand === undefined ? undefined : t(`web-game-poker-${hand.category}`),
  ...(cards.length === 0 ? {} : { label: cards.map((card) => cardOf(card)?.label ?? card).join(' + ') }),
});

const keepTokens: View = ({ tokens }) =>
  tokens.length === 0
    ? { icon: 'remove', label: t('web-game-offer-tokens-none') }
    : {
        icon: 'lp',
        label: t('web-game-offer-tokens', { n: tokens.length }),
        detail: t('web-game-offer-tokens-more', { values: tokens.join(' + ') }),
      };

const reroll: View = ({ number = 1 }, { position }) => {
  const face = position.prospect?.dice[number - 1];
  const name = face === undefined ? undefined : handbook()?.faces[face];
  return {
    icon: 'dice',
    label: t(`web-game-offer-reroll-${number === 2 ? 2 : 1}`),
    detail: name === undefined ? undefined : t('web-game-offer-reroll-more', { face: name }),
  };
};

const cattle: View = (_, { own }) => {
  const token = own?.cattle.find(({ seat }) => seat === own.seat)?.token;
  return { icon: 'cattle', detail: token === undefined ? undefined : handbook()?.cattle[token] };
};

const person =
  (icon: IconName): View =>
  ({ seat }, setting) => {
    const space = playerAt(setting, seat)?.space;
    return { icon, detail: space == null ? undefined : t('web-game-offer-target-more', { place: placeName(space) }) };
  };

const steal: View = ({ choice }) => {
  if (choice.includes('nuggets')) return { icon: 'nugget' };
  return { icon: choice.includes('money') ? 'money' : choice.includes('cattle') ? 'cattle' : 'pass' };
};

const heist: View = () => {
  const numbers = handbook()?.numbers;
  return {
    icon: 'heist',
    detail: t('web-game-offer-heist-more', { money: numbers?.heist_money ?? 0, wanted: numbers?.heist_wanted ?? 0 }),
  };
};

const poker: View = ({ cost }) => ({
  icon: 'hand',
  label: t('web-game-offer-poker'),
  detail: t('web-game-offer-poker-more', { n: cost, house: handbook()?.numbers.poker_house ?? 0 }),
});

const income: View = ({ choice }) => ({
  icon: choice.endsWith('money') ? 'money' : choice.endsWith('cards') ? 'draw' : 'pot',
});

const ability: View = ({ character = '' }) => {
  const page = characterOf(character);
  return { icon: 'lp', detail: page === null ? undefined : textOf(page.lines) };
};

const npc: View = ({ fight_card: card = '' }) => {
  const page = handbook()?.fight_cards[card];
  return { icon: 'deck', ...(page === undefined ? {} : { label: page.name, detail: page.text }) };
};

const goal: View = ({ goal: id = '' }) => {
  const page = handbook()?.goals[id];
  return { icon: 'goal', ...(page === undefined ? {} : { label: page.name, detail: page.text }) };
};

const end: View = (_, { position }) =>
  position.question === 'turn/actions'
    ? { icon: 'end', detail: t('web-game-offer-end-more', { n: position.turn.actions }) }
    : { icon: 'end' };

const draft: View = ({ character = '' }) => {
  const page = characterOf(character);
  return { icon: 'players', ...(page === null ? {} : { label: page.name, detail: textOf(page.lines) }) };
};

const plain =
  (icon: IconName, label?: string, detail?: (offer: Choice) => string | undefined): View =>
  (offer) => ({ icon, ...(label === undefined ? {} : { label: t(label) }), detail: detail?.(offer) });

const contribute: View = ({ deck = 1 }, { position }) => {
  const trigger = position.stories.find((story) => story.deck === deck)?.trigger;
  return {
    icon: 'story',
    label: t('web-game-offer-contribute', { deck }),
    detail: trigger == null ? undefined : handbook()?.triggers[trigger],
  };
};

const views: Record<string, View> = {
  acquire: plain('cattle', undefined, () => t('web-game-offer-acquire-more')),
  arrest: person('arrest'),
  bonus: (offer, setting) => (offer.cards.length > 0 ? aCard('done', 'bonus')(offer, setting) : { icon: 'done' }),
  buy: anItem(true),
  choose: option,
  commit: aCard('hand', 'bonus'),
  contribute,
  decline: plain('foot'),
  deliver: cattle,
  deposit,
  discard: aCard('discard'),
  draft,
  end,
  equip: anItem(false),
  fight,
  give: aCard('hand'),
  'give-money': plain('spend'),
  goal,
  heal: plain('doctor', 'web-game-offer-heal', sums),
  heist,
  income,
  join: plain('hand', undefined, sums),
  keep: plain('done'),
  'keep-tokens': keepTokens,
  lay,
  move: ride,
  npc,
  pass: plain('pass'),
  play: aCard('hand', 'action'),
  poker,
  prospect: plain('prospect', undefined, () => t('web-game-offer-prospect-more')),
  react: aCard('hand', 'reaction'),
  reroll,
  revel: (offer) => ({
    icon: 'cabaret',
    label: t('web-game-offer-revel', { n: offer.number ?? offer.lp }),
    detail: t('web-game-pay', { n: offer.cost }),
  }),
  reward: ({ choice }) => ({ icon: choice.endsWith('marshal') ? 'star' : 'lp' }),
  ride,
  sheriff: (offer, setting) => ({ ...ride(offer, setting), icon: 'star' }),
  'sheriff-stop': plain('done'),
  start: (offer, setting) => ({ ...ride(offer, setting), icon: 'map' }),
  steal,
  target: person('players'),
  upgrade: anItem(true),
  'use-character': ability,
  'use-item': use,
  work: (offer, setting) => plain('work', offer.money > 0 ? 'web-game-offer-work' : undefined, sums)(offer, setting),
};

export function offerView(offer: Choice, setting: Setting): OfferView {
  const words = views[offer.kind]?.(offer, setting) ?? {};
  return {
    icon: words.icon ?? 'done',
    card: words.card,
    label: words.label ?? say(offer.label, setting.names),
    detail: words.detail,
    price: words.price,
    group: groupOf(offer.kind),
  };
}
