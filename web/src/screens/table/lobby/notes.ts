// Reads house notes from a file.
import { faultWords } from '$lib/net/api';
import { t } from '$lib/text/fluent';
import type { Notes } from '$lib/wire';

/** The maximum size of a file in bytes, as on the server. */
export const mostBytes = 64 * 1024;

interface Wrong {
  code: string;
  message: string;
}

function wrongIn(body: unknown): Wrong | null {
  if (typeof body !== 'object' || body === null || !('error' in body)) return null;
  const { error } = body;
  if (typeof error !== 'object' || error === null || !('code' in error) || !('message' in error)) return null;
  return { code: String(error.code), message: String(error.message) };
}

/** The message of a rejected file; for an invalid one with the line and the reason. */
export function wordsOfWrong(body: unknown): string {
  const wrong = wrongIn(body);
  if (wrong === null) return t('web-error-server');
  if (wrong.code === 'notes') return t('web-notes-wrong', { what: wrong.message });
  if (wrong.code === 'notes-size') return t('web-notes-size');
  return faultWords(wrong.code);
}

export type Attached = { kind: 'kept'; notes: Notes | null } | { kind: 'refused'; words: string };

/** Attaches a file to a table, or removes it if empty. It is sent as is, not as JSON. */
export async function attach(table: string, yaml: string): Promise<Attached> {
  try {
    const response = await fetch(`/api/tables/${encodeURIComponent(table)}/notes`, {
      method: 'PUT',
      credentials: 'same-origin',
      headers: { accept: 'application/json', 'content-type': 'application/yaml' },
      body: yaml,
    });
    const body: unknown = await response.json();
    // The server guarantees the type: its types and these are generated from one source.
    if (response.ok) return { kind: 'kept', notes: body as Notes | null };
    return { kind: 'refused', words: wordsOfWrong(body) };
  } catch {
    return { kind: 'refused', words: t('web-error-network') };
  }
}
