// The land as a picture: ground, rivers, mesas and plants, without anything of a game.
import { LAND, REGIONS, SPACES, MESAS } from '../geometry/boardData';
import { BORDERS, pathAround, RINGS } from '../geometry/borders';
import { mesas, type Mesa } from '../geometry/mesas';
import { pathOf } from '../geometry/points';
import { bordersOf, facesOf, sketches, TOWNS, type Sketch } from '../geometry/scatter';
import { decks, riverBands, riverGlints, track, trails, type Deck } from '../geometry/waters';
import { MOTIFS } from './motifs';
import { range, ring } from './range';

/** Colors by token name, so that a standalone picture has the page's palette. */
export type Palette = (token: string) => string;

const { side, top } = LAND.margin;
const VIEW = { x: -side, y: -top, width: LAND.width + 2 * side, height: LAND.height + top + side };

const FILTERS = `
<filter id="rugged" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency=".045" numOctaves="3" seed="12" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="11"/></filter>
<filter id="blur" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="7.5"/></filter>
<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="3"/></filter>`;

function clip(id: string, d: string): string {
  return `<clipPath id="c-${id}"><path d="${d}"/></clipPath>`;
}

/** A region's colors; those of modules without their own share one set. */
const ground = (region: string, palette: Palette): string => palette(`--region-${region}`) || palette('--region-other');
const rim = (region: string, palette: Palette): string =>
  palette(`--region-${region}-edge`) || palette('--region-other-edge');

/** A region's wash: its spaces alternately lighter and darker, with a darker edge, like a hand-tinted print. */
function wash(region: string, palette: Palette): string {
  const fill = ground(region, palette);
  const edge = rim(region, palette);
  const whole = pathAround(facesOf(region));
  const tints = SPACES.filter((s) => s.region === region).map((s, i) => {
    const tint =
      [`fill="#fff" opacity=".15"`, `fill="${edge}" opacity=".05"`, `fill="${edge}" opacity=".1"`][i % 3] ?? '';
    return `<path d="${pathOf(RINGS.get(s.id) ?? s.ring, true)}" ${tint}/>`;
  });
  return `<g clip-path="url(#c-${region})"><path d="${whole}" fill="${fill}" stroke="${fill}" stroke-width="1.5"/>${tints.join('')}
<path d="${whole}" fill="none" stroke="${edge}" stroke-width="28" opacity=".5" filter="url(#blur)"/>
<path d="${whole}" fill="none" stroke="${edge}" stroke-width="6" opacity=".42" filter="url(#soft)"/></g>`;
}

/** Terraces are wide strokes around the foot, clipped to it: each step keeps its distance for any shape of the mesa. */
function mesa({ id, foot, lit, shaded, top }: Mesa, palette: Palette): string {
  const terrace = (reach: number, fill: string, rim: number): string =>
    `<path d="${foot}" fill="none" stroke="#4e2a17" stroke-width="${2 * reach + rim}" opacity=".85"/><path d="${foot}" fill="none" stroke="${fill}" stroke-width="${2 * reach}"/>`;
  const ink = palette('--mesa-hachure');
  return `<g clip-path="url(#c-${id})"><g filter="url(#rugged)"><path d="${foot}" fill="${palette('--mesa-terrace-3')}" stroke="${palette('--mesa')}" stroke-width="30"/>
<path d="${foot}" fill="none" stroke="${palette('--mesa-terrace-2')}" stroke-width="78" opacity=".8" filter="url(#soft)"/>
${terrace(25, palette('--mesa'), 3.4)}${terrace(9.5, palette('--mesa-terrace-1'), 2.6)}</g>
<path d="${foot}" transform="translate(-7 -9)" fill="none" stroke="#2e1509" stroke-width="26" opacity=".38" filter="url(#blur)"/>
<path d="${foot}" transform="translate(9 11)" fill="none" stroke="#ffe2b0" stroke-width="9" opacity=".3" filter="url(#soft)"/>
<g fill="none" stroke="${ink}" stroke-linecap="round"><path d="${lit}" stroke-width="1.15" opacity=".6"/><path d="${shaded}" stroke-width="1.7" opacity=".8"/><path d="${top}" stroke-width="1.2" opacity=".45"/></g></g>`;
}

function sketch({ motif, region, at, size, mirrored }: Sketch, palette: Palette): string {
  const ink = rim(region, palette);
  const across = mirrored ? -size : size;
  const strokes = MOTIFS[motif].map(
    ({ d, width, fill }) =>
      `<path d="${d}" stroke-width="${width}"${fill === undefined ? '' : ` fill="${ink}" fill-opacity="${fill}"`}/>`,
  );
  return `<g transform="translate(${at[0].toFixed(1)} ${at[1].toFixed(1)}) scale(${across.toFixed(2)} ${size.toFixed(2)})" stroke="${ink}">${strokes.join('')}</g>`;
}

