// Pictures of what a saved position alone does not show: notices, what passes by itself, lists of games, and empty pages.

import { expect, type Page } from '@playwright/test';
import type { Picture } from './pictureKinds';
import { answersIn, show } from './answers';
import { answer as people, profile } from './people';
import { screens, type Screen } from './screens';
import { openTable, position, type Answers } from './serve';
import { said } from './words';

type Json = Record<string, unknown>;

/** The goals that were dealt, as they are introduced to somebody who has not seen any. */
const goalsDealt: Picture = {
  fixture: 'position turn-actions, to a newcomer',
  language: 'en',
  open: async (page, baseURL) => {
    const api = await answersIn(page, 'en', baseURL);
    await openTable(page, position('turn-actions'), { language: 'en', speed: 0 }, { api, fresh: true });
    await expect(notice(page, said('en', 'web-notice-goals'))).toBeVisible({ timeout: 20_000 });
  },
};

const notice = (page: Page, title: string) => page.locator('section.notice', { hasText: title });

/** The position at a table with bots alone. */
function amongBots(name: string): Json {
  const shown = position(name) as Json & { table: Json & { seats: (Json & { mine: boolean })[] } };
  const seats = shown.table.seats.map((seat) => (seat.mine ? seat : { ...seat, sitter: 'bot' }));
  return { ...shown, table: { ...shown.table, seats } };
}

/** The sign that a window without anything for its player passes by itself. */
const passing: Picture = {
  fixture: 'position turn-goals, while it passes',
  language: 'en',
  open: async (page, baseURL) => {
    const api = await answersIn(page, 'en', baseURL);
    const settings = { language: 'en', speed: 0, autoPass: true };
    const table = await openTable(page, amongBots('turn-actions'), settings, { api });
    await expect(page.locator('[data-position]')).toBeAttached({ timeout: 30_000 });
    // The clock of the page stands still, so that it does not pass.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await table.show(amongBots('turn-goals'));
    await expect(page.getByText(said('en', 'web-game-ending')).first()).toBeVisible();
  },
};

/** The injury of the picture: the fixtures are of the base game. */
const fever = {
  name: 'Fever',
  tale: 'You argue with your late uncle about a horse, and he is winning.',
  lines: [{ kind: null, text: 'In the final scoring: −1 LP.' }],
};

/** A tale that is told where it happens. */
const tale: Picture = {
  fixture: 'position turn-actions, after an injury',
  language: 'en',
  open: async (page, baseURL) => {
    const server = await answersIn(page, 'en', baseURL);
    const id = 'injury-fever';
    const api: Answers['api'] = (url, method, body) => {
      const told = server(url, method, body);
      if (told === null || !url.pathname.startsWith('/api/content/')) return told;
      const book = told.json as Json & { names: Json };
      return { json: { ...book, names: { ...book.names, [id]: fever.name }, injuries: { [id]: fever } } };
    };
    const before = position('turn-actions') as Json & { log: (Json & { n: number })[]; last: number };
    const table = await openTable(page, before, { language: 'en', speed: 0 }, { api });
    await expect(page.locator('[data-position]')).toBeAttached({ timeout: 30_000 });
    const line = { id: 'log-injured', args: { name: { seat: 2 }, injury: { named: id } } };
    const injured = { n: before.last + 1, type: 'injured', seat: 2, injury: id, line };
    await table.show({ ...before, log: [...before.log, injured], last: injured.n });
    await expect(notice(page, fever.name).getByText(fever.tale)).toBeVisible();
  },
};

/** The games of a player, two of which wait. */
function myGames(): object {
  const { table } = position('turn-actions') as { table: Json & { settings: Json } };
  const game = (name: string, at: number, left: number | null): object => ({
    table: {
      ...table,
      id: String(at).repeat(32),
      settings: { ...table.settings, name, turns: { decision: 24, reserve: 72, vacations: true, missed: 2 } },
    },
    my_turn: left !== null,
    left,
  });
  return {
    games: [game('By post', 1, 7200), game('Sunday posse', 2, 90_000), game('The long canyon', 3, null)],
    waiting: 2,
  };
}

/** A screen with answers of its own, each from the first. */
const screen = (
  fixture: string,
  shown: Screen,
  api: NonNullable<Answers['api']>,
  more?: (page: Page) => Promise<void>,
): Picture => ({
  fixture,
  language: 'en',
  open: async (page, baseURL) => {
    const both: Answers['api'] = (url, method, body) =>
      api(url, method, body) ?? shown.api?.(url, method, body) ?? null;
    await show(page, 'en', { ...shown, api: both }, baseURL);
    await expect(page.getByRole('heading').first()).toBeVisible({ timeout: 20_000 });
    await more?.(page);
  },
});

const noPlayers: NonNullable<Answers['api']> = (url, method, body) => {
  const told = people(url, method, body);
  return url.pathname.startsWith('/api/leaderboard/')
    ? { json: { ...((told?.json ?? {}) as Json), players: [], more: false } }
    : null;
};

const noGames: NonNullable<Answers['api']> = ({ pathname }) =>
  pathname === '/api/players/me'
    ? { json: { ...profile(true), played: 0, won: 0, ratings: [], characters: [], games: [], more: false } }
    : null;

export const pictureScenes: Record<string, Picture> = {
  'goals-dealt': goalsDealt,
  passing,
  tale,
  'my-games': screen(
    'screen home, with games',
    screens.home,
    ({ pathname }) => (pathname === '/api/me/games' ? { json: myGames() } : null),
    async (page) => {
      const title = page.getByRole('heading', { name: said('en', 'web-mine-title') });
      await expect(title).toBeVisible({ timeout: 20_000 });
      await title.scrollIntoViewIfNeeded();
    },
  ),
  'empty-leaderboard': screen('screen leaderboard, without players', screens.leaderboard, noPlayers),
  'empty-profile': screen('screen profile, without games', screens.profile, noGames, async (page) => {
    const words = page.getByText(said('en', 'web-profile-no-games'));
    await expect(words).toHaveCount(1, { timeout: 20_000 });
    await words.scrollIntoViewIfNeeded();
  }),
};
