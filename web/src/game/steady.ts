// Buttons change their places when a question does: what was the second becomes the first. Whoever presses at that moment meant what
// was there before, so a press on what has just come under a resting pointer is none.

/** How long a thing must lie under a resting pointer before a press on it counts, in milliseconds: nobody reads faster. */
export const SETTLE = 300;

/** How far apart two places may be for a pointer that rests: a finger never comes down twice at the same point. */
const STILL: Readonly<Record<string, number>> = { mouse: 4, touch: 24 };

/** How far a pointer goes that somebody moves on purpose. */
const AIM = 24;

interface Place {
  x: number;
  y: number;
}

const apart = (one: Place, other: Place): number => Math.hypot(one.x - other.x, one.y - other.y);

/** What can be pressed, and what pressing it does as far as the page says it. */
interface Thing {
  element: Element;
  choice: string;
  /** Null where they say nothing about that. */
  words: string | null;
}

const pressable = 'button, a[href], [role="button"]';
/** Their words change by being pressed. */
const toggles = '[aria-pressed], [aria-expanded], [aria-haspopup]';

function thingOf(root: Element, element: Element | null): Thing | null {
  const found = element?.closest(pressable) ?? null;
  // Spaces of the map stay where they are.
  if (found === null || !root.contains(found) || found.closest('.board') !== null) return null;
  const choice = found.closest<HTMLElement>('[data-choice]')?.dataset.choice ?? '';
  // What a choice does is told after it, and a count may run.
  const words = choice !== '' || found.matches(toggles) ? null : (found.textContent ?? '').replace(/\d+/g, '');
  return { element: found, choice, words };
}

function same(one: Thing | null, other: Thing | null): boolean {
  if (one === null || other === null) return one === other;
  const told = one.words === null || other.words === null || one.words === other.words;
  return one.element === other.element && one.choice === other.choice && told;
}

/** Keeps presses from what has just come under the pointer, everywhere in an element. */
export function steady(root: HTMLElement): () => void {
  /** Where the pointer is, or a finger was last. */
  let at: Place | null = null;
  /** What lies there. */
  let under: Thing | null = null;
  /** Since when, and where the pointer was, if it came to the pointer and not the pointer to it. */
  let since = -Infinity;
  let met: Place | null = null;
  /** When the page last changed. */
  let changed = -Infinity;
  let frame = 0;
  /** What was pressed, and whether it had lain there long enough. */
  let pressed: { thing: Thing | null; counts: boolean } = { thing: null, counts: true };

  const thingAt = ({ x, y }: Place): Thing | null => thingOf(root, document.elementFromPoint(x, y));
  const restsAt = (place: Place, kind: string): boolean => at !== null && apart(at, place) <= (STILL[kind] ?? 0);

  /** Looks whether something else has come to the place. */
  function look(place: Place | null = at): void {
    if (place === null) return;
    const now = thingAt(place);
    if (same(now, under)) return;
    // What comes without a change of the page was brought there, by scrolling.
    since = performance.now() - changed < SETTLE ? performance.now() : -Infinity;
    [under, met] = [now, place];
  }

  /** Things move for a while after a change. */
  function watch(): void {
    look();
    frame = performance.now() - changed < SETTLE ? requestAnimationFrame(watch) : 0;
  }

  const seen = new MutationObserver(() => {
    changed = performance.now();
    if (frame === 0) frame = requestAnimationFrame(watch);
  });

  /** The pointer comes to what is here. */
  function come(place: Place): void {
    look();
    const now = thingAt(place);
    // Or it aims at another place of the same.
    const aims = met !== null && apart(met, place) > AIM;
    if (aims || !same(now, under)) [under, since] = [now, -Infinity];
    at = place;
  }

  function move({ clientX: x, clientY: y, pointerType }: PointerEvent): void {
    if (pointerType !== 'touch' && (at?.x !== x || at.y !== y)) come({ x, y });
  }

  function down({ clientX: x, clientY: y, pointerType }: PointerEvent): void {
    if (restsAt({ x, y }, pointerType)) {
      look({ x, y });
      at = { x, y };
    } else come({ x, y });
    pressed = { thing: under, counts: performance.now() - since >= SETTLE };
  }

  function click(event: MouseEvent): void {
    // Keys press what has the focus, wherever it lies.
    if (event.detail === 0 || !(event.target instanceof Element)) return;
    const thing = thingOf(root, event.target);
    if (thing === null || (pressed.counts && same(thing, pressed.thing))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  const leave = (): void => {
    at = null;
    [under, since] = [null, -Infinity];
  };

  seen.observe(root, { childList: true, characterData: true, subtree: true });
  const listeners: [string, (event: never) => void][] = [
    ['pointermove', move],
    ['pointerdown', down],
    ['click', click],
  ];
  for (const [type, listen] of listeners) root.addEventListener(type, listen as EventListener, { capture: true });
  document.documentElement.addEventListener('pointerleave', leave);
  return () => {
    seen.disconnect();
    cancelAnimationFrame(frame);
    for (const [type, listen] of listeners) root.removeEventListener(type, listen as EventListener, { capture: true });
    document.documentElement.removeEventListener('pointerleave', leave);
  };
}
