// Which part of the map is in view, and how far it may be moved and enlarged.
import { LAND } from './geometry/boardData';
import type { Box, Point } from './geometry/points';
import { LAND_VIEW } from './land/landSvg';
import { isSmall } from './scales';

interface View {
  readonly x: number;
  readonly y: number;
  /** The zoom factor relative to the whole map. */
  readonly k: number;
}

/** Screen pixels per land unit at which names are legible; smaller windows start zoomed to it. */
const COMFORT = 0.58;
/** How much larger one of several boards is drawn than all of them at once: it fills the window, about so far. */
const NEARER = { least: 1.7, most: 2 };
const CLOSEST = 1.9;
const WHOLE: View = { x: 0, y: 0, k: 1 };

/** An approximation of cubic-bezier(.3,.7,.2,1), the camera's easing. */
const settle = (share: number): number => 1 - (1 - share) ** 3.4;

/**
 * The map's position in its window. Moving it changes only one transform. Used instead of a panning library, because
 * its limits are those of the land.
 */
export class Camera {
  width = $state(0);
  height = $state(0);
  /** Pixels at the bottom of the window that controls cover; on a small map nothing of importance is shown below them. */
  covered = 0;
  view = $state.raw<View>(WHOLE);
  /** True while a gesture or an animation moves the map. */
  moving = $state(false);

  #frame = 0;
  /** What was framed last, until the map is moved in another way. */
  #framed: Box | null = null;
  #rest: ReturnType<typeof setTimeout> | undefined;

  /** Screen pixels per land unit when the whole map is visible. */
  readonly fit = $derived(Math.min(this.width / LAND_VIEW.width, this.height / LAND_VIEW.height) || 0.1);
  readonly scale = $derived(this.fit * this.view.k);
  readonly closest = $derived(Math.max(2.5, CLOSEST / this.fit));
  readonly isWhole = $derived(this.view.k < 1.01);
  /** The whole map is too small here for legible names. */
  readonly small = $derived(isSmall(this.fit));

  /** The position of a land point in the map's own box, in px of the whole map. */
  local(point: Point): Point {
    return [(point[0] - LAND_VIEW.x) * this.fit, (point[1] - LAND_VIEW.y) * this.fit];
  }

  /** The position of a land point in the window. */
  screen(point: Point): Point {
    const [x, y] = this.local(point);
    return [x * this.view.k + this.view.x, y * this.view.k + this.view.y];
  }

  land(x: number, y: number): Point {
    const { view, fit } = this;
    return [(x - view.x) / view.k / fit + LAND_VIEW.x, (y - view.y) / view.k / fit + LAND_VIEW.y];
  }

