// The handbook of the game's content: what each card, item and character says.
import { ApiError, get } from '../net/api';
import { hasText, t } from './fluent';
import type {
  AutomaPage,
  CardPage,
  CharacterPage,
  DeedPage,
  EventPage,
  Handbook,
  KeptCardPage,
  ItemPage,
  LabelsPage,
  Line,
  NamedText,
  PointTrackPage,
  Settings,
  SidePage,
  SpacePage,
  StoryPage,
} from '../wire';

let book: Handbook | null = null;
const loading = new Map<string, Promise<Handbook>>();

/** Sets the current handbook; the tests and the gallery use their own. */
export function useHandbook(next: Handbook): void {
  book = next;
}

/** The modules and the mode of a table. */
export type Selected = Pick<Settings, 'modules' | 'mode'>;

export const selectedOf = ({ modules, mode }: Settings): Selected => ({ modules, mode });

const inTheBox: Selected = { modules: [], mode: null };

/** The address of a selection's handbook. */
export function handbookPath(language: string, { modules, mode }: Selected): string {
  const query = new URLSearchParams();
  if (modules.length > 0) query.set('modules', modules.join(','));
  if (mode !== null) query.set('mode', mode);
  const asked = query.toString();
  return `/api/content/${encodeURIComponent(language)}${asked === '' ? '' : `?${asked}`}`;
}

/** Fetches the handbook of a language for a selection of modules, once; it can be retried after a failure. */
export function fetchHandbook(language: string, selected: Selected = inTheBox): Promise<Handbook> {
  const path = handbookPath(language, selected);
  const coming = loading.get(path) ?? get<Handbook>(path);
  loading.set(path, coming);
  coming.catch(() => loading.delete(path));
  return coming;
}

/** Fetches a handbook and makes it the current one. */
export async function loadHandbook(language: string, selected: Selected = inTheBox): Promise<Handbook> {
  book = await fetchHandbook(language, selected);
  return book;
}

/** The same; that of the base game if the server does not have these modules any more. */
export const loadHandbookOrBase = (language: string, selected?: Selected): Promise<Handbook> =>
  loadHandbook(language, selected).catch((error: unknown) => {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) return loadHandbook(language);
    throw error;
  });

/** The whole handbook; none before it is loaded. */
export const handbook = (): Handbook | null => book;

/** The same texts as labels, which end without a full stop; none before it is loaded. */
export const labels = (): LabelsPage | undefined => book?.labels;

const pageOf = <T>(pages: { [id: string]: T | undefined } | undefined, id: string): T | null => pages?.[id] ?? null;

export const characterOf = (id: string): CharacterPage | null => pageOf(book?.characters, id);
export const cardOf = (id: string): CardPage | null => pageOf(book?.cards, id);
export const spaceOf = (id: string): SpacePage | null => pageOf(book?.spaces, id);
export const storyOf = (id: string): StoryPage | null => pageOf(book?.stories, id);
export const injuryOf = (id: string): KeptCardPage | null => pageOf(book?.injuries, id);
export const followerOf = (id: string): KeptCardPage | null => pageOf(book?.followers, id);
export const eventOf = (id: string): EventPage | null => pageOf(book?.events, id);

export const deedOf = (id: string): DeedPage | null => pageOf(book?.deeds, id);
export const trackOf = (id: string): PointTrackPage | null => book?.tracks.find((page) => page.id === id) ?? null;

/** The number of the space of a cube with these points: the start of a track to which the cube returns is its space 1. */
export const trackSpace = (page: PointTrackPage | null, points: number): number =>
  page === null || page.beyond !== null ? points : points + 1;

/** An item's id ends with `+` for its upgraded side. */
export const isUpgraded = (item: string): boolean => item.endsWith('+');
export const plainItem = (item: string): string => item.replace(/\+$/, '');
export const itemOf = (id: string): ItemPage | null => pageOf(book?.items, plainItem(id));

export function sideOf(id: string): SidePage | null {
  const page = itemOf(id);
  return (isUpgraded(id) ? page?.upgraded : null) ?? page?.front ?? null;
}

/** The name of a player's copy of an item on its upgraded side, by the seat from 1; none for the front. */
export function copyOf(id: string, seat: number): string | null {
  const copies = isUpgraded(id) ? (itemOf(id)?.upgraded?.copies ?? []) : [];
  return copies[(seat - 1) % Math.max(1, copies.length)] ?? null;
}

/** All lines of a card, an item or an ability as one text. */
export const textOf = (lines: readonly Line[]): string => lines.map((line) => line.text).join(' ');

/** The kinds of effect among the lines, without duplicates, in order. */
export const kindsOf = (lines: readonly Line[]): string[] => [
  ...new Set(lines.flatMap((line) => (line.kind === null ? [] : [line.kind]))),
];

/** The name of a module's content. */
export const nameOf = (id: string): string | undefined => book?.names[id];

/** An id as a name: `bat-masterson` is Bat Masterson. */
export const nameFrom = (id: string): string =>
  id
    .replace(/\+$/, '')
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/**
 * The name of something that this handbook may lack, since lists tell of games with other modules, also with those that
 * the server does not have any more: then the name that every client has, or one made of the id.
 */
const known = (name: string | null | undefined, id: string, kind: string): string => {
  const message = `${kind}-${id}`;
  return name ?? (hasText(message) ? t(message) : nameFrom(id));
};

/** The automa's figure, which is not a character. */
export const automa = (): AutomaPage | null => book?.automa ?? null;
export const automaName = (): string => automa()?.name ?? '';
export const automaCardOf = (id: string): NamedText | null => pageOf(automa()?.cards, id);

export const characterName = (id: string): string =>
  known(id === automa()?.id ? automaName() : characterOf(id)?.name, id, 'character');
export const cardName = (id: string): string => known(cardOf(id)?.label, id, 'card');
export const spaceName = (id: string): string => known(spaceOf(id)?.name, id, 'place');
export const itemName = (id: string): string => known(sideOf(id)?.name, id, 'item');
export const goalName = (id: string): string => known(pageOf(book?.goals, id)?.name, id, 'goal');
export const storyName = (id: string): string => known(storyOf(id)?.name, id, 'story');
export const fightCardName = (id: string): string => known(pageOf(book?.fight_cards, id)?.name, id, 'fight-card');
