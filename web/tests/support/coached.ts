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
  return [events[at]?.side === side ? 'won' : 'lost'];
}

function momentsIn(events: readonly Event[], at: number, me: number): string[] {
  const event = events[at];
  if (event?.type === 'fight-won') return fightOf(events, at, me);
  if (event?.type === 'over') return ['end'];
  if (event?.seat !== me) return [];
  const limit = event.type === 'over-limit' || (event.type === 'discarded' && event.cause === 'hand-limit');
  const plain: Record<string, string> = { wounded: 'wound', arrested: 'arrest', reacted: 'reaction' };
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

/**
 * Plays to the end by random choices, and expects that every sentence can be read, and that for everything that
 * happened for the first time one was said before. Returns the sentences said.
 */
export async function playCoached(
  page: Page,
  events: readonly Event[],
  below: (n: number) => number,
): Promise<Set<string>> {
  const fine = 1_000_000;
  const told = new Set<string>();
  const met = new Set<string>();
  const missing: string[] = [];
  let looked = 0;
  for (;;) {
    const at = await nextDecision(page);
    // What happened since the last decision must have been told by then.
    for (; looked < events.length; looked += 1) {
      for (const moment of momentsIn(events, looked, 1).filter((each) => !met.has(each))) {
        met.add(moment);
        if (moments[moment]?.before.some((id) => told.has(id)) !== true)
          missing.push(`${moment} before ${at ?? 'the end'}`);
      }
    }
    if (at === null) break;
    const sentences = await sentencesOn(page);
    expect(sentences.length, at).toBeLessThanOrEqual(2);
    for (const { id, words, size, seen } of sentences) {
      expect({ id, long: words > 25, small: size < 14, seen }, at).toEqual({
        id,
        long: false,
        small: false,
        seen: true,
      });
      told.add(id);
    }
    await press(page, below(fine) / fine);
  }
  expect(missing).toEqual([]);
  return told;
}
