// What the board is told of a position, without the types of the server.
import type { IconName } from '$lib/ui/icons';
/** A player's figure on the map. */
export interface Figure {
  readonly seat: number;
  readonly character: string;
  /** The character's name from the handbook. */
  readonly name: string;
  readonly space: string;
  /** The color of the carried cattle token's ranch, or null. */
  readonly cattle: string | null;
}

/** A token that a module brings. */
export interface MapToken {
  readonly space: string;
  readonly name: string;
  /** What its disc shows: a letter, or a price. */
  readonly mark: string;
  /** Its icon instead of that, if its kind has one. */
  readonly icon: IconName | null;
  /** Whether a move ends there in a fight. */
  readonly fights: boolean;
  /** The kind of place beside the space at which it is drawn; null in the space itself. */
  readonly place: string | null;
  /** Its colors, other than those of a token. */
  readonly look?: 'cart' | 'story' | 'price';
  /** The seat to which it belongs, in whose color it is. */
  readonly seat?: number;
  /** What a press on it opens. */
  readonly opens?: 'trader' | 'legend';
}

/** A deed to a location. */
export interface MapDeed {
  /** The id of the location. */
  readonly place: string;
  readonly seat: number;
  readonly used: boolean;
}

/** The pieces on the map. */
export interface Standing {
  readonly figures: readonly Figure[];
  /** Spaces with a bandit. */
  readonly bandits: readonly string[];
  /** Tokens that modules bring. */
  readonly tokens: readonly MapToken[];
  /** The ids of destroyed locations. */
  readonly ruins: readonly string[];
  readonly deeds: readonly MapDeed[];
  readonly sheriff: string | null;
  /** The train, with its words for tooltips; null without one. */
  readonly train: { readonly space: string; readonly next: string; readonly words: string } | null;
}

/** A movable piece: a player's figure, by its seat, the Sheriff or the train. */
export type Piece = number | 'sheriff' | 'train';

/** A space that can be chosen now, or an expected one that cannot. */
export interface Reach {
  readonly space: string;
  /** The offer's choice in the notation. */
  readonly key: string;
  /** The offer's text for screen readers. */
  readonly label: string;
  /** The spaces of the path; the last is `space`, the first may be the figure's own. */
  readonly way: readonly string[];
  readonly bandit: boolean;
  /** Why it cannot be chosen; null when it can. */
  readonly closed: string | null;
}

/** The text of the map's bubble about a space. */
export interface Tip {
  readonly title: string | null;
  readonly text: string;
  readonly note: string | null;
}

/** The handbook's names that the map shows: by region, and by kind of location. */
export interface MapNames {
  readonly regions: Readonly<Record<string, string>>;
  readonly locations: Readonly<Record<string, string>>;
}
