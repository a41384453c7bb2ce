// A coached game in which somebody presses random choices, and what the coach said at each decision.

import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { said } from './words';

/** What can happen, each with the sentences of which one has to be said before. */
const { moments } = JSON.parse(readFileSync(new URL('../../src/game/coach/lines.json', import.meta.url), 'utf8')) as {
  moments: Record<string, { before: string[] }>;
};

interface Event {
  n: number;
  type: string;
  seat?: number;
  other?: number;
  side?: number;
  fight?: string;
  cause?: string;
  cards?: (string | null)[];
  amount?: number;
}

/** The events that the server tells the page, in their order. */
export function eventsOf(page: Page): Event[] {
  const events: Event[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const told = JSON.parse(String(payload)) as { type: string; log?: Event[]; events?: Event[] };
      events.push(...(told.log ?? told.events ?? []).filter(({ n }) => n > (events.at(-1)?.n ?? 0)));
    }),
  );
  return events;
}

/** Fights whose other side is no player. */
const alone = new Set(['bandit', 'heist', 'sheriff']);

function fightOf(events: readonly Event[], at: number, me: number): string[] {
  const begun = events.slice(0, at).findLast(({ type }) => type === 'fight-begins');
  const side = begun?.seat === me ? 0 : begun?.other === me && !alone.has(begun.fight ?? '') ? 1 : null;
  if (side === null) return [];
  const tied = begun !== undefined && isTied(events.slice(events.indexOf(begun), at));
  return [...(tied ? ['tie'] : []), events[at]?.side === side ? 'won' : 'lost'];
}

const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];

/** Whether both sides of a fight had the same number in the end, by its events. */
function isTied(fight: readonly Event[]): boolean {
  const from = fight.findLastIndex(({ type }) => type === 'revealed');
  const numbers = (fight[from]?.cards ?? []).map((card) => ranks.indexOf(card?.replace(/[cdhs]$/, '') ?? ''));
  // A card that was cancelled, or is none of the ranks, has no number to be compared.
  if (numbers.length !== 2 || numbers.includes(-1)) return false;
  if (fight.some(({ type }) => type === 'fight-card-cancelled')) return false;
  for (const { type, side = 0, amount = 0 } of fight.slice(from)) {
    const before = numbers[side] ?? 0;
    if (type === 'decreased') numbers[side] = Math.max(-2, before - amount);
    if (type === 'increased') numbers[side] = Math.min(ranks.length - 1, before + amount);
  }
  return numbers[0] === numbers[1];
}

function momentsIn(events: readonly Event[], at: number, me: number): string[] {
  const event = events[at];
  if (event?.type === 'fight-won') return fightOf(events, at, me);
  if (event?.type === 'over') return ['end'];
  if (event?.seat !== me) return [];
  const limit = event.type === 'over-limit' || (event.type === 'discarded' && event.cause === 'hand-limit');
  const plain: Record<string, string> = {
    wounded: 'wound',
    arrested: 'arrest',
    reacted: 'reaction',
    'goal-shown': 'goal-shown',
  };
  const moment = limit ? 'limit' : plain[event.type];
  return moment === undefined ? [] : [moment];
}

interface Sentence {
  id: string;
  words: number;
  /** In CSS pixels. */
  size: number;
  /** Inside of the window, and nothing lies over it. */
  seen: boolean;
}

/** The sentences of the coach that are on the page now. */
const sentencesOn = (page: Page): Promise<Sentence[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-sentence]')].map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const points = [top + 2, (top + bottom) / 2, bottom - 2].map((y) => [left + 4, y] as const);
      const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      return {
        id: element.dataset.sentence ?? '',
        words: element.innerText.split(/\s+/).filter((word) => /[\p{L}\p{N}$]/u.test(word)).length,
        size: parseFloat(getComputedStyle(element).fontSize),
        seen: inside && points.every(([x, y]) => element.contains(document.elementFromPoint(x, y))),
      };
    }),
  );

const pressable =
  '#decision:not(.sent) .cell button:not([aria-disabled="true"]), button.reach:not([aria-disabled="true"])';

