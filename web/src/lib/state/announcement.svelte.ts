/** What the host of the server tells everybody. */

let text = $state<string | null>(null);
let closed = $state<string | null>(null);

export const announcement = {
  /** The text, until the reader closes it. */
  get text(): string | null {
    return text === closed ? null : text;
  },
  /** The server announces something else; null ends it. */
  take(next: string | null): void {
    text = next;
  },
  close(): void {
    closed = text;
  },
};
