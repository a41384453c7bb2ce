// The railways of all sheets as one ring, with the rails above the map that join them.
import { LAND, PLACES, SPACES, STOPS, WIDE } from './boardData';
import { RINGS } from './borders';
import { distance, inside, type Point } from './points';
import { smooth } from './smooth';
import { RAIL_LINES } from './waters';

/** A stop without rails in its space: it is beside the rails above the map, with a dotted line to its place. */
export interface StripStop {
  readonly space: string;
  readonly at: Point;
  readonly place: Point;
}

/** What the railways of the sheets need to be one ring. */
export interface Ring {
  /** Rails between the railways, and those above the map. */
  readonly rails: readonly (readonly Point[])[];
  /** Where it runs underground. */
  readonly tunnels: readonly (readonly Point[])[];
  /** The mouths of the tunnels above the map. */
  readonly mouths: readonly Point[];
  readonly stops: readonly StripStop[];
  /** The longest part of the rails above the map without a stop: its middle and its length. */
  readonly room: { readonly at: Point; readonly width: number } | null;
}

/** How far above the map the rails run. */
const OVER = LAND.margin.top * 0.56;
/** How near the western edge a tunnel goes down, and runs. */
const EDGE = 16;
const UNDER = -13;

const placeOf = (space: string): Point =>
  PLACES.find(({ spaces }) => spaces.length === 1 && spaces[0] === space)?.point ??
  SPACES.find(({ id }) => id === space)?.label ?? [0, 0];

/** The railway through a space, by its number; -1 without one. */
const railwayOf = (space: string): number =>
  RAIL_LINES.findIndex((line) => line.some((point) => inside(point, RINGS.get(space) ?? [])));

const ends = (line: readonly Point[]): Point[] => [...line.slice(0, 1), ...line.slice(-1)];

/** The end of a line that is nearest to a point. */
const nearest = (line: readonly Point[] | undefined, to: Point): Point =>
  ends(line ?? []).sort((a, b) => distance(a, to) - distance(b, to))[0] ?? to;

/** The ends at which two lines are nearest to each other. */
function gap(one: readonly Point[] | undefined, other: readonly Point[] | undefined): [Point, Point] | null {
  const pairs = ends(one ?? []).flatMap((a) => ends(other ?? []).map((b): [Point, Point] => [a, b]));
  return pairs.sort(([a, b], [c, d]) => distance(a, b) - distance(c, d))[0] ?? null;
}

/** The stops from one with rails on: runs of stops without rails, each between the railways beside it. */
function runs(): { from: number; to: number; stops: string[] }[] {
  const first = STOPS.findIndex((stop) => railwayOf(stop) >= 0);
  if (first < 0) return [];
  const turned = [...STOPS.slice(first), ...STOPS.slice(0, first + 1)];
  const found: { from: number; to: number; stops: string[] }[] = [];
  let from = railwayOf(turned[0] ?? '');
  let stops: string[] = [];
  for (const stop of turned.slice(1)) {
    const railway = railwayOf(stop);
    if (railway < 0) stops.push(stop);
    else {
      if (stops.length > 0 || railway !== from) found.push({ from, to: railway, stops });
      from = railway;
      stops = [];
    }
  }
  return found;
}

/** Rails from the end of a railway up and along the edge of the map, by its stops, to a tunnel that leads to the next one. */
function strip(from: number, to: number, spaces: readonly string[]): Ring {
  const stops = spaces.map((space): StripStop => {
    const place = placeOf(space);
    return { space, place, at: [place[0], -OVER] };
  });
  const start = nearest(RAIL_LINES[from], [stops[0]?.at[0] ?? 0, -OVER]);
  const mouth: Point = [EDGE, -OVER];
  const end = nearest(RAIL_LINES[to], mouth);
  const bend = 34;
  const up: Point[] = [
    start,
    [start[0], -OVER + bend],
    [start[0] - bend * 0.3, -OVER + bend * 0.3],
    [start[0] - bend, -OVER],
  ];
  const rails = [...smooth(up), mouth];
  const tunnel = smooth([
    mouth,
    [UNDER + 4, -OVER + 12],
    [UNDER, 12],
    [UNDER, end[1] - 60],
    [UNDER + 8, end[1] - 12],
    end,
  ]);
  const marks = [mouth[0], ...stops.map(({ at }) => at[0])].sort((a, b) => a - b);
  const gaps = marks.slice(1).map((x, i): Ring['room'] => {
    const before = marks[i] ?? x;
    return { at: [(before + x) / 2, -OVER], width: x - before };
  });
  const room = gaps.sort((a, b) => (b?.width ?? 0) - (a?.width ?? 0))[0] ?? null;
  return { rails: [rails], tunnels: [tunnel], mouths: [mouth], stops, room };
}

function draw(): Ring {
  const parts = runs().map(({ from, to, stops }): Ring => {
    if (stops.length > 0) return strip(from, to, stops);
    const between = gap(RAIL_LINES[from], RAIL_LINES[to]);
    return { rails: between === null ? [] : [between], tunnels: [], mouths: [], stops: [], room: null };
  });
  return {
    rails: parts.flatMap(({ rails }) => rails),
    tunnels: parts.flatMap(({ tunnels }) => tunnels),
    mouths: parts.flatMap(({ mouths }) => mouths),
    stops: parts.flatMap(({ stops }) => stops),
    room: parts.find(({ room }) => room !== null)?.room ?? null,
  };
}

/** On a single sheet the railway is what it is. */
export const RING: Ring = WIDE ? draw() : { rails: [], tunnels: [], mouths: [], stops: [], room: null };
