// What a button shows of a choice: label, picture, description, and what it changes.
import { t } from '$lib/text/fluent';
import type { Names } from '$lib/text/say';
import type { IconName } from '$lib/ui/icons';
import type { Gains, Own, Position } from '$lib/wire';
import type { Group } from '../groups';
import type { Listed } from '../visit';

/** The context of a choice's label. */
export interface Setting {
  names: Names;
  position: Position;
  own: Own | null;
  /** What follows all options of the decision: it is told beside them. */
  common?: Gains | null;
}

export interface OfferView {
  icon: IconName;
  /** A card in place of the icon. */
  card: string | undefined;
  /** An item whose picture is in place of the icon. */
  item: string | undefined;
  /** A character whose portrait is in place of the icon. */
  character: string | undefined;
  label: string;
  /** What it does and changes, in a line. */
  detail: string | undefined;
  /** What it changes and its odds alone, where there is no room for more. */
  brief: string | undefined;
  /** Everything that is known of it: what it does and changes, its odds, and who may react. */
  whole: string | undefined;
  /** The part of its gain that would be lost. */
  warning: string | undefined;
  /** Its price, as a tag at the end. */
  price: string | undefined;
  /** The state of the fight after it. */
  outlook: Outlook | undefined;
  group: Group;
}

export interface Outlook {
  /** The viewer's value against the opponent's. */
  score: string;
  words: string;
  won: boolean;
}

export type Choice = Omit<Listed, 'final'>;
export type Words = Partial<Pick<OfferView, 'icon' | 'card' | 'item' | 'character' | 'label' | 'detail' | 'price'>>;
export type View = (offer: Choice, setting: Setting) => Words;

export const dotted = (parts: readonly (string | undefined)[]): string | undefined => {
  const said = parts.filter((part) => part !== undefined && part !== '');
  return said.length === 0 ? undefined : said.join(' · ');
};

/** Prices and certain gains, from the numbers of the choice alone. */
export const sums = ({ cost, money, lp, gains }: Choice): string | undefined =>
  // What the server foresees includes them.
  gains !== undefined
    ? undefined
    : dotted([
        cost > 0 ? t('web-game-pay', { n: cost }) : undefined,
        money > 0 ? t('web-game-gain-money', { n: money }) : undefined,
        lp > 0 ? t('web-game-gain-lp', { n: lp }) : undefined,
      ]);

/** The part of a choice's gain that exceeds a limit. */
export const losses = ({ lost_money: money, lost_nuggets: nuggets }: Choice, { position, own }: Setting) => {
  const me = position.players.find(({ seat }) => seat === own?.seat);
  return dotted([
    money > 0 ? t('web-game-lost-money', { n: money, limit: me?.money_limit ?? 0 }) : undefined,
    nuggets > 0 ? t('web-game-lost-nuggets', { n: nuggets, limit: me?.nugget_limit ?? 0 }) : undefined,
  ]);
};

export const plain =
  (icon: IconName, label?: string, detail?: (offer: Choice) => string | undefined): View =>
  (offer) => ({ icon, ...(label === undefined ? {} : { label: t(label) }), detail: detail?.(offer) });
