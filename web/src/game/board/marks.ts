// What a location looks like on the map: its medallion, its label, the name of its region.
import { isIcon } from '$lib/ui/icons';
import { hasText, t } from '$lib/text/fluent';
import { nameOf } from '$lib/text/handbook';
import { LAND, PLACES, REGIONS, SPACES, WIDE } from './geometry/boardData';
import { TOWNS } from './geometry/scatter';
import { around, boxOfName, placeNames, placeRegion, type Label, type Sizes, type Words } from './geometry/labels';
import type { Box, Point } from './geometry/points';
import { spot, SPOTS } from './geometry/spots';
import type { SpacePage } from '$lib/wire';
import type { MapNames, MapToken } from './types';
import { MODULE_PLACES } from '../../modules';
import type { Look } from '../../modules/looks';

const LOOKS: Readonly<Record<string, Look>> = {
  mine: { icon: 'mine', ink: 'var(--brass-dark)' },
  bank: { icon: 'bank', ink: 'var(--brass-dark)' },
  cabaret: { icon: 'cabaret', ink: 'var(--seat-5-dark)' },
  saloon: { icon: 'saloon', ink: 'var(--barn)' },
  'doctors-office': { icon: 'doctor', ink: 'var(--barn)' },
  'sheriffs-office': { icon: 'star', ink: 'var(--dusk)' },
  'general-store': { icon: 'store', ink: 'var(--sage)' },
  'rail-station': { icon: 'rail', ink: 'var(--ink)' },
  'ranch-green': { icon: 'cattle', ink: 'var(--sage)' },
  'ranch-blue': { icon: 'cattle', ink: 'var(--dusk)' },
  ...MODULE_PLACES,
};
const HIDEOUT = 'hideout-';

export function lookOf(kind: string): Look {
  const known = LOOKS[kind];
  if (known) return known;
  if (letterOf(kind)) return { icon: 'hideout', ink: 'var(--title-red)' };
  return { icon: isIcon(kind) ? kind : 'map', ink: 'var(--ink)' };
}

/** A hideout's gang: the letter in its name. */
export function letterOf(kind: string): string | null {
  return kind.startsWith(HIDEOUT) ? kind.slice(HIDEOUT.length).toUpperCase() : null;
}

/** The label below a medallion: the short name if there is one, otherwise the handbook's. */
export function mapName(kind: string, names: MapNames): string {
  const short = `web-board-map-${kind}`;
  return hasText(short) ? t(short) : (names.locations[kind] ?? nameOf(`location-${kind}`) ?? t(`location-${kind}`));
}

export function regionName(region: string, names: MapNames): string {
  return names.regions[region] ?? nameOf(`region-${region}`) ?? t(`region-${region}`);
}

/** The handbook's names of regions and locations. */
export function mapNames(pages: Readonly<Record<string, SpacePage>>): MapNames {
  const regions = Object.fromEntries(
    SPACES.flatMap(({ id, region }) => (pages[id] ? [[region, pages[id].region]] : [])),
  );
  const locations = Object.fromEntries(
    PLACES.flatMap(({ kind, spaces }) => {
      const name = spaces.map((space) => pages[space]?.location).find((known) => typeof known === 'string');
      return name === undefined ? [] : [[kind, name]];
    }),
  );
  return { regions, locations };
}

export interface RegionLabel {
  readonly id: string;
  readonly name: string;
  readonly at: Point;
  readonly size: number;
  /** Its width on the screen. */
  readonly wide: number;
  readonly town: boolean;
}

export interface Labels {
  readonly places: ReadonlyMap<string, Label>;
  readonly regions: readonly RegionLabel[];
  /** The names of places with their sizes on the screen. */
  readonly words: readonly Words[];
}

export type Measure = (text: string, font: string) => number;

/** Measures widths in the page's fonts, once they are loaded. */
export function measure(): Measure {
  const pen = document.createElement('canvas').getContext('2d');
  return (text, font) => {
    if (!pen) return text.length * 6;
    pen.font = font;
    return pen.measureText(text).width;
  };
}

/** The point beside which a token is drawn: its place, or the center of its space. */
export function tokenPoint({ space, place }: MapToken): Point {
  const own = PLACES.find(({ kind, spaces }) => kind === place && spaces.includes(space));
  return own?.point ?? spot(space);
}

/** How near the eastern edge of the map, in land units, a token is on the western side of its point: it would be cut off. */
const EDGE = WIDE ? 75 : 45;
export const isEastern = (x: number): boolean => x > LAND.width + LAND.margin.side - EDGE;

/** The number of tokens before one in its space: they are placed side by side. */
export const before = (token: MapToken, tokens: readonly MapToken[]): number =>
  tokens.slice(0, tokens.indexOf(token)).filter(({ space }) => space === token.space).length;

