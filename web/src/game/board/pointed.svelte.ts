// The space that somebody points at, by pointer, touch or focus.
import { untrack } from 'svelte';

interface Pointing {
  /** What can be chosen: another question has other choices. */
  asked: () => string;
  onhover: (space: string | null) => void;
}

/** The space that somebody points at, until the question is another one. */
export class Pointed {
  space = $state<string | null>(null);
  /** Whether a finger points, which covers what it points at. */
  touching = $state(window.matchMedia('(hover: none)').matches);

  #onhover: Pointing['onhover'];

  constructor({ asked, onhover }: Pointing) {
    this.#onhover = onhover;
    let before = untrack(asked);
    $effect(() => {
      const now = asked();
      if (now !== before) untrack(() => this.at(null));
      before = now;
    });
  }

  at = (space: string | null): void => {
    if (space === this.space) return;
    this.space = space;
    this.#onhover(space);
  };

  leave = ({ pointerType }: PointerEvent): void => {
    if (pointerType !== 'touch') this.at(null);
  };
}
