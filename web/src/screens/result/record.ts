/** The address of a game's record, and its file name. */
export const recordAt = (id: string): string => `/api/tables/${encodeURIComponent(id)}/record`;
export const fileOf = (id: string): string => `darkrock-${id}.record`;

/** The record of a finished game; none if it is not available. */
export async function recordOf(id: string): Promise<string | null> {
  try {
    const response = await fetch(recordAt(id), { credentials: 'same-origin' });
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}