/** Waits until there is a choice; returns the number of the position, or none once the game is over. */
async function nextDecision(page: Page): Promise<string | null> {
  const over = said('en', 'web-result-podium');
  const found = await page.waitForFunction(
    ({ over, pressable }) => {
      const regions = [...document.querySelectorAll('section[aria-label]')];
      if (regions.some((region) => region.getAttribute('aria-label') === over)) return 'over';
      if (document.querySelector('#decision.sent') !== null) return null;
      const ready = [...document.querySelectorAll<HTMLElement>(pressable)].some((button) =>
        button.checkVisibility({ visibilityProperty: true }),
      );
      return ready ? (document.querySelector<HTMLElement>('[data-position]')?.dataset.position ?? null) : null;
    },
    { over, pressable },
    { timeout: 30_000 },
  );
  const at = await found.jsonValue();
  return at === 'over' ? null : at;
}

/** Presses one of the choices: its share of all. */
const press = (page: Page, share: number): Promise<void> =>
  page.evaluate(
    ({ pressable, share }) => {
      const open = [...document.querySelectorAll<HTMLElement>(pressable)].filter((button) =>
        button.checkVisibility({ visibilityProperty: true }),
      );
      open[Math.floor(share * open.length)]?.click();
    },
    { pressable, share },
  );

/** A goal that has been met can be shown. */
const canShowGoal = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('[data-choice^="goal "]') !== null);

/** How long each sentence can be read in a game at normal speed, in milliseconds. */
const readable = 2000;

/** Whether the sentences stay in sight for so long, looked at in each frame of the page. */
const stay = (page: Page, ids: readonly string[]): Promise<boolean> =>
  page.evaluate(
    ({ ids, readable }) =>
      new Promise<boolean>((resolve) => {
        const began = performance.now();
        const look = (): void => {
          const there = ids.every((id) => {
            const element = document.querySelector<HTMLElement>(`[data-sentence="${id}"]`);
            if (element === null) return false;
            const { left, top, bottom } = element.getBoundingClientRect();
            return [top + 2, bottom - 2].every((y) => element.contains(document.elementFromPoint(left + 4, y)));
          });
          if (!there) resolve(false);
          else if (performance.now() - began >= readable) resolve(true);
          else requestAnimationFrame(look);
        };
        look();
      }),
    { ids, readable },
  );

/** So many decisions before the one that led to something it must have been told, at the latest. */
const near = 3;

/**
 * Plays to the end by random choices, and expects that every sentence can be read, and that for everything that
 * happened for the first time one was said at the decision that led to it or at one of the three before. Returns the
 * sentences said. `timed`: each sentence that is new stays in sight for two seconds.
 */
export async function playCoached(
  page: Page,
  events: readonly Event[],
  below: (n: number) => number,
  timed = false,
): Promise<Set<string>> {
  const fine = 1_000_000;
  /** The decisions at which each sentence was told, by their numbers. */
  const told = new Map<string, number[]>();
  const met = new Set<string>();
  const missing: string[] = [];
  let looked = 0;
  let decision = 0;
  let last: string | null = null;
  /** What happened after the last decision must have been told by then. */
  const check = (moment: string, at: string): void => {
    if (met.has(moment)) return;
    met.add(moment);
    const { before } = moments[moment] ?? { before: [] };
    const known = before.flatMap((id) => told.get(id) ?? []);
    if (!known.some((number) => number <= decision && number >= decision - near))
      missing.push(`${moment} before ${at}, decision ${decision}: told at ${JSON.stringify(known)}`);
  };
  for (;;) {
    const at = await nextDecision(page);
    for (; looked < events.length; looked += 1)
      for (const moment of momentsIn(events, looked, 1)) check(moment, at ?? 'the end');
    if (at === null) break;
    if (await canShowGoal(page)) check('goal-met', at);
    // A choice that is only confirmed is no other decision.
    if (at !== last) decision += 1;
    last = at;
    const sentences = await sentencesOn(page);
    expect(sentences.length, at).toBeLessThanOrEqual(2);
    for (const { id, words, size, seen } of sentences) {
      expect({ id, long: words > 25, small: size < 14, seen }, at).toEqual({
        id,
        long: false,
        small: false,
        seen: true,
      });
    }
    const fresh = sentences.map(({ id }) => id).filter((id) => !told.has(id));
    if (timed && fresh.length > 0) expect(await stay(page, fresh), `${at}: ${fresh.join(', ')}`).toBe(true);
    for (const { id } of sentences) {
      const numbers = told.get(id) ?? [];
      if (numbers.at(-1) !== decision) told.set(id, [...numbers, decision]);
    }
    await press(page, below(fine) / fine);
  }
  expect(missing).toEqual([]);
  return new Set(told.keys());
}
