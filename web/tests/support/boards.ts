// A turn at the table of a selection, with the boards of a real server.

import { expect, type Page } from '@playwright/test';
import type { BoardFile } from '../../src/game/board/geometry/boardFile';
import { layOut, type Sheet } from '../../src/game/board/geometry/sheets';
import { openTable, position, type OpenTable } from './serve';

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

/**
 * Shows a turn at the table of a selection, with its cards and its board from a real server; `asks` for a move to any of
 * all spaces, and asks for it again after each.
 */
export async function showBoards(page: Page, baseURL: string, selected: string, asks = false): Promise<Shown> {
  const book = (await (await page.request.get(`${baseURL}/api/content/en?${selected}`)).json()) as { content: string };
  const board = (await (await page.request.get(`${baseURL}/api/board/${book.content}`)).json()) as BoardFile;
  const stops = board.links?.flatMap(({ circuit }) => circuit?.stops ?? []) ?? [];
  const snapshot = position('turn-actions') as Json & {
    game: Json & { ask: Json; position: Json & { players: Json[] } };
  };
  const { game } = snapshot;
  const known = new Set(board.spaces.map(({ id }) => id));
  const anywhere = board.spaces[0]?.id;
  const train = stops.length > 0 ? { space: stops[2] ?? stops[0], stops } : null;
  const at = (space: unknown): unknown => (known.has(String(space)) ? space : anywhere);
  const players = game.position.players.map((player) => ({ ...player, space: at(player.space) }));
  const there = { ...game.position, players, bandits: [], sheriff: at(game.position.sheriff), train };
  const ask = asks ? { ...game.ask, offers: everywhere(board.spaces), closed: [] } : null;
  const shown = { ...snapshot, game: { ...game, position: there, ask } };
  let chosen = 0;
  const table = await openTable(
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
  return { board, sheets: layOut(board, picture(board)), table };
}
