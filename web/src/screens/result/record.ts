/** Where the record of a game is got, and what its file is called. */
export const recordAt = (id: string): string => `/api/tables/${encodeURIComponent(id)}/record`;
export const fileOf = (id: string): string => `darkrock-${id}.record`;