/** The discs of tokens on the screen, each above a side of its point: farther above it where figures are. */
export function discs(tokens: readonly MapToken[], crowded: ReadonlySet<string>, sizes: Sizes): Box[] {
  const { scale, medallion } = sizes;
  return tokens.map((token) => {
    const [x, y] = tokenPoint(token);
    const aside = medallion * (1.25 + 1.6 * before(token, tokens)) * (isEastern(x) ? -1 : 1);
    const above = medallion * (token.place === null && crowded.has(token.space) ? 1.75 : 1.15);
    return around([x * scale + aside, y * scale - above], medallion * 1.5, medallion * 1.5);
  });
}

const NOBODY: ReadonlySet<string> = new Set();

const NAME = 10.5;
/** Sizes of the names on the map, tried in order: a narrow region gets the smaller one. */
const SIGN = { region: [15.5, 11.5], town: [17, 14.5, 12], spacing: 1, beside: 70 };

const wordsOf = (names: MapNames, grow: number, width: Measure): Words[] =>
  PLACES.map(({ id, kind }) => ({
    id,
    width: width(mapName(kind, names), `700 ${NAME * grow}px "Source Sans 3"`) + 3,
    height: NAME * grow * 1.12,
  }));

/** Lays out every name of the map for a window size. `grow` is the scale of labels relative to 1280x720. */
export function layLabels(
  names: MapNames,
  tokens: readonly MapToken[],
  sizes: Sizes,
  grow: number,
  width: Measure,
): Labels {
  const words = wordsOf(names, grow, width);
  const spots = [...SPOTS.values()];
  const marked = discs(tokens, NOBODY, sizes);
  const places = placeNames(words, sizes, spots, marked);
  const named = words.flatMap((w) => boxOfName(w, places.get(w.id) ?? { dx: 0, dy: 0 }, sizes) ?? []);
  const taken = [...marked, ...(sizes.distant ? [] : named)];
  // Towns come first: what is smaller gives way.
  const order = [...REGIONS].sort((one, other) => Number(TOWNS.includes(other)) - Number(TOWNS.includes(one)));
  const regions = order.flatMap((id): RegionLabel[] => {
    const name = regionName(id, names);
    const town = TOWNS.includes(id);
    const placed = (px: number, room = 0) => {
      const size = px * grow ** 1.6;
      const wide = width(name, `${size}px Rye`) + name.length * SIGN.spacing;
      return { size, wide, ...placeRegion({ id, width: wide, height: size * 1.15 }, taken, sizes, spots, room) };
    };
    const letters = town ? SIGN.town : SIGN.region;
    const tried = letters.map((px) => placed(px));
    const within = tried.find(({ clear }) => clear) ?? tried.findLast(({ free }) => free);
    // A town without room for its name has it beside its border.
    const beside = within === undefined && town ? placed(letters.at(-1) ?? 0, SIGN.beside) : undefined;
    const free = within ?? (beside?.free === true ? beside : undefined);
    // From afar there are no other names; near by, a name that has no place would make two of them illegible.
    const sign = free ?? (sizes.distant ? tried.at(-1) : undefined);
    if (sign === undefined) return [];
    const { at, size, wide } = sign;
    taken.push(around([at[0] * sizes.scale, at[1] * sizes.scale], wide, size));
    return [{ id, name, town, at, size, wide }];
  });
  return { places, regions, words };
}

/** The boxes of the names of regions on the screen. */
export const signsOf = (regions: readonly RegionLabel[], { scale }: Sizes): { id: string; box: Box }[] =>
  regions.map(({ id, at: [x, y], size, wide }) => ({ id, box: around([x * scale, y * scale], wide, size) }));

/** The most layouts that are kept: those of the whole map and of a scene, and of some sizes of the window. */
const KEPT = 8;

/** Every name on the map. */
const wordsOn = (names: MapNames): string[] => [
  ...PLACES.map(({ kind }) => mapName(kind, names)),
  ...REGIONS.map((region) => regionName(region, names)),
];

/** Lays out the names, and keeps the layouts: each scene moves the camera to and fro between the same sizes. */
export function layouts(): (names: MapNames, tokens: readonly MapToken[], sizes: Sizes, grow: number) => Labels {
  const kept = new Map<string, Labels>();
  return (names, tokens, sizes, grow) => {
    const key = JSON.stringify([sizes, grow, tokens.map(({ space, place }) => [space, place]), wordsOn(names)]);
    const labels = kept.get(key) ?? layLabels(names, tokens, sizes, grow, measure());
    if (kept.size >= KEPT) kept.clear();
    kept.set(key, labels);
    return labels;
  };
}
