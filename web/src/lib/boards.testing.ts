// The boards of all selections for unit tests, joined as the server joins them (`content/board/sheets.rs`).

import west from '../../../content/base/board.json';
import east from '../../../content/ante-up/board.json';
import type { BoardFile } from '../game/board/geometry/boardFile';

type Points = number[][];

/** Puts points of a sheet into a part of the joined picture: its left edge and its width, in percent. */
const strip =
  (left: number, width: number) =>
  (points: Points | undefined): Points =>
    (points ?? []).map(([x = 0, y = 0]) => [left + (x * width) / 100, y]);

function placed(board: BoardFile, left: number, width: number): BoardFile {
  const place = strip(left, width);
  const point = (at: readonly number[]): number[] => place([[...at]])[0] ?? [];
  const outline = <T extends { polygon: Points; label_point: number[] }>(each: T): T => ({
    ...each,
    polygon: place(each.polygon),
    label_point: point(each.label_point),
  });
  return {
    ...board,
    spaces: board.spaces.map(outline),
    mesas: board.mesas.map(outline),
    shared_locations: board.shared_locations.map((each) => ({ ...each, point: point(each.point) })),
    river: place(board.river),
    railway: place(board.railway),
    river_crossings: (board.river_crossings ?? []).map((each) => ({
      ...each,
      point: point(each.point),
      span: place(each.span),
    })),
  };
}

function joined(first: BoardFile, second: BoardFile): BoardFile {
  const [wide = 1, high = 1] = first.aspect;
  const [across = 1, down = 1] = second.aspect;
  const added = (across * high) / down;
  const left = (100 * wide) / (wide + added);
  const [one, other] = [placed(first, 0, left), placed(second, left, 100 - left)];
  return {
    aspect: [wide + added, high],
    spaces: [...one.spaces, ...other.spaces],
    mesas: [...one.mesas, ...other.mesas],
    shared_locations: [...one.shared_locations, ...other.shared_locations],
    river: one.river ?? [],
    railway: one.railway ?? [],
    river_crossings: [...(one.river_crossings ?? []), ...(other.river_crossings ?? [])],
    sheets: [{ edges: [left, 100], river: other.river ?? [], railway: other.railway ?? [] }],
    links: [...(one.links ?? []), ...(other.links ?? [])],
  };
}

/** The boards by what is played: the base game, Ante Up with both boards, and Border Town, whose board is the second. */
export const BOARDS: Readonly<Record<'the base game' | 'both boards' | 'Border Town', BoardFile>> = {
  'the base game': west,
  'both boards': joined(west, east),
  'Border Town': east,
};
