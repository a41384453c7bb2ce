// What somebody has typed or chosen and not sent yet. It does not belong to the component that shows it: that one is
// mounted again in another language or layout, by an answer of the server, or in another tab after this one was closed.

/** For how long a draft is kept: as long as the page, the tab, or until it is sent or discarded. */
export type Lasting = 'page' | 'tab' | 'browser';

/** A stored draft. */
interface Stored {
  /** When it was changed, in milliseconds. */
  at: number;
  value: unknown;
}

const prefix = 'darkrock.draft.';
/** Drafts that nobody came back to are removed after this time. */
const longest = 30 * 86_400_000;

function storageOf(lasting: Lasting): Storage | null {
  try {
    if (lasting === 'page') return null;
    return lasting === 'tab' ? sessionStorage : localStorage;
  } catch {
    // A browser may refuse storage: drafts then last as long as the page.
    return null;
  }
}

function stored(text: string | null): Stored | null {
  try {
    const found: unknown = JSON.parse(text ?? 'null');
    if (typeof found !== 'object' || found === null || !('at' in found) || !('value' in found)) return null;
    return typeof found.at === 'number' ? { at: found.at, value: found.value } : null;
  } catch {
    return null;
  }
}

/** Reads a stored value, of which an older version of the client may have written another form; none if it is invalid. */
export type Reader<T> = (value: unknown) => T | null;

/** A draft; all components that ask for the same one share it. */
export class Draft<T> {
  #value = $state.raw<T | null>(null);
  readonly #key: string;
  readonly #storage: Storage | null;

  constructor(key: string, lasting: Lasting, read: Reader<T>) {
    this.#key = prefix + key;
    this.#storage = storageOf(lasting);
    const found = stored(this.#storage?.getItem(this.#key) ?? null);
    if (found !== null) this.#value = read(found.value);
  }

  /** None while nothing is typed or chosen. */
  get value(): T | null {
    return this.#value;
  }

  set value(next: T | null) {
    this.#value = next;
    if (next === null) {
      this.#storage?.removeItem(this.#key);
      return;
    }
    const kept: Stored = { at: Date.now(), value: next };
    try {
      this.#storage?.setItem(this.#key, JSON.stringify(kept));
    } catch {
      // The storage is full; the draft lasts as long as the page.
      return;
    }
  }

  /** It has been sent, or is no longer wanted. */
  discard(): void {
    this.value = null;
  }
}

const drafts: Partial<Record<string, Draft<unknown>>> = {};

/** The draft of a form, by a key that says which one it is. */
export function draftOf<T>(key: string, read: Reader<T>, lasting: Lasting = 'browser'): Draft<T> {
  const known = (drafts[key] ??= new Draft<unknown>(key, lasting, read));
  // A key belongs to one form and one type of values.
  return known as Draft<T>;
}

export const asText: Reader<string> = (value) => (typeof value === 'string' ? value : null);

export const asFlag: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : null);

/** The draft of a text field. */
export const textDraft = (key: string, lasting?: Lasting): Draft<string> => draftOf(key, asText, lasting);

/** Discards all drafts: they are those of the person who leaves. */
export function discardDrafts(): void {
  for (const draft of Object.values(drafts)) draft?.discard();
  removeStored(() => true);
}

function removeStored(which: (kept: Stored | null) => boolean): void {
  for (const lasting of ['tab', 'browser'] as const) {
    const storage = storageOf(lasting);
    if (storage === null) continue;
    const keys = Object.keys(storage).filter((key) => key.startsWith(prefix));
    for (const key of keys) if (which(stored(storage.getItem(key)))) storage.removeItem(key);
  }
}

/** Removes what nobody came back to. */
export const removeOldDrafts = (now = Date.now()): void =>
  removeStored((kept) => kept === null || now - kept.at > longest);
