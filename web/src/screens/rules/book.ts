import { get } from '$lib/net/api';
import type { RuleBook } from '$lib/wire';

const books = new Map<string, Promise<RuleBook>>();

/** The rules in a language, fetched once; after a failure they can be asked for again. */
export function loadRules(language: string): Promise<RuleBook> {
  const known = books.get(language);
  if (known !== undefined) return known;
  const book = get<RuleBook>(`/api/rules/${encodeURIComponent(language)}`);
  books.set(language, book);
  book.catch(() => books.delete(language));
  return book;
}
