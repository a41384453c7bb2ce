const files = import.meta.glob<string>('../../assets/portraits/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

const byCharacter = new Map(
  Object.entries(files).map(([path, url]) => [path.replace(/^.*\/|\.svg$/g, ''), url] as const),
);

export const characters: readonly string[] = [...byCharacter.keys()].filter((id) => id !== 'man-in-black');

/** Where a character's portrait lies; none for a character without one. */
export const portraitOf = (character: string): string | null => byCharacter.get(character) ?? null;
