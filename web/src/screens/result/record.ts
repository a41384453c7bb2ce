// The record of a finished game.
import { line } from '$lib/net/line.svelte';

/** The address of a game's record, and its file name. */
export const recordAt = (id: string): string => `/api/tables/${encodeURIComponent(id)}/record`;
export const fileOf = (id: string): string => `darkrock-${id}.record`;

/** The record of a finished game; none if it is not available. */
export async function recordOf(id: string): Promise<string | null> {
  try {
    const init: RequestInit = { credentials: 'same-origin', headers: { prefer: 'respond-async' } };
    const response = await line.wait(() => fetch(recordAt(id), init));
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}
