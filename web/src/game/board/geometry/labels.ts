// Places the names on the map so that none covers another.
import { LAND, PLACES, SPACES } from './boardData';
import { RINGS } from './borders';
import { boxOf, inside, overlap, toLine, type Box, type Point } from './points';
import { RAIL_LINES, RIVER_LINES } from './waters';

/** A label to be placed, with its size on the screen in px. */
export interface Words {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

export interface Sizes {
  /** Screen pixels per land unit. */
  readonly scale: number;
  /** Half a medallion, in px. */
  readonly medallion: number;
  /** Half a figure, in px. */
  readonly figure: number;
  /** Whether the map is so small that it has no names of places. */
  readonly distant?: boolean;
}

/** The center of a label, in px from its place. */
export interface Label {
  readonly dx: number;
  readonly dy: number;
}

export function around(middle: Point, width: number, height: number): Box {
  return {
    left: middle[0] - width / 2,
    right: middle[0] + width / 2,
    top: middle[1] - height / 2,
    bottom: middle[1] + height / 2,
  };
}

const onScreen = (point: Point, { scale }: Sizes): Point => [point[0] * scale, point[1] * scale];

function medallions(sizes: Sizes): Box[] {
  return PLACES.map((p) => around(onScreen(p.point, sizes), sizes.medallion * 2, sizes.medallion * 2));
}

/** The boxes of figures. */
function figures(spots: readonly Point[], sizes: Sizes): Box[] {
  return spots.map((p) => around(onScreen(p, sizes), sizes.figure * 1.8, sizes.figure * 1.8));
}

/** The candidate positions of a place's name, best first. */
function seats({ width, height }: Words, { medallion }: Sizes): Label[] {
  const down = medallion + height / 2 + 1;
  const aside = medallion + width / 2 + 3;
  const [little, far] = [width * 0.2, width * 0.42];
  return [
    { dx: 0, dy: down },
    { dx: little, dy: down },
    { dx: -little, dy: down },
    { dx: aside, dy: 0 },
    { dx: -aside, dy: 0 },
    { dx: 0, dy: -down },
    { dx: far, dy: down },
    { dx: -far, dy: down },
    ...[little, -little, far, -far].map((dx) => ({ dx, dy: -down })),
    ...[aside, -aside].flatMap((dx) => [-height, height].map((dy) => ({ dx, dy: dy * 0.6 }))),
  ];
}

/** Places every name clear of medallions, tokens, other names and, where possible, figures. */
export function placeNames(
  words: readonly Words[],
  sizes: Sizes,
  spots: readonly Point[],
  tokens: readonly Box[] = [],
): Map<string, Label> {
  const land: Box = { left: 0, top: 0, right: LAND.width * sizes.scale, bottom: LAND.height * sizes.scale };
  const fixed = [...medallions(sizes), ...tokens];
  const standing = figures(spots, sizes);
  const chosen = new Map<string, { label: Label; box: Box }>();
  for (let round = 0; round < 3; round++)
    for (const word of words) {
      const place = PLACES.find((p) => p.id === word.id);
      if (!place) continue;
      const at = onScreen(place.point, sizes);
      const others = [...chosen].filter(([id]) => id !== word.id).map(([, c]) => c.box);
      let best = { label: { dx: 0, dy: 0 }, box: around(at, 0, 0), cost: Infinity };
      seats(word, sizes).forEach((label, rank) => {
        const box = around([at[0] + label.dx, at[1] + label.dy], word.width, word.height);
        const outside = word.width * word.height - overlap(box, land);
        const clash = [...fixed, ...others].reduce((sum, o) => sum + overlap(box, o), 0);
        const crowd = standing.reduce((sum, o) => sum + overlap(box, o), 0);
        const cost = rank * 12 + clash * 20 + outside * 20 + crowd * 0.25;
        if (cost < best.cost) best = { label, box, cost };
      });
      chosen.set(word.id, best);
    }
  return new Map([...chosen].map(([id, { label }]) => [id, label]));
}

/** How much of a name may be covered, in square px: its halo. */
const HALO = 4;

/**
 * The names of places where something lies on the map: those that it would cover are placed anew, clear of it, and the others stay
 * where they are.
 */
export function giveWay(
  words: readonly Words[],
  laid: ReadonlyMap<string, Label>,
  sizes: Sizes,
  over: readonly Box[],
  signs: readonly Box[] = [],
): Map<string, Label> {
  const labels = new Map(laid);
  const land: Box = { left: 0, top: 0, right: LAND.width * sizes.scale, bottom: LAND.height * sizes.scale };
  const fixed = [...medallions(sizes), ...over, ...signs];
  const boxes = new Map(
    words.map((word) => [word.id, boxOfName(word, laid.get(word.id) ?? { dx: 0, dy: 0 }, sizes)] as const),
  );
  for (const word of words) {
    const box = boxes.get(word.id);
    if (!box || !over.some((each) => overlap(box, each) > HALO)) continue;
    const others = [...boxes].flatMap(([id, other]) => (id === word.id || other === null ? [] : [other]));
    const ranked = seats(word, sizes).map((label, rank) => {
      const there = boxOfName(word, label, sizes) ?? box;
      const clash = [...fixed, ...others].reduce((sum, each) => sum + overlap(there, each), 0);
      const outside = word.width * word.height - overlap(there, land);
      return { label, there, cost: rank + clash * 20 + outside * 20 };
    });
    const [best] = ranked.sort((one, other) => one.cost - other.cost);
    if (best === undefined) continue;
    labels.set(word.id, best.label);
    boxes.set(word.id, best.there);
  }
  return labels;
}

/** The screen box of a place's name. */
export function boxOfName(word: Words, label: Label, sizes: Sizes): Box | null {
  const place = PLACES.find((p) => p.id === word.id);
  if (!place) return null;
  const at = onScreen(place.point, sizes);
  return around([at[0] + label.dx, at[1] + label.dy], word.width, word.height);
}

const GRID = 12;
const CLEAR = 420;

/** A region's name: its center, whether it stands well there, and whether it covers no other name and no medallion at least. */
export interface Sign {
  readonly at: Point;
  readonly clear: boolean;
  readonly free: boolean;
}

/** What a point of a name costs that lies on another region, and beside its own where that has no room. */
const FOREIGN = { within: 90, beside: 12 };

/**
 * The position of a region's name, in land units: within the region, or up to `room` beside it, and clear of other labels.
 */
export function placeRegion(word: Words, taken: readonly Box[], sizes: Sizes, spots: readonly Point[], room = 0): Sign {
  const rings = SPACES.filter((s) => s.region === word.id).map((s) => coarse(s.id));
  const own = boxOf(rings.flat());
  const area = { left: own.left - room, top: own.top - room, right: own.right + room, bottom: own.bottom + room };
  const abroad = room > 0 ? FOREIGN.beside : FOREIGN.within;
  const middle: Point = [(area.left + area.right) / 2, (area.top + area.bottom) / 2];
  const shown = (at: Point): Box => around(onScreen(at, sizes), word.width, word.height);
  const { left, top } = shown([area.left, area.top]);
  const { right, bottom } = shown([area.right, area.bottom]);
  const reach: Box = { left, top, right, bottom };
  const near = (boxes: readonly Box[]): Box[] => boxes.filter((box) => overlap(box, reach) > 0);
  const blocked = near([...taken, ...medallions(sizes)]);
  const standing = near(figures(spots, sizes));
  // On a small map figures are everywhere: a name is legible beside most of them only outside its region.
  const crowding = sizes.distant ? 0.5 : 4;
  const covers = (box: Box): number => blocked.reduce((sum, o) => sum + overlap(box, o), 0);
  const least = (at: Point): number => {
    const box = shown(at);
    const clash = covers(box);
    const crowd = standing.reduce((sum, o) => sum + overlap(box, o), 0);
    return clash * 30 + crowd * crowding + Math.hypot(at[0] - middle[0], at[1] - middle[1]) * 0.12;
  };
  let best = { at: middle, cost: Infinity };
  // The ground check is slow, so it is made for the best candidates only, until all that follow cost more without it.
  for (const { at, cost } of ranked(area, least)) {
    if (cost >= best.cost) break;
    const ground = around(onScreen(at, sizes), word.width + 10, word.height + 6);
    let whole = cost + foreign(ground, rings, sizes) * abroad;
    if (whole < best.cost) whole += waters(shown(at), sizes) * 60;
    if (whole < best.cost) best = { at, cost: whole };
  }
  return { at: best.at, clear: best.cost < CLEAR, free: covers(shown(best.at)) <= HALO };
}

/** The points of a grid over a box, cheapest first. */
function ranked({ left, top, right, bottom }: Box, costOf: (at: Point) => number): { at: Point; cost: number }[] {
  const points: { at: Point; cost: number }[] = [];
  for (let x = left; x <= right; x += GRID)
    for (let y = top; y <= bottom; y += GRID) points.push({ at: [x, y], cost: costOf([x, y]) });
  return points.sort((one, other) => one.cost - other.cost);
}

/** A space's ring, simplified for frequent hit tests. */
function coarse(space: string): readonly Point[] {
  return (RINGS.get(space) ?? []).filter((_, i) => i % 4 === 0);
}

/** The number of a box's sample points on other faces. */
function foreign(box: Box, rings: readonly (readonly Point[])[], { scale }: Sizes): number {
  return rim(box, scale).filter((p) => !rings.some((ring) => inside(p, ring))).length;
}

const LINES = [...RIVER_LINES, ...RAIL_LINES].map((line) => line.filter((_, i) => i % 5 === 0));

/** The number of a box's sample points near a river or railway. */
function waters(box: Box, { scale }: Sizes): number {
  return rim(box, scale).filter((p) => LINES.some((line) => toLine(p, line) < 10)).length;
}

function rim({ left, top, right, bottom }: Box, scale: number): Point[] {
  const shares = [0, 0.2, 0.4, 0.6, 0.8, 1];
  const at = (x: number, y: number): Point => [x / scale, y / scale];
  return shares.flatMap((share) => [top, (top + bottom) / 2, bottom].map((y) => at(left + (right - left) * share, y)));
}
