// Pictures of what is seen for a moment: while something is pointed at, once it is opened, or when somebody comes back.

import { expect, type Locator, type Page } from '@playwright/test';
import type { Offer } from '../../src/lib/wire';
import { besideStore, discardOfTwo, fixture, offersOf, withOffers } from './asked';
import { around, asked, moment, step, then, type Picture } from './pictureKinds';
import { screens } from './screens';
import { position } from './serve';
import { said } from './words';

type Json = Record<string, unknown>;

const button = (within: Page | Locator, id: string): Locator =>
  within.getByRole('button', { name: said('en', id), exact: true });

/** A reward that is pointed at: tracks, points and panels show what it would change. */
const pointedAt = (reward: string): Picture =>
  then(moment('fight-bandit-result'), `reward ${reward} pointed at`, async (page) => {
    await page.locator(`.cell[data-choice="reward ${reward}"] button`).hover();
    await expect(page.locator(`[data-reward="reward ${reward}"]`)).toHaveClass(/peeked/);
  });

const spaceTip = then(moment('turn-actions-poker'), 'the Bank pointed at', async (page) => {
  await page.locator('.board button.reach[data-space="darkrock-bank"]').hover({ force: true });
  await expect(page.locator('.bubble')).toBeVisible();
});

const why = then(moment('fight-bandit-lay', 'en', { coach: true }), 'asked why', async (page) => {
  await button(page.getByRole('region', { name: said('en', 'coach-title') }), 'web-game-why').click();
  const answer = page.getByRole('dialog').getByRole('region', { name: said('en', 'web-rules-answer') });
  await expect(answer).toBeVisible({ timeout: 20_000 });
});

const ruleCards = then(around('rules'), 'the poker cards', async (page) => {
  const title = said('en', 'web-rules-page-cards');
  // On a phone the list of pages is folded.
  const chapter = page.locator('nav li button[type="button"]').getByText(title, { exact: true });
  await chapter.evaluate((one: HTMLElement) => one.click());
  await expect(page.locator('#rules-page')).toHaveText(title);
});

/** A Wanted player who may take a Wanted point for a bandit, and cannot have the Marshal point that others may take. */
function closedReward(): Json {
  const shown = fixture('fight-bandit-result');
  const { game } = shown;
  const [legend, marshal] = offersOf(shown);
  if (game?.ask == null || legend === undefined || marshal === undefined) throw new Error('there are two rewards');
  const wanted: Offer = {
    ...marshal,
    choice: 'reward wanted',
    label: { id: 'choice-reward-wanted' },
    reward: 'wanted',
    gains: { steps: [{ track: 'wanted', from: 2, to: 3 }] },
  };
  const closed = {
    ...marshal,
    gains: {},
    reason: { id: 'refusal-wanted-no-marshal', args: {} },
    rule: 'base.marshal.02',
  };
  const players = game.position.players.map((player) =>
    player.seat === game.ask?.seat ? { ...player, marshal: 0, wanted: 2 } : player,
  );
  const changed = { ...game.position, players };
  return {
    ...shown,
    game: { ...game, position: changed, ask: { ...game.ask, offers: [legend, wanted], closed: [closed] } },
  };
}

/** A browser in which the whole box was played last. */
const asLastTime: Picture = {
  fixture: 'screen home, after a game',
  language: 'en',
  open: async (page, baseURL) => {
    const settings = { length: 20, variants: ['goals'], modules: ['ante-up', 'blood-money'] };
    const played = JSON.stringify({ settings, seats: [null, 'cowboy', 'gunslinger'], sit: [{ seat: 1 }] });
    await page.addInitScript((text) => localStorage.setItem('darkrock.played', text), played);
    await around('home').open(page, baseURL);
    const again = page.getByRole('button', { name: said('en', 'web-play-again') });
    await expect(again).toBeVisible({ timeout: 20_000 });
    await again.scrollIntoViewIfNeeded();
  },
};

/** The door of a table with a seat that is held for whoever stands there, and has a lesson meanwhile. */
const doorHeld: Picture = {
  fixture: 'screen door, with a seat held',
  language: 'en',
  open: async (page, baseURL) => {
    const { snapshot } = screens.door;
    const held = (): Json => {
      const shown = snapshot() as Json & { table: Json & { seats: Json[] } };
      const seats = shown.table.seats.map((seat) =>
        seat.sitter === 'open' ? { ...seat, kept: 'you', held: 570, name: 'Opal' } : seat,
      );
      return { ...shown, table: { ...shown.table, seats } };
    };
    await page.addInitScript(() => {
      const invited = JSON.stringify({ table: 'sunday', until: Date.now() + 570_000 });
      sessionStorage.setItem('darkrock.invited', invited);
    });
    await around('door', 'en', held).open(page, baseURL);
    await expect(page.getByText('Your seat is held for 10 more minutes.')).toBeVisible({ timeout: 20_000 });
  },
};

