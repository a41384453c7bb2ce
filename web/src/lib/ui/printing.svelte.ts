// Whether the page is being printed.
import { flushSync } from 'svelte';

/** Whether the page is being printed: the printout may contain more than the screen. */
export const printing = $state({ on: false });

// The browser takes its snapshot right after the event.
const turn = (on: boolean): void =>
  flushSync(() => {
    printing.on = on;
  });

const paper = matchMedia('print');
paper.addEventListener('change', () => turn(paper.matches));
addEventListener('beforeprint', () => turn(true));
addEventListener('afterprint', () => turn(paper.matches));