  resize(width: number, height: number): void {
    if (width === this.width && height === this.height) return;
    const middle = this.width > 0 ? this.land(this.width / 2, this.height / 2) : null;
    const scale = this.scale;
    const whole = this.isWhole;
    this.width = width;
    this.height = height;
    if (this.#framed !== null) return this.frame(this.#framed, 0);
    if (!middle || whole) this.#set({ ...WHOLE });
    else this.#set(this.#centred(middle, scale / this.fit));
  }

  pan(dx: number, dy: number): void {
    this.#framed = null;
    this.#stop();
    this.#touch();
    this.#set({ ...this.view, x: this.view.x + dx, y: this.view.y + dy });
  }

  zoom(factor: number, x = this.width / 2, y = this.height / 2): void {
    this.#framed = null;
    this.#stop();
    this.#touch();
    this.#set(this.#zoomed(factor, x, y));
  }

  /** A step of zoom by a button or key, animated. */
  step(factor: number, ms: number): void {
    this.#framed = null;
    this.#run(this.#zoomed(factor, this.width / 2, this.height / 2), ms);
  }

  whole(ms: number): void {
    this.#framed = null;
    this.#run(this.#kept(WHOLE), ms);
  }

  /**
   * Shows a box of the land, zooming in no further than legible names require. If the whole map is legible, it stays
   * whole.
   */
  frame(box: Box, ms: number): void {
    if (!this.small) return;
    this.#framed = box;
    const room = 70;
    const across = this.width / (box.right - box.left + room);
    const down = (this.height - this.covered) / (box.bottom - box.top + room);
    const k = Math.max(1, Math.min(COMFORT, across, down) / this.fit);
    this.#run(this.#centred([(box.left + box.right) / 2, (box.top + box.bottom) / 2], k, this.covered), ms);
  }

  /** Fills the window with a part of the land: with what is around a point of it, if the whole part would be too small. */
  near(box: Box, point: Point, ms: number): void {
    this.#framed = null;
    const room = 2 * LAND.margin.side;
    const [wide, high] = [box.right - box.left + room, box.bottom - box.top + room];
    const down = this.height - this.covered;
    const filling = Math.max(this.width / wide, down / high) / this.fit;
    const grown = this.fit * Math.min(NEARER.most, Math.max(NEARER.least, filling));
    const scale = this.small ? Math.max(COMFORT, grown) : grown;
    const within = (at: number, from: number, to: number, shown: number): number =>
      shown >= to - from ? (from + to) / 2 : Math.min(to - shown / 2, Math.max(from + shown / 2, at));
    const x = within(point[0], box.left - room / 2, box.right + room / 2, this.width / scale);
    const y = within(point[1], box.top - room / 2, box.bottom + room / 2, down / scale);
    this.#run(this.#centred([x, y], scale / this.fit, this.covered), ms);
  }

  /** Zooms in on a place, for a scene over the map. */
  push(point: Point, ms: number): void {
    this.#framed = null;
    this.#run(this.#centred(point, Math.max(this.view.k, 1.55)), ms);
  }

  /** The point of the land in the middle of the window. */
  get middle(): Point {
    return this.land(this.width / 2, (this.height - this.covered) / 2);
  }

  /** Restores a saved view. */
  back(view: View, ms: number): void {
    this.#run(this.#kept(view), ms);
  }

  leave(): void {
    this.#stop();
    clearTimeout(this.#rest);
  }

  #zoomed(factor: number, x: number, y: number): View {
    const k = Math.min(this.closest, Math.max(1, this.view.k * factor));
    const grown = k / this.view.k;
    return this.#kept({ k, x: x - (x - this.view.x) * grown, y: y - (y - this.view.y) * grown });
  }

  #centred(point: Point, wanted: number, covered = 0): View {
    const k = Math.min(this.closest, Math.max(1, wanted));
    const [x, y] = this.local(point);
    return this.#kept({ k, x: this.width / 2 - x * k, y: (this.height - covered) / 2 - y * k });
  }

  /**
   * The map always covers its window, and is centered in a dimension in which it is smaller. Zoomed in, its lower edge
   * can be moved above what covers the window.
   */
  #kept({ x, y, k }: View): View {
    const hold = (at: number, size: number, room: number): number =>
      size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, at));
    return {
      k,
      x: hold(x, LAND_VIEW.width * this.fit * k, this.width),
      y: hold(y, LAND_VIEW.height * this.fit * k, this.height - (k > 1.01 ? this.covered : 0)),
    };
  }

  #set(view: View): void {
    this.view = this.#kept(view);
  }

  #run(to: View, ms: number): void {
    this.#stop();
    if (ms <= 0) return this.#set(to);
    const from = this.view;
    const start = performance.now();
    const tick = (now: number): void => {
      const share = Math.min(1, Math.max(0, (now - start) / ms));
      const eased = settle(share);
      const mix = (a: number, b: number): number => a + (b - a) * eased;
      this.#touch();
      this.view = { x: mix(from.x, to.x), y: mix(from.y, to.y), k: mix(from.k, to.k) };
      this.#frame = share < 1 ? requestAnimationFrame(tick) : 0;
    };
    this.#frame = requestAnimationFrame(tick);
  }

  #stop(): void {
    if (this.#frame !== 0) cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  /** A moving map is a separate compositor layer; at rest it is rendered sharply again. */
  #touch(): void {
    this.moving = true;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => (this.moving = false), 160);
  }
}
