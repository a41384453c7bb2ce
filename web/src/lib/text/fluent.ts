// Loads the messages of a language and formats them.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import texts, { type Language } from 'virtual:texts';
import { namedBy, place, type Called } from './forms';

export type TextArgs = Record<string, string | number>;

const usual = 'en';

/** The languages of the client, English first: the folders of `locales/`. */
export const languages = Object.keys(texts).sort(
  (a, b) => Number(b === usual) - Number(a === usual) || a.localeCompare(b, usual),
);

/** The native name of a language. */
export const languageName = (language: string): string => texts[language]?.name ?? language;

/** The first available language of a preference list, such as `fr-CA`, `fr`: an exact match, or one without the region. */
export function languageFor(wishes: readonly string[], known: readonly string[] = languages): string {
  for (const wish of wishes.map((each) => each.toLowerCase())) {
    const found =
      known.find((each) => each.toLowerCase() === wish) ?? known.find((each) => each === wish.split(/[-_]/)[0]);
    if (found !== undefined) return found;
  }
  return usual;
}

let called: () => Called | null = () => null;

/** Has a figure called by the forms of its name, in every message. */
export function callBy(figure: () => Called | null): void {
  called = figure;
}

const emptyOf = (language: string): FluentBundle =>
  new FluentBundle(language, { useIsolating: false, functions: namedBy(language, () => called()) });

let bundle = emptyOf(usual);

/** A bundle of some texts; the tests build theirs with it. */
export function bundleOf(language: string, texts: string[]): FluentBundle {
  const made = emptyOf(language);
  for (const text of texts) {
    const errors = made.addResource(place(new FluentResource(text)));
    if (import.meta.env.DEV) errors.forEach((error) => console.warn(error.message));
  }
  return made;
}

/** Has the page say the messages of a bundle, in the direction of its language. */
export function useBundle(next: FluentBundle): void {
  bundle = next;
  if (typeof document === 'undefined') return;
  document.documentElement.dir = hasText('language-direction') ? t('language-direction') : 'ltr';
}

type Part = Exclude<keyof Language, 'name'>;

async function fetched(language: string, parts: readonly Part[]): Promise<FluentBundle> {
  const own = texts[language];
  const loaded = own === undefined ? [] : await Promise.all(parts.map((part) => own[part]()));
  return bundleOf(
    language,
    loaded.map((part) => part.default),
  );
}

/** The whole texts of the languages that were wanted. */
const whole = new Map<string, Promise<FluentBundle>>();

/** The language wanted last: another one that takes longer does not replace it. */
let wanted = '';

/** Fetches a language's messages, so that `t` is synchronous; once, and again after a failure. */
export async function loadTexts(language: string): Promise<void> {
  wanted = language;
  const coming = whole.get(language) ?? fetched(language, ['home', 'rest']);
  whole.set(language, coming);
  coming.catch(() => whole.delete(language));
  const made = await coming;
  if (wanted === language) useBundle(made);
}

/** Fetches those of the home screen only, which are there sooner. */
export async function loadHomeTexts(language: string): Promise<void> {
  useBundle(await fetched(language, ['home']));
}

export const hasText = (id: string): boolean => bundle.getMessage(id)?.value != null;

const warned = new Set<string>();

function warnOnce(text: string): void {
  if (!import.meta.env.DEV || warned.has(text)) return;
  warned.add(text);
  console.warn(text);
}

/** Letters that are written from right to left. */
const leftward = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** What somebody has typed, isolated if it would otherwise change the order of the words around it. */
export const isolated = (text: string): string =>
  leftward.test(text) && !text.startsWith('\u2068') ? `\u2068${text}\u2069` : text;

const isolatedArgs = (args: TextArgs): TextArgs =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, typeof value === 'string' ? isolated(value) : value]),
  );

/** The text of a message; a missing one shows its id in brackets. */
export function t(id: string, args?: TextArgs): string {
  const message = bundle.getMessage(id);
  if (message?.value == null) {
    warnOnce(`no text for ${id}`);
    return `[${id}]`;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(message.value, args === undefined ? null : isolatedArgs(args), errors);
  errors.forEach((error) => warnOnce(`${id}: ${error.message}`));
  return text;
}

/** A text after its label, with the punctuation of the language. */
export const labelled = (label: string, text: string): string => t('label', { label }) + text;
