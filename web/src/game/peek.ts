// Looking at a choice, wherever it is offered: while it is hovered, pressed or focused, panels, tracks and map show what it
// would change.

import { getContext, setContext } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { byKeys } from '$lib/ui/keys';

/** Shows the choice of a key, or no longer. */
export type Look = (key: string, looking: boolean) => void;

/** Where a scene finds what shows its choices. */
export const PEEK = Symbol('peek');

/** Lets the scenes of the table show what their choices would change. */
export const sharePeek = (look: Look): void => void setContext(PEEK, look);

/** Tells whether somebody looks at an element or at what is in it. One that goes away is left. */
export const watched =
  (tell: (looking: boolean) => void): Attachment<Element> =>
  (element) => {
    let looked = false;
    const look = (now: boolean) => (): void => {
      if (looked !== now) tell(now);
      looked = now;
    };
    const [come, go] = [look(true), look(false)];
    const focus = (event: Event): void => {
      if (event instanceof FocusEvent && byKeys(event)) come();
    };
    const ways = { pointerenter: come, pointerleave: go, pointercancel: go, focusin: focus, focusout: go };
    for (const [way, heard] of Object.entries(ways)) element.addEventListener(way, heard);
    return () => {
      for (const [way, heard] of Object.entries(ways)) element.removeEventListener(way, heard);
      go();
    };
  };

/**
 * For the element of a choice, by its key; a scene that stands alone has no table beside it. The same key has the same attachment,
 * so that an offer with more known of it, which is another object, is not left. On a component a `const` of the markup has to hold
 * it: an expression that reads the offer is attached again with each of its objects.
 */
export function peeks(): (key: string) => Attachment<Element> {
  const look = getContext<Look | undefined>(PEEK);
  const known = new Map<string, Attachment<Element>>();
  return (key) => {
    const attachment = known.get(key) ?? watched((looking) => look?.(key, looking));
    known.set(key, attachment);
    return attachment;
  };
}
