// A seeded player who makes choices through the page, and counts the clicks that they take and the questions asked.

import { expect, type Page } from '@playwright/test';
import { follow } from './follow';
import { said } from './words';

interface Offer {
  choice: string;
  kind: string;
  item?: string;
  number?: number;
  hand?: { worth: number };
}

interface Game {
  seq: number;
  position: {
    question: string;
    phase: string;
    turn: { seat: number; round: number };
    players: { seat: number; mount?: string | null; weapon?: string | null }[];
  };
  ask?: { seat: number; offers: Offer[] } | null;
}

declare global {
  interface Window {
    /** The newest game that the server sent to the page. */
    newest: Game | null;
  }
}

/** What a kind of question costs. */
export interface Tally {
  /** Questions that the player had to answer. */
  asked: number;
  /** Those of them with a single answer. */
  single: number;
  /** Clicks for all of them. */
  clicks: number;
  /** Questions that the page answered by itself. */
  passed: number;
}

export interface Count {
  /** Turns of the player. */
  turns: number;
  /** By the kind of question. */
  kinds: Map<string, Tally>;
}

/** Keeps the newest game that the server tells a page in `window.newest`. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(follow);
  await page.addInitScript(() => {
    window.newest = null;
    window.WebSocket = class extends WebSocket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        if (!/\/tables\/[^/]+\/live\b/.test(String(url))) return;
        const read = window.follow();
        this.addEventListener('message', ({ data }) => (window.newest = read(data) as Game | null));
      }
    };
  });
}

/** Questions to which the player has one answer for the whole game. */
const habits: Record<
  string,
  (offers: Offer[], me: { mount?: string | null; weapon?: string | null }) => Offer | undefined
> = {
  'turn/mount': (offers, { mount }) => offers.find(({ item }) => item === mount) ?? offers[0],
  'turn/weapon': (offers, { weapon }) => offers.find(({ item }) => item === weapon) ?? offers[0],
  // Money first: as few nuggets as possible.
  payment: (offers) => [...offers].sort((a, b) => (a.number ?? 0) - (b.number ?? 0))[0],
  // Every goal is shown.
  'turn/goals': (offers) => offers.find(({ kind }) => kind === 'goal') ?? offers[0],
};

/** What the player chooses: by habit, the best hand, otherwise a kind of choice and then one of this kind, by chance. */
function choose({ position, ask }: Game, below: (n: number) => number): Offer {
  const offers = ask?.offers ?? [];
  const me = position.players.find(({ seat }) => seat === ask?.seat) ?? {};
  const usual = habits[position.question]?.(offers, me);
  const hands = offers.filter(({ hand }) => hand !== undefined);
  const best = [...hands].sort((a, b) => (b.hand?.worth ?? 0) - (a.hand?.worth ?? 0))[0];
  const acting = position.question === 'turn/actions' ? offers.filter(({ kind }) => kind !== 'end') : offers;
  const open = acting.length > 0 ? acting : offers;
  const kinds = [...new Set(open.map(({ kind }) => kind))];
  const kind = kinds[below(kinds.length)];
  const some = open.filter((offer) => offer.kind === kind);
  const one = usual ?? best ?? some[below(some.length)];
  if (one === undefined) throw new Error(`Nothing is offered: ${JSON.stringify(ask)}`);
  return one;
}

/** What leads to purchases, by their kind. */
const shops: Record<string, string> = {
  buy: 'visit',
  upgrade: 'visit',
  trade: 'visit-trader',
  'trade-upgrade': 'visit-trader',
};

/** A click, what is pressed before the choice itself, or what became of the question. */
type Step = 'pressed' | 'closed' | 'wait' | 'gone' | 'over';

/**
 * The next click toward a choice: a standing answer where the page offers one for it, its button, the shop that has it;
 * before an action a notice that is open is closed, to see what it covers.
 */
