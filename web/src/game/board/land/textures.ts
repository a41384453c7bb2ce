// The mottled grounds of the regions.
import { chance } from '../geometry/chance';

/** A cloudy texture: one color with varying opacity. */
export interface Cloud {
  readonly seed: string;
  readonly width: number;
  readonly height: number;
  /** The longest wavelengths in px, horizontal and vertical. */
  readonly wave: readonly [number, number];
  readonly octaves: number;
  readonly colour: readonly [number, number, number];
  /** The opacity of a noise value from 0 to 1: `gain * height + bias`, clamped to 0 to 1. */
  readonly gain: number;
  readonly bias: number;
}

const SIDE = 64;

/** Value noise on a lattice with period 64. */
function lattice(seed: string): (x: number, y: number) => number {
  const luck = chance(seed);
  const values = Float32Array.from({ length: SIDE * SIDE }, luck);
  const at = (x: number, y: number): number => values[(y & (SIDE - 1)) * SIDE + (x & (SIDE - 1))] ?? 0;
  const ease = (t: number): number => t * t * (3 - 2 * t);
  return (x, y) => {
    const [cx, cy] = [Math.floor(x), Math.floor(y)];
    const [fx, fy] = [ease(x - cx), ease(y - cy)];
    const upper = at(cx, cy) + (at(cx + 1, cy) - at(cx, cy)) * fx;
    const lower = at(cx, cy + 1) + (at(cx + 1, cy + 1) - at(cx, cy + 1)) * fx;
    return upper + (lower - upper) * fy;
  };
}

/**
 * Draws a cloud texture. Rendered small and scaled up it costs almost nothing, while the same noise as a filter of the
 * whole picture takes seconds.
 */
export function cloud({ seed, width, height, wave, octaves, colour, gain, bias }: Cloud): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) return canvas;
  const noise = lattice(seed);
  const picture = pen.createImageData(width, height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let sum = 0;
      let whole = 0;
      for (let octave = 0, size = 1; octave < octaves; octave++, size /= 2) {
        const finer = 2 ** octave;
        sum += size * noise((x / wave[0]) * finer + octave * 17, (y / wave[1]) * finer + octave * 31);
        whole += size;
      }
      const thick = Math.min(1, Math.max(0, (gain * sum) / whole + bias));
      const at = (y * width + x) * 4;
      picture.data[at] = colour[0];
      picture.data[at + 1] = colour[1];
      picture.data[at + 2] = colour[2];
      picture.data[at + 3] = thick * 255;
    }
  pen.putImageData(picture, 0, 0);
  return canvas;
}
