// A turn at the table of a selection, with the boards of a real server.

import { expect, type Page } from '@playwright/test';
import type { BoardFile } from '../../src/game/board/geometry/boardFile';
import { layOut, type Sheet } from '../../src/game/board/geometry/sheets';
import { openTable, position, recorded, type OpenTable } from './serve';

type Json = Record<string, unknown>;

/** The extent of the picture of a board. */
export const picture = ({ aspect: [wide = 0, high = 1] }: BoardFile) => ({ across: (wide / high) * 10, down: 10 });

/** What is shown. */
export interface Shown {
  board: BoardFile;
  sheets: readonly Sheet[];
  table: OpenTable;
}

/** The number of the position with which the server answers the choices of a shown board, counted from 0. */
export const answered = (choice: number): number => 5_000_000 + choice;

/** A move to each space. */
const everywhere = (spaces: readonly { id: string }[]): Json[] =>
  spaces.map(({ id }) => ({
    choice: `move ${id}`,
    kind: 'move',
    label: { id: 'choice-move', args: { place: { space: id } } },
    space: id,
    way: [id],
  }));

/** Turns of games of these selections; others show a turn of the base game. */
const tables: Readonly<Record<string, string>> = {
  'modules=ante-up,blood-money': 'two-boards',
  'mode=serenade': 'serenade',
  'mode=golden-rule': 'golden-rule',
  'mode=law-and-disorder': 'law-and-disorder',
  'mode=risky-business': 'risky-business',
  'mode=border-town': 'border-town',
};

/** What differs from the turn of the game. */
interface Differing {
  /** Asks for a move to any of all spaces, and again after each. */
  asks?: boolean;
  /** The number of the stop where the train is. */
  train?: number;
}

/** Shows a turn at the table of a selection, with its cards and its board from a real server. */
export async function showBoards(
  page: Page,
  baseURL: string,
  selected: string,
  { asks = false, train: stop }: Differing = {},
): Promise<Shown> {
  const book = (await (await page.request.get(`${baseURL}/api/content/en?${selected}`)).json()) as { content: string };
  const board = (await (await page.request.get(`${baseURL}/api/board/${book.content}`)).json()) as BoardFile;
  const stops = board.links?.flatMap(({ circuit }) => circuit?.stops ?? []) ?? [];
  const { [selected]: table } = tables;
  const snapshot = (table === undefined ? position('turn-actions') : recorded(table)) as Json & {
    game: Json & { ask: Json; position: Json };
  };
  const { game } = snapshot;
  const train = stop === undefined ? game.position.train : { space: stops[stop], stops };
  const ask = asks ? { ...game.ask, offers: everywhere(board.spaces), closed: [] } : game.ask;
  const shown = { ...snapshot, game: { ...game, position: { ...game.position, train }, ask } };
  let chosen = 0;
  const shownTable = await openTable(
    page,
    shown,
    { language: 'en', speed: 0 },
    {
      api: ({ pathname }) => {
        if (pathname.startsWith('/api/content')) return { json: book };
        return pathname.startsWith('/api/board') ? { json: board } : null;
      },
      reply: ({ type }) => (type === 'play' ? { ...shown, game: { ...shown.game, seq: answered(chosen++) } } : null),
    },
  );
  await expect(page.locator('.board .place').first()).toBeAttached({ timeout: 20_000 });
  await page.evaluate(() => document.fonts.ready);
  return { board, sheets: layOut(board, picture(board)), table: shownTable };
}