function river(palette: Palette): string {
  const water = riverBands(0);
  return `<g stroke-linejoin="round"><path d="${riverBands(4.5)}" fill="#f4ead0" opacity=".35"/>
<path d="${riverBands(1.7)}" fill="${palette('--river-bed')}" opacity=".9"/><path d="${water}" fill="${palette('--river')}"/>
<path d="${riverGlints()}" fill="none" stroke="${palette('--river-glint')}" stroke-width="1.3" stroke-dasharray="17 13 5 19" stroke-linecap="round" opacity=".85"/></g>`;
}

function deck({ kind, from, to }: Deck): string {
  const d = pathOf([from, to]);
  if (kind === 'railway-bridge')
    return `<path d="${d}" stroke="#2f1f14" stroke-width="19"/><path d="${d}" stroke="#a98258" stroke-width="15.5"/><path d="${d}" stroke="#5d4027" stroke-width="15.5" stroke-dasharray="1.2 3.2" opacity=".7"/>`;
  return `<path d="${d}" stroke="#2f1f14" stroke-width="12.5"/><path d="${d}" stroke="#b98a5a" stroke-width="9"/><path d="${d}" stroke="#5d4027" stroke-width="9" stroke-dasharray="1.1 3"/>`;
}

function railway(palette: Palette): string {
  const { bed, rails, sleepers } = track();
  return `<g fill="none" stroke-linecap="round"><path d="${bed}" stroke="#f2e3c2" stroke-width="15" opacity=".22" filter="url(#soft)"/>
<path d="${sleepers}" stroke="${palette('--sleeper')}" stroke-width="3.4" opacity=".92"/><path d="${rails}" stroke="${palette('--rail')}" stroke-width="1.75"/></g>`;
}

function pen(palette: Palette): string {
  const all = (rank: Parameters<typeof bordersOf>[0]): string =>
    bordersOf(rank)
      .map((line) => pathOf(line))
      .join('');
  const towns = TOWNS.map((town) => pathAround(facesOf(town))).join('');
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round">
<path d="${all('space')}" stroke="#4a2f1c" stroke-width="1.9" opacity=".62"/>
<path d="${all('region')}" stroke="#3a2416" stroke-width="3.2" opacity=".8" stroke-dasharray="11 6.500"/>
<path d="${all('mesa')}" stroke="#3a2012" stroke-width="2.6"/><path d="${mesaFeet()}" stroke="#3a2012" stroke-width="2.6"/>
<path d="${towns}" stroke="#f4e3bf" stroke-width="8.400" opacity=".95"/><path d="${towns}" stroke="${palette('--barn-deep')}" stroke-width="4.200"/>
<path d="${towns}" stroke="#f0c9a2" stroke-width="1.1" stroke-dasharray="4 4.500" stroke-linecap="butt"/></g>`;
}

function mesaFeet(): string {
  return BORDERS.filter((b) => MESAS.some((m) => m.id === b.left || m.id === b.right))
    .map((b) => pathOf(b.line))
    .join('');
}

/**
 * The whole territory as one standalone picture, rendered to a bitmap once: its filters are too slow for every frame.
 */
export function landSvg(palette: Palette, width: number): string {
  const coast = pathAround(new Set([...SPACES, ...MESAS].map((f) => f.id)));
  const cliffs = mesas();
  const clips = [...REGIONS.map((r) => clip(r, pathAround(facesOf(r)))), ...cliffs.map((m) => clip(m.id, m.foot))];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${VIEW.x} ${VIEW.y} ${VIEW.width.toFixed(1)} ${VIEW.height.toFixed(1)}" width="${width}" height="${Math.round((width * VIEW.height) / VIEW.width)}">
<defs>${FILTERS}${clips.join('')}</defs>
<path d="${coast}" fill="none" stroke="#3a2416" stroke-opacity=".55" stroke-width="13" filter="url(#blur)"/>
${REGIONS.map((r) => wash(r, palette)).join('')}
<g fill="none" stroke-linecap="round" stroke-linejoin="round" opacity=".68">${sketches()
    .map((s) => sketch(s, palette))
    .join('')}</g>
${river(palette)}${cliffs.map((m) => mesa(m, palette)).join('')}
${pen(palette)}
<g fill="none">${decks().map(deck).join('')}</g>${railway(palette)}
<path d="${coast}" fill="none" stroke="#2e1b10" stroke-width="3.6" stroke-linejoin="round"/>
${range(palette)}${ring(palette)}
<g fill="none" stroke-linecap="round"><path d="${trails()}" stroke="${palette('--range-ink')}" stroke-width="9" stroke-dasharray="0 15"/><path d="${trails()}" stroke="${palette('--range-snow')}" stroke-width="6.5" stroke-dasharray="0 15"/></g></svg>`;
}

export const LAND_VIEW = VIEW;
