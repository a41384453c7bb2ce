import { FluentBundle, FluentResource } from '@fluent/bundle';

export type TextArgs = Record<string, string | number>;
type Load = () => Promise<string>;

// The terminal's own texts are not part of the client, and the rules come from the server.
const files = import.meta.glob<string>(
  ['../../../../locales/*/**/*.ftl', '!**/tui.ftl', '!**/rules.ftl', '!**/aid.ftl'],
  { query: '?raw', import: 'default' },
);

// The names of the languages are available before one is chosen.
const own = import.meta.glob<string>('../../../../locales/*/language.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const languageOf = (path: string): string => /locales\/([^/]+)\//.exec(path)?.[1] ?? '';

const names = new Map(
  Object.entries(own).map(([path, text]) => [languageOf(path), /^language-name *= *(.*)$/m.exec(text)?.[1]?.trim()]),
);

const usual = 'en';

/** The languages of the client, English first: the folders of `locales/`. */
export const languages = [...new Set(Object.keys(files).map(languageOf))].sort(
  (a, b) => Number(b === usual) - Number(a === usual) || a.localeCompare(b, usual),
);

/** The native name of a language. */
export const languageName = (language: string): string => names.get(language) ?? language;

/** The first available language of a preference list, such as `fr-CA`, `fr`: an exact match, or one without the region. */
export function languageFor(wishes: readonly string[], known: readonly string[] = languages): string {
  for (const wish of wishes.map((each) => each.toLowerCase())) {
    const found =
      known.find((each) => each.toLowerCase() === wish) ?? known.find((each) => each === wish.split(/[-_]/)[0]);
    if (found !== undefined) return found;
  }
  return usual;
}

let bundle = new FluentBundle(usual, { useIsolating: false });

/** A bundle of some texts; the tests build theirs with it. */
export function bundleOf(language: string, texts: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) {
    const errors = made.addResource(new FluentResource(text));
    if (import.meta.env.DEV) errors.forEach((error) => console.warn(error.message));
  }
  return made;
}

export function useBundle(next: FluentBundle): void {
  bundle = next;
}

/** Fetches a language's messages before the first render, so that `t` is synchronous. */
export async function loadTexts(language: string): Promise<void> {
  const loads: Load[] = Object.entries(files)
    .filter(([path]) => languageOf(path) === language)
    .map(([, load]) => load);
  useBundle(bundleOf(language, await Promise.all(loads.map((load) => load()))));
}

export const hasText = (id: string): boolean => bundle.getMessage(id)?.value != null;

let finish = (text: string): string => text;

/** Has every text put right by what knows more than its message: see `inSentence`. */
export function finishWith(by: (text: string) => string): void {
  finish = by;
}

const warned = new Set<string>();

function warnOnce(text: string): void {
  if (!import.meta.env.DEV || warned.has(text)) return;
  warned.add(text);
  console.warn(text);
}

/** The text of a message; a missing one shows its id in brackets. */
export function t(id: string, args?: TextArgs): string {
  const message = bundle.getMessage(id);
  if (message?.value == null) {
    warnOnce(`no text for ${id}`);
    return `[${id}]`;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(message.value, args ?? null, errors);
  errors.forEach((error) => warnOnce(`${id}: ${error.message}`));
  return finish(text);
}
