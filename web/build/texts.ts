// The texts of the client: of each language two scripts, what the home screen says and the rest. A page with only the
// first can be used at once; one script for each Fluent file would be sixty requests.

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const locales = fileURLToPath(new URL('../../locales/', import.meta.url));

export const parts = ['home', 'rest'] as const;
export type Part = (typeof parts)[number];

/** Files that no page shows: those of the terminal and of studies, and those whose texts come from the server. */
const foreign = /(^|\/)(tui|study|rules|aid|preview|notices)\.ftl$/;

/** What the home screen says: whole files, and messages of modules, characters and errors by the beginnings of their ids. */
const ofHome =
  /^(web-common|web-home|web-turns|web-people|web-account|web-lobby)\.ftl$|^(web-(error|misfit|module|variant|mine)-|tutorial-(title|about|start)\b|character-[\w-]+ =|say-(comma|and|sounds) =|language-direction =)/;

/** The languages: the folders of `locales/`. */
export const languages = (): string[] => readdirSync(locales).filter((name) => !name.includes('.'));

/** The Fluent files of a language that the client uses, by their paths in the language's folder. */
export const filesOf = (language: string): string[] =>
  readdirSync(join(locales, language), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.ftl') && !foreign.test(name))
    .sort();

const read = (language: string, file: string): string => readFileSync(join(locales, language, file), 'utf8');

/** The messages of a file, each with its attributes and without comments. */
const messagesOf = (text: string): string[] =>
  text
    .replace(/^#.*$/gm, '')
    .split(/^(?=-?[a-z])/m)
    .map((message) => message.trim())
    .filter((message) => message !== '');

const tale = /^((?:goal|frontier-token|opponent)-[\w-]+)-tale$/;

/**
 * Whether a message comes with the handbook and is no text of the page: the tale of a goal, a frontier token or an opponent
 * among these ids. A name whose id ends like that of a tale belongs to nothing else.
 */
export const withHandbook = (id: string, ids: ReadonlySet<string>): boolean => ids.has(tale.exec(id)?.[1] ?? '');

/** The id of a message, or of the message that begins with a line. */
export const idOf = (message: string): string => /^[\w-]+/.exec(message)?.[0] ?? '';

function withoutTales(messages: string[]): string[] {
  const ids = new Set(messages.map(idOf));
  return messages.filter((message) => !withHandbook(idOf(message), ids));
}

/** The Fluent text of a part of a language; `change` may change each message's. */
export function textOf(language: string, part: Part, change = (text: string): string => text): string {
  const messages = filesOf(language).flatMap((file) =>
    withoutTales(messagesOf(read(language, file))).filter(
      (message) => (ofHome.test(file) || ofHome.test(message)) === (part === 'home'),
    ),
  );
  return messages.map(change).join('\n');
}

const nameOf = (language: string): string =>
  /^language-name *= *(.*)$/m.exec(read(language, 'language.ftl'))?.[1]?.trim() ?? language;

/** The module that lists all of them, and one for each part of a language. */
const list = 'virtual:texts';
const one = /^\0?virtual:texts\/([^/]+)\/(home|rest)$/;

function listing(): string {
  const rows = languages().map((language) => {
    const loads = parts.map((part) => `${part}: () => import('${list}/${language}/${part}')`).join(', ');
    return `${JSON.stringify(language)}: { name: ${JSON.stringify(nameOf(language))}, ${loads} }`;
  });
  return `export default { ${rows.join(', ')} };`;
}

/** Serves the module `virtual:texts`: `{ en: { name, home: () => import(...), rest: () => import(...) }, ... }`. */
export function texts(): Plugin {
  return {
    name: 'darkrock-texts',
    resolveId: (id) => (id === list || one.test(id) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${list}`) return listing();
      const [, language, part] = one.exec(id) ?? [];
      if (language === undefined) return null;
      for (const file of filesOf(language)) this.addWatchFile(join(locales, language, file));
      return `export default ${JSON.stringify(textOf(language, part as Part))};`;
    },
  };
}

/** The name of the script of a part of a language, in the built client; none for other modules. */
export function scriptName(module: string | null): string | null {
  const [, language, part] = one.exec(module ?? '') ?? [];
  return language === undefined ? null : `texts/${language}/${part}`;
}
