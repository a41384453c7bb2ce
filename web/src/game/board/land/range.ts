// Pictures of the mountains between the sheets, and of the rails and tunnels that make the railways a ring.
import { LAND, SHEETS } from '../geometry/boardData';
import { chance, spread } from '../geometry/chance';
import { RING } from '../geometry/ring';
import { pathOf, type Point } from '../geometry/points';
import { track } from '../geometry/waters';
import type { Palette } from './landSvg';

const ROW = 33;

/** A mountain by its foot: its body, its shaded side and its snow. */
function mountain([x, y]: Point, half: number, high: number, palette: Palette): string {
  const top: Point = [x - half * 0.08, y - high];
  const snow = high * 0.34;
  const body = pathOf(
    [[x - half, y], [x - half * 0.45, y - high * 0.5], top, [x + half * 0.5, y - high * 0.46], [x + half, y]],
    true,
  );
  const shade = pathOf(
    [top, [x + half * 0.5, y - high * 0.46], [x + half, y], [x + half * 0.1, y], [x - half * 0.05, y - high * 0.4]],
    true,
  );
  const cap = pathOf(
    [
      top,
      [x + half * 0.3, y - high + snow * 0.9],
      [x + half * 0.1, y - high + snow * 0.7],
      [x - half * 0.08, y - high + snow],
      [x - half * 0.3, y - high + snow * 0.8],
    ],
    true,
  );
  return `<path d="${body}" fill="${palette('--range')}" stroke="${palette('--range-ink')}" stroke-width="2"/><path d="${shade}" fill="${palette('--range-shade')}"/><path d="${cap}" fill="${palette('--range-snow')}"/>`;
}

/** The mountains between the sheets, from the farthest to the nearest. */
export function range(palette: Palette): string {
  const luck = chance('range');
  return SHEETS.slice(1)
    .map(({ box: { left } }, at) => {
      const west = SHEETS[at]?.box.right ?? left;
      const rows = Math.ceil((LAND.height + ROW) / ROW);
      const feet = Array.from({ length: rows }, (_, row): Point => [
        (west + left) / 2 + (row % 2 === 0 ? -9 : 9),
        row * ROW + 12,
      ]);
      return feet
        .map(([x, y]) => mountain([x + spread(luck, -3, 3), y], spread(luck, 25, 30), spread(luck, 44, 56), palette))
        .join('');
    })
    .join('');
}

/** The rails that make a ring of the railways, with what runs underground as dots. */
export function ring(palette: Palette): string {
  if (RING.rails.length === 0) return '';
  const { bed, rails, sleepers } = track(RING.rails);
  const [iron, wood] = [palette('--rail'), palette('--sleeper')];
  const dots = (line: readonly Point[]): string =>
    `<path d="${pathOf(line)}" stroke="${wood}" stroke-width="4" stroke-dasharray="0 12" opacity=".8"/>`;
  const threads = RING.stops.map(({ at, place }) => dots([at, place])).join('');
  const mouths = RING.mouths
    .map(
      ([x, y]) =>
        `<path d="M${x - 17} ${y + 19}V${y - 6}Q${x - 17} ${y - 25} ${x} ${y - 25}T${x + 17} ${y - 6}V${y + 19}Z" fill="${palette('--range')}" stroke="${palette('--range-ink')}" stroke-width="2.4"/><path d="M${x - 10} ${y + 19}V${y - 3}Q${x - 10} ${y - 15} ${x} ${y - 15}T${x + 10} ${y - 3}V${y + 19}Z" fill="${iron}"/>`,
    )
    .join('');
  return `<g fill="none" stroke-linecap="round"><path d="${bed}" stroke="${palette('--map-halo')}" stroke-width="15" opacity=".3"/>${RING.tunnels.map(dots).join('')}${threads}<path d="${sleepers}" stroke="${wood}" stroke-width="3.4" opacity=".92"/><path d="${rails}" stroke="${iron}" stroke-width="1.75"/>${mouths}</g>`;
}
