// Only their addresses come with the page: each is loaded where it comes into view.
const base = import.meta.glob<string>('../../assets/portraits/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});
const others = import.meta.glob<string>(['../../assets/portraits/*/*.svg', '../../modules/*/portraits/*.svg'], {
  query: '?url',
  import: 'default',
  eager: true,
});

const idOf = (path: string): string => path.replace(/^.*\/|\.svg$/g, '');
const byCharacter = new Map(Object.entries({ ...base, ...others }).map(([path, url]) => [idOf(path), url] as const));

/** Those of playable characters of the base game; others are in subfolders, and in folders of modules. */
export const characters: readonly string[] = Object.keys(base).map(idOf);

/** The address of a character's portrait, or the automa's; none for a character without one. */
export const portraitOf = (character: string): string | null => byCharacter.get(character) ?? null;