const press = (page: Page, at: number, { choice, kind }: Offer, asked: string, over: string): Promise<Step> =>
  page.evaluate(
    ({ at, choice, shop, habit, acting, over }) => {
      const seen = (element: HTMLElement | null | undefined): element is HTMLElement =>
        element?.checkVisibility({ visibilityProperty: true }) === true && element.closest('[inert]') === null;
      const regions = [...document.querySelectorAll('section[aria-label]')];
      if (regions.some((region) => region.getAttribute('aria-label') === over)) return 'over';
      if (window.newest?.seq !== at) return 'gone';
      const shown = document.querySelector<HTMLElement>('[data-position]')?.dataset.position;
      if (shown !== String(at) || document.querySelector('#decision.sent') !== null) return 'wait';
      const of = (name: string, value: string): HTMLElement[] =>
        [...document.querySelectorAll<HTMLElement>(`[data-${name}="${CSS.escape(value)}"]`)]
          .map((each) => (each.matches('button') ? each : each.querySelector<HTMLElement>('button')))
          .filter(seen)
          .filter((each) => each.getAttribute('aria-disabled') !== 'true');
      const notice = [...document.querySelectorAll<HTMLElement>('.notice > header button')].find(seen);
      if (acting && notice !== undefined) {
        notice.click();
        return 'closed';
      }
      const confirm = document.querySelector<HTMLElement>(`.row[data-choice="${CSS.escape(choice)}"] button`);
      const next = [
        ...(habit ? of('always', choice) : []),
        confirm,
        ...of('choice', choice),
        ...(shop === undefined ? [] : of('choice', shop)),
      ].find(seen);
      next?.click();
      return next === undefined ? 'wait' : 'pressed';
    },
    { at, choice, shop: shops[kind], habit: asked in habits, acting: asked === 'turn/actions', over },
  );

/** Waits for a new question, or the end of the game. */
async function question(page: Page, after: number, over: string): Promise<Game | null> {
  const found = await page.waitForFunction(
    ({ after, over }) => {
      const regions = [...document.querySelectorAll('section[aria-label]')];
      if (regions.some((region) => region.getAttribute('aria-label') === over)) return 'over';
      const game = window.newest;
      // The next message changes it: what is asked now is copied.
      return game !== null && game.ask != null && game.seq !== after ? structuredClone(game) : null;
    },
    { after, over },
    { timeout: 60_000 },
  );
  const game = await found.jsonValue();
  return game === 'over' ? null : game;
}

function tallyOf({ kinds }: Count, kind: string): Tally {
  const tally = kinds.get(kind) ?? { asked: 0, single: 0, clicks: 0, passed: 0 };
  kinds.set(kind, tally);
  return tally;
}

/** Plays to the end of the game, and counts. */
export async function playCounting(page: Page, below: (n: number) => number): Promise<Count> {
  const over = said('en', 'web-result-podium');
  const count: Count = { turns: 0, kinds: new Map() };
  let [round, after] = [0, -1];
  for (;;) {
    const game = await question(page, after, over);
    if (game === null) return count;
    after = game.seq;
    const { question: kind, turn } = game.position;
    if (turn.seat === game.ask?.seat && turn.round !== round) {
      round = turn.round;
      count.turns += 1;
    }
    const [tally, notices] = [tallyOf(count, kind), tallyOf(count, 'notices closed')];
    const offer = choose(game, below);
    let clicks = 0;
    let last: Step = 'wait';
    await expect
      .poll(
        async () => {
          last = await press(page, game.seq, offer, kind, over);
          if (last === 'pressed') clicks += 1;
          if (last === 'closed') notices.clicks += 1;
          return last;
        },
        { message: `${kind}: ${offer.choice}`, intervals: [10], timeout: 30_000 },
      )
      .toMatch(/gone|over/);
    tally.clicks += clicks;
    tally[clicks === 0 ? 'passed' : 'asked'] += 1;
    if (clicks > 0 && game.ask?.offers.length === 1) tally.single += 1;
  }
}

/** Adds up the counts of several games, as a table in Markdown: per turn of the player. */
export function table(counts: readonly Count[]): string {
  const turns = counts.reduce((sum, count) => sum + count.turns, 0);
  const sums: Count = { turns, kinds: new Map() };
  for (const [kind, { asked, single, clicks, passed }] of counts.flatMap((count) => [...count.kinds])) {
    const sum = tallyOf(sums, kind);
    sum.asked += asked;
    sum.single += single;
    sum.clicks += clicks;
    sum.passed += passed;
  }
  const all = [...sums.kinds].sort(([, a], [, b]) => b.clicks - a.clicks);
  const total = (of: keyof Tally): number => all.reduce((sum, [, tally]) => sum + tally[of], 0);
  const row = (name: string, ...numbers: number[]): string =>
    `| ${name} | ${numbers.map(String).join(' | ')} | ${((numbers[2] ?? 0) / turns).toFixed(2)} |`;
  return [
    `${counts.length} games, ${turns} turns of the player`,
    '| question | asked | with one answer | clicks | answered by the page | clicks per turn |',
    '|---|---|---|---|---|---|',
    ...all.map(([kind, { asked, single, clicks, passed }]) => row(kind, asked, single, clicks, passed)),
    row('all', total('asked'), total('single'), total('clicks'), total('passed')),
  ].join('\n');
}
