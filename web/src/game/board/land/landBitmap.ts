// Renders the land once for each zoom level, since drawing it anew is slow.
import { FACES } from '../geometry/boardData';
import { pathAround } from '../geometry/borders';
import { landSvg, LAND_VIEW, type Palette } from './landSvg';
import { cloud } from './textures';

/** Bitmap pixels per land unit: few levels, so that zooming back and forth renders nothing twice. */
const STEPS = [0.6, 0.85, 1.2, 1.7];
const FINEST = 1.7;

const drawn = new Map<string, Promise<HTMLCanvasElement>>();

export function stepFor(pixels: number): number {
  return STEPS.find((step) => step >= pixels * 0.97) ?? FINEST;
}

/** The land at a resolution, rendered once and cached. */
export function landBitmap(step: number, palette: Palette): Promise<HTMLCanvasElement> {
  const key = `${step} ${palette('--region-darkrock')}`;
  const known = drawn.get(key);
  if (known) return known;
  const made = draw(step, palette);
  drawn.set(key, made);
  made.catch(() => drawn.delete(key));
  return made;
}

async function draw(step: number, palette: Palette): Promise<HTMLCanvasElement> {
  const width = Math.round(LAND_VIEW.width * step);
  const height = Math.round(LAND_VIEW.height * step);
  const address = URL.createObjectURL(new Blob([landSvg(palette, width)], { type: 'image/svg+xml' }));
  try {
    const picture = new Image(width, height);
    picture.src = address;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const pen = canvas.getContext('2d');
    pen?.drawImage(picture, 0, 0, width, height);
    if (pen) age(pen, step);
    return canvas;
  } finally {
    URL.revokeObjectURL(address);
  }
}

const QUARTER = { width: Math.round(LAND_VIEW.width / 4), height: Math.round(LAND_VIEW.height / 4), octaves: 4 };

/** The textures, generated once for all resolutions. */
function textures(): { brush: HTMLCanvasElement; stains: HTMLCanvasElement; grain: HTMLCanvasElement } {
  return {
    brush: cloud({ ...QUARTER, seed: 'brush', wave: [22, 8], colour: [255, 248, 222], gain: 1.9, bias: -0.85 }),
    stains: cloud({ ...QUARTER, seed: 'stains', wave: [42, 42], colour: [92, 51, 15], gain: 1.8, bias: -0.8 }),
    grain: cloud({
      seed: 'grain',
      width: 192,
      height: 192,
      octaves: 2,
      wave: [3, 3],
      colour: [64, 38, 15],
      gain: 0.7,
      bias: -0.26,
    }),
  };
}

let made: ReturnType<typeof textures> | undefined;

/** Brush strokes, yellowed paper, stains and grain, over the land only. */
function age(pen: CanvasRenderingContext2D, step: number): void {
  made ??= textures();
  const all = [LAND_VIEW.x, LAND_VIEW.y, LAND_VIEW.width, LAND_VIEW.height] as const;
  pen.setTransform(step, 0, 0, step, -LAND_VIEW.x * step, -LAND_VIEW.y * step);
  pen.clip(new Path2D(pathAround(new Set(FACES.map((f) => f.id)))));
  pen.globalAlpha = 0.34;
  pen.drawImage(made.brush, ...all);
  pen.globalCompositeOperation = 'multiply';
  pen.globalAlpha = 0.2;
  pen.fillStyle = '#ecd29a';
  pen.fillRect(...all);
  pen.globalAlpha = 0.5;
  pen.drawImage(made.stains, ...all);
  const pattern = pen.createPattern(made.grain, 'repeat');
  if (!pattern) return;
  pattern.setTransform(new DOMMatrix().scale(0.62));
  pen.globalAlpha = 0.42;
  pen.fillStyle = pattern;
  pen.fillRect(...all);
}

/** The palette from the page's styles. */
export function pagePalette(): Palette {
  const styles = getComputedStyle(document.documentElement);
  return (token) => styles.getPropertyValue(token).trim();
}
