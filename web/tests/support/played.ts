// Positions of a selection, from a game that a real server plays: one of each question and kind of scene that comes up.

import type { Page } from '@playwright/test';
import { addFollow } from './follow';
import { guest, makeTable, sit } from './player';
import type { Answers } from './serve';

type Json = Record<string, unknown>;

export interface Played {
  /** Snapshots of the table, by what is asked and what is going on. */
  positions: Map<string, Json>;
  /** The server's responses for its cards and its board. */
  api: NonNullable<Answers['api']>;
}

interface Wanted {
  settings: object;
  bots: string[];
  seed: number;
  /** The number of different positions after which it is enough, and of choices. */
  positions: number;
  choices: number;
}

/** Plays the first seat by a seed, over a connection of its own; runs in a page. */
const play = ({
  table,
  seed,
  positions,
  choices,
}: {
  table: string;
  seed: number;
  positions: number;
  choices: number;
}) =>
  new Promise<[string, Json][]>((resolve) => {
    interface Game {
      seq: number;
      position: { phase: string; question: string } & Record<
        'fight' | 'poker' | 'faro' | 'event' | 'prospect',
        unknown
      >;
      ask: { offers: { choice: string; kind: string }[] } | null;
    }
    const line = new WebSocket(`/api/tables/${table}/live`);
    const read = window.follow();
    const found = new Map<string, Json>();
    let first: Json | null = null;
    let state = seed;
    let made = 0;
    let asked = -1;
    const dull = new Set(['end', 'pass', 'decline', 'fold']);
    const pick = <T>(from: readonly T[]): T | undefined => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return from[Math.floor((state / 2 ** 32) * from.length)];
    };
    line.onopen = () => line.send(JSON.stringify({ type: 'hello' }));
    line.onmessage = ({ data }) => {
      const told = JSON.parse(String(data)) as Json;
      if (told.type === 'snapshot') first = told;
      const game = read(data) as Game | null;
      if (game === null || first === null || game.seq === asked) return;
      const offers = game.ask?.offers ?? [];
      const over = game.position.phase === 'over' || made >= choices || found.size >= positions;
      if (over) return resolve((line.close(), [...found]));
      if (offers.length === 0) return;
      const going = (['fight', 'poker', 'faro', 'event', 'prospect'] as const).filter(
        (it) => game.position[it] != null,
      );
      const key = [game.position.question, ...going].join(' ');
      if (!found.has(key)) found.set(key, { ...first, game: JSON.parse(JSON.stringify(game)) as Json });
      asked = game.seq;
      made += 1;
      const bold = offers.filter(({ kind }) => !dull.has(kind));
      const choice = pick(bold.length > 0 ? bold : offers)?.choice;
      line.send(JSON.stringify({ type: 'play', seat: 1, choice, seq: asked }));
    };
  });

/** Plays a game of a selection on the server of the tests, and gathers its positions. */
export async function playedOn(page: Page, baseURL: string, wanted: Wanted): Promise<Played> {
  const { settings, bots, seed, positions, choices } = wanted;
  await guest(page.request, 'Mara');
  const table = await makeTable(page.request, {
    settings: { characters: 'random', pace: 'instant', ...settings },
    seats: [null, ...bots],
    sit: [sit(1)],
    start: true,
  });
  await page.goto(`${baseURL}/nowhere`);
  await addFollow(page);
  const found = await page.evaluate(play, { table: table.id, seed, positions, choices });
  const { mode, modules } = settings as { mode?: string; modules?: string[] };
  const selected = mode === undefined ? `modules=${(modules ?? []).join(',')}` : `mode=${mode}`;
  const book = (await (await page.request.get(`${baseURL}/api/content/en?${selected}`)).json()) as { content: string };
  const board: unknown = await (
    await page.request.get(`${baseURL}/api/board/${encodeURIComponent(book.content)}`)
  ).json();
  const api: Played['api'] = ({ pathname }) => {
    if (pathname.startsWith('/api/content')) return { json: book };
    return pathname.startsWith('/api/board') ? { json: board } : null;
  };
  return { positions: new Map(found), api };
}
