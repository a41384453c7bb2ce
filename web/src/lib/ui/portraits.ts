const files = import.meta.glob<string>('../../assets/portraits/**/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

const idOf = (path: string): string => path.replace(/^.*\/|\.svg$/g, '');
const byCharacter = new Map(Object.entries(files).map(([path, url]) => [idOf(path), url] as const));

/** Those of playable characters; others are in subfolders. */
export const characters: readonly string[] = Object.keys(files)
  .filter((path) => /portraits\/[^/]*$/.test(path))
  .map(idOf);

/** The address of a character's portrait, or the automa's; none for a character without one. */
export const portraitOf = (character: string): string | null => byCharacter.get(character) ?? null;
