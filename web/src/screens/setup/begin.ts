// With what the setup of a table begins, and the draft of it, which outlasts the page.
import { draftOf } from '$lib/state/drafts.svelte';
import { go } from '$lib/state/router.svelte';
import { levelAmong } from '$lib/text/levels';
import { guest } from '../home/guest.svelte';
import type { Quick } from '../home/make';
import { server } from '../home/server.svelte';
import { alone, likeLast, readDraft, shared, type Draft } from './draft';
import { resumed } from './resume';

export const kept = draftOf('table', readDraft);

/** The last table that was made. */
const made = draftOf('table/made', readDraft);

/** The setup while nothing is changed: that of the last table, or the usual one. It follows the server's answers. */
export const fresh = (): Draft =>
  likeLast(made.value, server.modules, server.levels) ?? shared(guest.name ?? '', levelAmong(undefined, server.levels));

/** Opens the setup with what is chosen on the first screen; everything else is as it was left, or as at the last table. */
export function setUpFrom(quick: Quick): void {
  const left = kept.value ?? alone(quick, guest.name ?? '', made.value);
  kept.value = resumed(left, quick, server.modules, server.lengths);
  go({ screen: 'setup' });
}

/** The table is made: the next one begins like it. */
export function remember(draft: Draft): void {
  made.value = { ...draft, record: null };
  kept.discard();
}
