// Follows the selection with its handbook.
import { settings } from '$lib/state/settings.svelte';
import { fetchHandbook, handbookPath, selectedOf } from '$lib/text/handbook';
import type { Handbook, Settings } from '$lib/wire';

/** The handbook of a selection that changes: the server takes a while for one that nobody has asked for yet. */
export interface BookOf {
  /** That of the selection; none until it is known. */
  readonly now: Handbook | null;
  /** The same, and until then the one before. */
  readonly last: Handbook | null;
}

/** Follows a selection; none while it cannot be played. */
export function followBook(selection: () => Settings | null, onerror: (error: unknown) => void): BookOf {
  let found = $state.raw<{ path: string; book: Handbook } | null>(null);
  const path = $derived.by(() => {
    const chosen = selection();
    return chosen === null ? null : handbookPath(settings.language, selectedOf(chosen));
  });
  $effect(() => {
    const [asked, chosen] = [path, selection()];
    if (asked === null || chosen === null || found?.path === asked) return;
    let isCurrent = true;
    fetchHandbook(settings.language, selectedOf(chosen)).then(
      (book) => {
        if (isCurrent) found = { path: asked, book };
      },
      (error: unknown) => {
        if (isCurrent) onerror(error);
      },
    );
    return () => (isCurrent = false);
  });
  return {
    get now() {
      return found !== null && found.path === path ? found.book : null;
    },
    get last() {
      return found?.book ?? null;
    },
  };
}
