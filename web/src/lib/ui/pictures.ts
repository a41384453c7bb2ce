// Not imported by the home screen, which shows no items: the addresses come with the game.
const files = import.meta.glob<string>(['../../assets/items/*.svg', '../../modules/*/items/*.svg'], {
  query: '?url',
  import: 'default',
  eager: true,
});

const idOf = (path: string): string => path.replace(/^.*\/|\.svg$/g, '');
const byItem = new Map(Object.entries(files).map(([path, url]) => [idOf(path), url] as const));

/** The items with a picture. */
export const pictured: readonly string[] = [...byItem.keys()];

/** The address of an item's picture, by its plain id; none for an item without one, which shows its icon. */
export const pictureOf = (item: string): string | null => byItem.get(item) ?? null;
