// Every screen, including its expandable parts.

import { expect, type Locator, type Page } from '@playwright/test';
import type { AccountInfo, GameResult } from '../../src/lib/wire';
import { gameResult, points, seatResult } from '../../src/screens/result/testing';
import { finished, replayOf, review } from './advice';
import { answer as people } from './people';
import { position, type Answers } from './serve';

type Json = Record<string, unknown>;

/** A text of one line, as rendered on the page. */
type Words = (id: string) => string;

/** A screen: its address, and its table. */
export interface Screen {
  at: string;
  snapshot: () => Json;
  /** The server's responses for this screen. */
  api?: Answers['api'];
  /** Shows its parts, one after another, and names each. */
  parts: (page: Page, words: Words) => AsyncGenerator<string>;
}

const heading = async (page: Page): Promise<void> =>
  expect(page.getByRole('heading').first()).toBeVisible({ timeout: 20_000 });

/** The screen in its initial state. */
async function* itself(page: Page): AsyncGenerator<string> {
  await heading(page);
  yield 'itself';
}

/** Opens a dialog with a button, shows it, and closes it again. */
async function* dialog(page: Page, button: Locator): AsyncGenerator<string> {
  await button.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  yield 'dialog';
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function* home(page: Page, words: Words): AsyncGenerator<string> {
  yield* itself(page);
  yield* dialog(page, page.locator('button[aria-haspopup="dialog"]').first());
  await page.getByRole('tab').nth(1).click();
  yield words('web-lists-running');
}

/**
 * A table being created: with changed rules, for two with the Man in Black, and for more than a first game supports.
 */
async function* creating(page: Page, words: Words): AsyncGenerator<string> {
  await heading(page);
  await page.getByText(words('web-edition-single')).click();
  yield 'itself';
  const form = page.getByRole('main');
  await form
    .getByRole('button', { name: words('web-create-seat-remove').replace(/\u202e?\{.*\}\u202c?/, '3') })
    .click();
  await form.getByText(words('web-characters-chosen'), { exact: true }).click();
  await form.getByRole('radio', { name: /Bass.*Reeves/ }).check({ force: true });
  yield words('web-variant-man-in-black');
  for (const _ of [3, 4, 5]) await form.getByRole('button', { name: words('web-create-seat-add') }).click();
  await form.getByText(words('web-variant-first-game'), { exact: true }).click();
  await expect(form.getByRole('alert')).toHaveText(words('web-error-first-game-players'));
  yield words('web-variant-first-game');
}

async function* lobbyParts(page: Page, words: Words): AsyncGenerator<string> {
  await heading(page);
  await page.getByText(words('web-lobby-fair-details')).click();
  yield 'itself';
  await page.getByRole('button', { name: words('web-lobby-agreed-change'), exact: true }).click();
  await page.getByRole('dialog').getByText(words('web-edition-single')).click();
  yield words('web-lobby-agreed');
}

async function* door(page: Page, words: Words): AsyncGenerator<string> {
  await expect(page.getByRole('button', { name: words('web-door-sit'), exact: true })).toBeVisible({ timeout: 20_000 });
  yield 'itself';
}

/** Every page of the rules and of the handbook. */
async function* rules(page: Page, words: Words): AsyncGenerator<string> {
  yield* itself(page);
  const chapters = page.locator('nav li button[type="button"]');
  const titles = await chapters.allTextContents();
  for (const [at, title] of titles.entries()) {
    await chapters.nth(at).evaluate((button: HTMLElement) => button.click());
    await expect(page.locator('#rules-page')).toHaveText(title);
    yield title;
  }
  expect(titles).toContain(words('web-rules-page-cards'));
}

async function* lesson(page: Page): AsyncGenerator<string> {
  await expect(page.locator('.guide').first()).toBeVisible({ timeout: 20_000 });
  yield 'itself';
  await page.locator('.guide .primary').click();
  yield 'on the way';
}

const turn = (): Json => position('turn-actions');
const settled = 4;

const lobby = (): Json => {
  const { table, ...rest } = turn() as { table: Json & { seats: Json[]; settings: Json } };
  const [one, bot] = table.seats;
  const seats = [
    { ...one, character: null },
    { ...bot, character: null },
    { ...bot, seat: 3, sitter: 'open', bot: null, name: '', character: null },
  ];
  const settings = { ...table.settings, characters: 'chosen' };
  return {
    ...rest,
    game: null,
    table: { ...table, settings, status: 'open', host: true, names_mark: '0123456789abcdef', seats },
  };
};

/** The same table for somebody whom its host has invited, and who has no name yet. */
const invited = (): Json => {
  const { table, ...rest } = lobby() as { table: Json & { seats: Json[] } };
  const seats = table.seats.map((seat) => ({ ...seat, mine: false }));
  // The door is that of the table whose link was opened.
  const door = { ...table, id: 'sunday', host: false, host_seat: 1, names_mark: undefined, seats };
  return { ...rest, mine: [], facing: null, table: door };
};
const nobody: Answers['api'] = ({ pathname }) =>
  pathname === '/api/me' ? { json: { name: null, account: false, tables: [] } } : null;

/** The Man in Black with two players, with the card that has the longest text. */
const him = { character: 'man-in-black', seat: 3, space: 'darkrock-bank', lp: 12, card: 'the-offer', cards: 7 };
const withHim = (snapshot: Json): Json => {
  const { game } = snapshot as { game: { position: Json } };
  return { ...snapshot, game: { ...game, position: { ...game.position, automa: him } } };
};

/** The points of so many seats. */
function resultOf(seats: number): GameResult {
  const results = Array.from({ length: seats }, (_, at) =>
    seatResult(at + 1, 21 - at, {
      sources: { fights: 4, tracks: 3, town: 2, cattle: 1, stories: 2, cards: 1, other: 1 },
      points: points({ lp: 14 - at, upgrades: 1, money: 2, wounds: -1, wanted: 1, marshal: 1, tokens: 3 }),
      by_round: [0, 3, 5, 9, 14 - at],
    }),
  );
  return { ...gameResult([1], ...results), rounds: 4, trigger: 1, trigger_round: 4, seconds: 2400 };
}

/** A finished table of players, optionally with the Man in Black. */
const over = (players: number, along = false): Pick<Screen, 'at' | 'snapshot' | 'api'> => ({
  at: '/table/sunday',
  snapshot: () => {
    const table = { ...position('over'), table: finished(players) };
    return along ? withHim(table) : table;
  },
  api: ({ pathname }) => (pathname.endsWith('/result') ? { json: resultOf(along ? players + 1 : players) } : null),
});

/** Addresses of a finished game. */
const past = (at: string): Pick<Screen, 'at' | 'snapshot' | 'api'> => ({
  at,
  snapshot: turn,
  api: ({ pathname, searchParams }) => {
    if (pathname === '/api/tables/sunday') return { json: finished(settled) };
    if (pathname.endsWith('/review')) return { json: review(settled) };
    return pathname.endsWith('/replay') ? { json: replayOf(searchParams, settled) } : null;
  },
});

const game = (name: string): Screen => ({ at: '/table/sunday', snapshot: () => position(name), parts: itself });

/** The initial state of a lesson. */
export const lessonPath = '/api/tutorial';
export const lessonStart = { lesson: 'moving', step: 0, inputs: [], known: false };

/** A browser that is signed in to an account with two devices and a passkey. */
const signedIn: Answers['api'] = ({ pathname }) => {
  const [created, seen] = [1_790_000_000, 1_795_000_000];
  const session = { id: '1', label: 'Desktop', created, seen, here: true };
  const account: AccountInfo = {
    name: 'Mara',
    created,
    recovery_made: created,
    email: 'mara@play.example.org',
    provider: true,
    shares_games: null,
    sessions: [session, { ...session, id: '2', label: 'Phone', here: false }],
    passkeys: [{ id: 'a', name: 'Security key', created, used: seen }],
  };
  if (pathname === '/api/me') return { json: { name: 'Mara', account: true, tables: [] } };
  return pathname === '/api/account' ? { json: { account, passkeys: true, email: true, provider: 'Ranch ID' } } : null;
};

export const screens = {
  home: { at: '/', snapshot: turn, parts: home },
  setup: { at: '/setup', snapshot: turn, parts: creating },
  lobby: { at: '/table/sunday', snapshot: lobby, parts: lobbyParts },
  turn: game('turn-actions'),
  // The first of the next four: there is a door only where the page was opened.
  door: { at: '/table/sunday', snapshot: invited, api: nobody, parts: door },
  store: game('store'),
  fight: game('fight-duel-react'),
  'man-in-black': { at: '/table/sunday', snapshot: () => withHim(turn()), parts: itself },
  result: { ...over(settled), parts: itself },
  'result-man-in-black': { ...over(2, true), parts: itself },
  replay: { ...past('/replay/sunday'), parts: itself },
  review: { ...past('/review/sunday'), parts: itself },
  rules: { at: '/rules', snapshot: turn, parts: rules },
  tutorial: { at: '/tutorial', snapshot: turn, parts: itself },
  lesson: { at: `/tutorial/${lessonStart.lesson}`, snapshot: turn, parts: lesson },
  settings: { at: '/settings', snapshot: turn, parts: itself },
  account: { at: '/account', snapshot: turn, parts: itself },
  'account-signed-in': { at: '/account', snapshot: turn, api: signedIn, parts: itself },
  leaderboard: { at: '/leaderboard', snapshot: turn, api: people, parts: itself },
  profile: { at: '/profile', snapshot: turn, api: people, parts: itself },
  lost: { at: '/nowhere', snapshot: turn, parts: itself },
} satisfies Record<string, Screen>;
