const files = import.meta.glob<string>('../../assets/portraits/**/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

const idOf = (path: string): string => path.replace(/^.*\/|\.svg$/g, '');
const byCharacter = new Map(Object.entries(files).map(([path, url]) => [idOf(path), url] as const));

/** Those whom players are; portraits of others lie in folders. */
export const characters: readonly string[] = Object.keys(files)
  .filter((path) => /portraits\/[^/]*$/.test(path))
  .map(idOf);

/** Where a character's portrait lies, or the automa's; none for a character without one. */
export const portraitOf = (character: string): string | null => byCharacter.get(character) ?? null;
