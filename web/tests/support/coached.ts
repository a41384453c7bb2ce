// A coached game in which somebody presses random choices: how what the coach says at each decision can be read, and whether what the
// page showed tells in time what then happens in its game (over many games without a browser: src/game/coach/coached.games.ts).

import { expect, type Page } from '@playwright/test';
import type { Judge } from '../../src/game/coach/judge.testing';
import type { Heard } from './heard';
import { source } from './source';
import { said } from './words';

interface Sentence {
  id: string;
  words: number;
  /** In CSS pixels. */
  size: number;
  /** Inside of the window, and nothing lies over it. */
  seen: boolean;
}

interface Told {
  /** The number of the position at which the coach has decided last what he says. */
  at: number | null;
  /** The sentences that were due there, as he remembers them. */
  due: string[];
  /** Those that are on the page now. */
  sentences: Sentence[];
  /** Those that were read at this decision, and folded to a line. */
  folded: string[];
}

const toldOn = (page: Page): Promise<Told> =>
  page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('darkrock.coach') ?? 'null') as {
      last: { seq: number; says: string[] } | null;
    } | null;
    const sentences = [...document.querySelectorAll<HTMLElement>('[data-sentence]')].map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      // Its lines: beside them may be the coach's picture, around which they flow.
      const range = document.createRange();
      range.selectNodeContents(element);
      const points = [...range.getClientRects()].map((line) => [line.left + 4, (line.top + line.bottom) / 2] as const);
      const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      return {
        id: element.dataset.sentence ?? '',
        words: element.innerText.split(/\s+/).filter((word) => /[\p{L}\p{N}$]/u.test(word)).length,
        size: parseFloat(getComputedStyle(element).fontSize),
        seen: inside && points.every(([x, y]) => element.contains(document.elementFromPoint(x, y))),
      };
    });
    const line = document.querySelector<HTMLElement>('#decision [data-folded]')?.dataset.folded ?? '';
    return {
      at: kept?.last?.seq ?? null,
      due: kept?.last?.says ?? [],
      sentences,
      folded: line.split(' ').filter((id) => id !== ''),
    };
  });

const idsOf = (sentences: readonly Sentence[]): string[] => sentences.map(({ id }) => id);

/**
 * What is told once the coach knows what the choices do, for which the page asks the server: until then nothing is said. His memory says
 * how long to wait; what should be told is judged by the game.
 */
async function settled(page: Page, at: string): Promise<Told> {
  let told = await toldOn(page);
  await expect
    .poll(async () => {
      told = await toldOn(page);
      return String(told.at) === at && [...idsOf(told.sentences), ...told.folded].join() === told.due.join();
    })
    .toBe(true)
    .catch(() => undefined);
  return told;
}

/** The choices beside the coach that cannot be seen whole, by their words: outside of the window, or under something else. */
export const outOfSight = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('#decision .cell button')]
      .filter((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect();
        const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
        const points = [top + 4, bottom - 4].map((y) => document.elementFromPoint((left + right) / 2, y));
        return !inside || points.some((found) => !button.contains(found));
      })
      .map((button) => button.innerText.replace(/\s+/g, ' ')),
  );

/**
 * All choices beside the coach can be seen without scrolling: with what he says, or, on a phone that has no room for both, once it was
 * read and is folded to a line.
 */
export async function allInSight(page: Page, at: string): Promise<void> {
  const fold = page.locator('#decision .fold');
  const hidden = await outOfSight(page);
  if (hidden.length === 0) return;
  expect(await fold.count(), `${at}: ${hidden.join(', ')}`).toBe(1);
  // Without waiting for frames, which a stopped clock never brings.
  await fold.evaluate((button: HTMLElement) => button.click());
  await expect.poll(() => outOfSight(page), { message: at }).toEqual([]);
}

/** Puts away what is introduced: until then it takes room from the choices of a phone. */
export const readIntroduction = (page: Page): Promise<void> =>
  page.evaluate(() => document.querySelector<HTMLElement>('.introduced section.notice header button')?.click());

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

/** So many choices are in sight beside the coach whatever their rows hold, in a window of this height; the list of more scrolls. */
const mostInSight = (height: number): number => (height > 700 ? 6 : 4);
/** How long each sentence can be read, in milliseconds. */
const readable = 2000;
/** Longer than a choice is held back in a window for reactions, in milliseconds. */
const window = 700;