/** An event of the log. */
type Event = Json & { n: number; type: string };
type Afternoon = Json & { log: Event[]; times: [number, number][]; facing: number; table: Json & { seats: Json[] } };

/** A table for four people, three of them elsewhere. */
function amongPeople(): Afternoon {
  const shown = position('move-ended') as Afternoon;
  const names = ['Mara', 'Bobby', 'Jules', 'Opal'];
  const seats = shown.table.seats.map((seat, at) => {
    const mine = seat.seat === shown.facing;
    return { ...seat, sitter: 'person', bot: null, name: names[at], mine };
  });
  return { ...shown, table: { ...shown.table, seats } };
}

/** The log of people who took their time, one of whom was away for a while. */
function longAfternoon(): Json {
  const shown = amongPeople();
  const turns = shown.log.filter(({ type }) => type === 'turn-begins');
  const [[until, ended] = [0, 0]] = shown.times;
  const each = 7 * 60_000;
  const begun = turns.map(({ n }, at) => [n - 1, ended - (turns.length - at) * each]);
  const left = turns.find(({ seat }) => seat === 2)?.n ?? 0;
  const changes = [
    { n: 1, after: left, seat: 2, kind: 'absent' },
    { n: 2, after: left + 3, seat: 2, kind: 'return' },
  ];
  return { ...shown, times: [...begun, [until, ended]], table: { ...shown.table, changes } };
}

const openLog = async (page: Page): Promise<void> => {
  const tabs = page.getByRole('navigation', { name: said('en', 'web-game-tabs') });
  if (await tabs.isVisible()) await tabs.getByRole('button', { name: said('en', 'web-game-tab-log') }).click();
  const turn = page.getByRole('log').locator('.turn', { hasText: 'Bobby' });
  await turn.scrollIntoViewIfNeeded();
  await expect(turn).toBeInViewport();
};

/** A turn that has just begun, after somebody has robbed the player. */
function robbed(): Json {
  const shown = amongPeople();
  const { log, facing: me } = shown;
  const [robber, name, other] = [1, { seat: 1 }, { seat: me }];
  const fight = [
    { type: 'fight-begins', seat: robber, other: me, fight: 'rob' },
    {
      type: 'fight-won',
      side: 0,
      fight: 'rob',
      line: { id: 'log-fight-won-rob-fighter', args: { kind: 'rob', who: 'player', name, loser: other } },
    },
    {
      type: 'stole',
      seat: robber,
      other: me,
      loot: 'money',
      amount: 30,
      line: { id: 'log-stole-money', args: { n: 30, name, other } },
    },
    {
      type: 'wounded',
      seat: me,
      amount: 1,
      cause: 'fight',
      line: { id: 'log-wounded', args: { cause: 'fight', n: 1, name: other } },
    },
  ];
  // In the place of what the robber did in this turn.
  const first = log.findIndex(({ type, seat }) => type === 'played' && seat === robber);
  const begins = log.findLastIndex(({ type, seat }) => type === 'turn-begins' && seat === me);
  const changed = log.slice(0, begins + 1).map((event, at) => ({ ...(fight[at - first] ?? event), n: event.n }));
  return { ...shown, log: changed, last: log[begins]?.n };
}

const recap = then(asked('position move-ended, after a robbery', robbed), 'since the last turn', async (page) => {
  const notice = page.locator('section.notice', { hasText: said('en', 'web-recap-title') });
  await expect(notice).toBeVisible({ timeout: 20_000 });
});

const storeNear = asked('position turn-actions, beside a store', () => {
  const { shown, all } = besideStore();
  return withOffers(shown, 5, all);
});

const wares = then(storeNear, 'its wares', async (page) => {
  const things = page.getByRole('group', { name: said('en', 'web-game-wares') }).getByRole('listitem');
  await things.last().scrollIntoViewIfNeeded();
});

export const pictureMoments: Record<string, Picture> = {
  ahead: pointedAt('marshal'),
  'ahead-points': pointedAt('legend'),
  'space-tip': spaceTip,
  'rewards-closed': asked('position fight-bandit-result, of somebody Wanted', closedReward),
  why,
  'rules-cards': ruleCards,
  'lesson-choice': step('fights', 2),
  'as-last-time': asLastTime,
  'door-held': doorHeld,
  log: then(asked('position move-ended, among people', longAfternoon), 'the log', openLog),
  recap,
  wares,
  lowest: asked('position discard, of two cards', () => discardOfTwo(5)),
};
