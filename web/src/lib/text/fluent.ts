import { FluentBundle, FluentResource } from '@fluent/bundle';

export type TextArgs = Record<string, string | number>;
type Load = () => Promise<string>;

// The terminal program's own texts are no part of the page.
const files = import.meta.glob<string>(['../../../../locales/*/*.ftl', '!../../../../locales/*/tui.ftl'], {
  query: '?raw',
  import: 'default',
});

const languageOf = (path: string): string => path.split('/').at(-2) ?? '';

export const languages = [...new Set(Object.keys(files).map(languageOf))];

let bundle = new FluentBundle('en', { useIsolating: false });

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

/** Fetches a language's texts; the page is drawn after it, so that `t` can answer at once. */
export async function loadTexts(language: string): Promise<void> {
  const loads: Load[] = Object.entries(files)
    .filter(([path]) => languageOf(path) === language)
    .map(([, load]) => load);
  useBundle(bundleOf(language, await Promise.all(loads.map((load) => load()))));
}

export const hasText = (id: string): boolean => bundle.getMessage(id)?.value != null;

const warned = new Set<string>();

function warnOnce(text: string): void {
  if (!import.meta.env.DEV || warned.has(text)) return;
  warned.add(text);
  console.warn(text);
}

/** The text of a message; a missing one shows its id in brackets, so that it is seen and nothing breaks. */
export function t(id: string, args?: TextArgs): string {
  const message = bundle.getMessage(id);
  if (message?.value == null) {
    warnOnce(`no text for ${id}`);
    return `[${id}]`;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(message.value, args ?? null, errors);
  errors.forEach((error) => warnOnce(`${id}: ${error.message}`));
  return text;
}