/** What takes the sentences out of sight within that time, looked at in each frame of the page; none if they stay. */
const taken = (page: Page, ids: readonly string[]): Promise<string | null> =>
  page.evaluate(
    ({ ids, readable }) =>
      new Promise<string | null>((resolve) => {
        const began = performance.now();
        const over = (id: string): string | null => {
          const element = document.querySelector<HTMLElement>(`[data-sentence="${id}"]`);
          if (element === null) return 'it is gone';
          const range = document.createRange();
          range.selectNodeContents(element);
          const lines = [...range.getClientRects()];
          const there = lines.map(({ left, top, bottom }) => document.elementFromPoint(left + 4, (top + bottom) / 2));
          const cover = there.find((one) => !element.contains(one));
          return cover === undefined ? null : (cover?.outerHTML.slice(0, 200) ?? 'it is outside of the window');
        };
        const look = (): void => {
          const found = ids.map(over).find((each) => each !== null) ?? null;
          if (found !== null) resolve(`after ${Math.round(performance.now() - began)} ms: ${found}`);
          else if (performance.now() - began >= readable) resolve(null);
          else requestAnimationFrame(look);
        };
        look();
      }),
    { ids, readable },
  );

/** Whoever judges what a page shows by the events of its game. */
async function judgeOf(heard: Heard): Promise<Judge> {
  const { own } = heard.last;
  if (own === null) throw new Error('nobody plays here');
  const module = await source<typeof import('../../src/game/coach/judge.testing')>('src/game/coach/judge.testing.ts');
  return new module.Judge(own.seat);
}

/**
 * Plays to the end by random choices, and expects that what the coach says at each decision can be read, each sentence that is new for two
 * seconds, and that the page told whatever happens for the first time before it did. Returns the sentences said. `timed`: at normal
 * speed, instead of with Playwright's clock. `decisions`: no more than so many.
 */
export async function playCoached(
  page: Page,
  heard: Heard,
  below: (n: number) => number,
  timed = false,
  decisions = Infinity,
): Promise<Set<string>> {
  const fine = 1_000_000;
  const told = new Set<string>();
  const judge = await judgeOf(heard);
  let decided: string | null = null;
  /** What was told at the decisions so far. */
  const recent: string[] = [];
  const pass = async (ms: number): Promise<void> => (timed ? undefined : page.clock.runFor(ms));
  const met = new Set<string>();
  while (met.size < decisions) {
    const at = await nextDecision(page);
    const { log } = heard;
    const late = judge.look({ ...(at === null ? heard.last : heard.at(Number(at))), log });
    expect(late, `${at ?? 'over'}, after ${JSON.stringify([recent.slice(-9), log.slice(-20)])}`).toEqual([]);
    if (at === null) {
      expect([...judge.met]).toContain('end any');
      return told;
    }
    met.add(at);
    await readIntroduction(page);
    const { sentences, folded } = await settled(page, at);
    const shown = [...idsOf(sentences), ...folded];
    const { ask } = heard.at(Number(at));
    // A choice in two steps is one decision.
    const anew = at !== decided;
    decided = at;
    if (anew && ask !== null) expect(judge.decide(ask, shown), at).toEqual([]);
    if (anew) recent.push(`${at}: ${shown.join(' ')}`);
    expect(sentences.length, at).toBeLessThanOrEqual(2);
    for (const { id, words, size, seen } of sentences) {
      expect({ id, long: words > 25, small: size < 14, seen }, at).toEqual({
        id,
        long: false,
        small: false,
        seen: true,
      });
    }
    const fresh = shown.filter((id) => !told.has(id));
    if (fresh.length > 0) {
      const staying = taken(page, fresh);
      await pass(readable + 100);
      expect(await staying, `${at}: ${fresh.join(', ')}`).toBeNull();
    }
    fresh.forEach((id) => told.add(id));
    const many = (await page.locator('#decision .cell button').count()) > mostInSight(page.viewportSize()?.height ?? 0);
    if (anew && sentences.length > 0 && !many) await allInSight(page, at);
    await press(page, below(fine) / fine);
    await pass(window);
  }
  return told;
}
