// Explanations: of things, events, and the source of a decision.

import { expect, test, type Locator, type Page } from '@playwright/test';
import { gameResult, seatResult } from '../src/screens/result/testing';
import { open, position, positions, type Answers } from './support/serve';
import { wholeUpdate } from './support/follow';

interface Offer {
  choice: string;
  kind: string;
  item?: string;
  space?: string;
}
interface Seen extends Record<string, unknown> {
  mine: number[];
  facing: number;
  game: {
    seq: number;
    ask: { offers: Offer[]; why: object | null } & Record<string, unknown>;
    position: { players: { seat: number; space: string | null; nugget_limit: number }[] } & Record<string, unknown>;
  };
}
const saved = (name: string): Seen => position(name) as unknown as Seen;
const sizes = { desktop: { width: 1280, height: 720 }, phone: { width: 390, height: 844 } };

const told = (id: string, title: string, words: string, rule: string) => ({
  id,
  title,
  blocks: [{ kind: 'facts', facts: [{ label: title, spans: [{ text: words }, { text: rule, rule }] }] }],
  sections: [],
});
const book = {
  about: 'English rulebook, 2 players',
  aid: [
    {
      id: 'places',
      title: 'Places',
      blocks: [],
      sections: [
        told('places-mine', 'Mine', 'Roll both dice.', 'base.mine.01'),
        told('places-bank', 'Bank', 'Gold.', 'base.bank.01'),
      ],
    },
    {
      id: 'free',
      title: 'Free',
      blocks: [],
      sections: [told('free-story', 'Add to a story', 'Put a disc on it.', 'base.story.01')],
    },
    {
      id: 'plans',
      title: 'Three plans',
      blocks: [{ kind: 'text', spans: [{ text: 'Bandits and the badge.' }] }],
      sections: [],
    },
  ],
  chapters: [
    {
      id: 'prospect',
      title: 'Prospecting',
      rules: [{ id: 'base.mine.01', text: 'What the rule says.', ruling: null, variant: null, example: false }],
    },
  ],
};
const rules: Answers = { api: (url) => (url.pathname.startsWith('/api/rules/') ? { json: book } : null) };

const decision = (page: Page): Locator => page.locator('section.decision');
const dialog = (page: Page): Locator => page.getByRole('dialog');

for (const [device, viewport] of Object.entries(sizes)) {
  test.describe(device, () => {
    test.use({ viewport, hasTouch: device === 'phone' });

    test('the store is looked at before anything is bought, and left for nothing', async ({ page }) => {
      const snapshot = saved('turn-actions-buy');
      const sent = await open(page, snapshot, { speed: 0 });
      const wares = snapshot.game.ask.offers.filter(({ kind }) => kind === 'buy' || kind === 'upgrade');
      const shelves = page.locator('section.stall');
      await expect(decision(page).getByRole('button', { name: /^Buy/ })).toHaveCount(0);
      await decision(page)
        .getByRole('button', { name: /Visit the store/ })
        .press('Enter');
      await expect(shelves).toBeVisible();
      await expect(shelves.locator('button.buy')).toHaveCount(wares.length);
      await decision(page)
        .getByRole('button', { name: /Leave the store/ })
        .press('Enter');
      await expect(shelves).toHaveCount(0);
      expect(sent).toEqual([]);
      await decision(page)
        .getByRole('button', { name: /Visit the store/ })
        .press('Enter');
      await shelves.locator('button.buy').first().press('Enter');
      await expect
        .poll(() => sent)
        .toEqual([expect.objectContaining({ type: 'play', choice: expect.stringMatching(/^(buy|upgrade) /) })]);
    });

    test('a story says what it is for, and leads to the rules', async ({ page }) => {
      await open(page, saved('turn-actions'), { speed: 0 }, rules);
      if (device === 'phone') await page.getByRole('button', { name: 'Tracks' }).click();
      await page.getByRole('button', { name: /^What it’s for: Story 1/ }).press('Enter');
      await expect(dialog(page)).toContainText('Put a disc on it.');
      await expect(dialog(page)).toContainText('The reward is revealed');
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
    });

    test('the result of a fight stays until the next action', async ({ page }) => {
      const snapshot = saved('turn-actions');
      const { ask, ...game } = snapshot.game;
      const me = snapshot.facing;
      const name = { seat: me };
      const events = [
        { type: 'fight-begins', seat: me, other: 2, fight: 'bandit' },
        {
          type: 'fight-won',
          side: 0,
          fight: 'bandit',
          line: { id: 'log-fight-won-bandit-fighter', args: { who: 'player', name, kind: 'bandit' } },
        },
        {
          type: 'lp',
          seat: me,
          amount: 1,
          cause: 'bandit',
          line: { id: 'log-lp-gained', args: { name, n: 1, cause: 'bandit' } },
        },
        {
          type: 'over-limit',
          seat: me,
          amount: 60,
          loot: 'money',
          line: { id: 'log-over-limit-money', args: { name, n: 60, limit: 120 } },
        },
      ].map((each, at) => ({ ...each, n: 1000 + at }));
      let plays = 0;
      await open(
        page,
        snapshot,
        { speed: 0 },
        {
          reply: ({ type }) => {
            if (type !== 'play') return null;
            plays += 1;
            const work = { n: 2000, type: 'money', seat: me, amount: 10, cause: 'work' };
            return wholeUpdate({ ...game, seq: game.seq + plays, ask }, plays === 1 ? events : [work]);
          },
        },
      );
      await decision(page).getByRole('button', { name: /Work/ }).press('Enter');
      const card = page.getByRole('region', { name: 'How it ended' });
      await expect(card).toContainText('You beat the bandit.');
      await expect(card).toContainText('You gain 1 LP for beating a bandit.');
      await expect(card).toContainText('$60 is lost: you can hold $120 at most.');
      // It covers no space that can be chosen.
      const [told, map] = [await card.boundingBox(), await page.locator('[data-anchor="table"]').boundingBox()];
      const isBeside = told !== null && map !== null && (told.x >= map.x + map.width || told.y + told.height <= map.y);
      expect(isBeside).toBe(true);
      // On the desktop there is nothing to close: it lies over the log, and goes by itself.
      const close = card.getByRole('button', { name: 'Close: How it ended' });
      await expect(close).toHaveCount(device === 'phone' ? 1 : 0);
      if (device === 'phone') await close.press('Enter');
      else await decision(page).getByRole('button', { name: /Work/ }).press('Enter');
      await expect(card).toHaveCount(0);
    });
  });
}

test.describe('on the map', () => {
  test.use({ viewport: sizes.desktop });

  test('a place says what can be done there, with its rule', async ({ page }) => {
    await open(page, saved('turn-actions'), { speed: 0 }, rules);
    await decision(page).getByRole('button', { name: /space/ }).first().press('Enter');
    await expect(decision(page).getByRole('heading', { name: 'Where to?' })).toBeVisible();
    const board = page.locator('.board');
    const box = await board.boundingBox();
    if (box === null) throw new Error('there is no map');
    // A press on an unreachable space explains it, anywhere on the map.
    for (let at = 1; at < 12 && (await dialog(page).count()) === 0; at += 1) {
      await board.click({ position: { x: (box.width * at) / 12, y: box.height * 0.8 } });
    }
    await expect(dialog(page)).toBeVisible();
  });

  test('stores and saloons are among the destinations', async ({ page }) => {
    const isStore = ({ kind, space }: Offer): boolean => kind === 'move' && /^darkrock-[123]$/.test(space ?? '');
    const name = positions.find((each) => (saved(each).game?.ask?.offers ?? []).some(isStore)) ?? '';
    await open(page, saved(name), { speed: 0 });
    await decision(page).locator('.ride button').press('Enter');
    await expect(decision(page).getByRole('listitem').filter({ hasText: 'General Store' })).toHaveCount(1);
  });

  test('where one stands is no destination', async ({ page }) => {
    const snapshot = saved('turn-actions-deposit');
    const [move] = snapshot.game.ask.offers.filter(({ kind }) => kind === 'move');
    const staying = { ...move, choice: 'move darkrock-bank', space: 'darkrock-bank' };
    const ask = { ...snapshot.game.ask, offers: [...snapshot.game.ask.offers, staying] };
    await open(page, { ...snapshot, game: { ...snapshot.game, ask } }, { speed: 0 });
    await decision(page).locator('.ride button').press('Enter');
    await expect(decision(page).getByRole('listitem')).not.toHaveCount(0);
    await expect(decision(page).getByRole('listitem').filter({ hasText: /Bank/ })).toHaveCount(0);
  });
});

test('a choice that a fight card asks for says so', async ({ page }) => {
  const asking = positions.filter((name) => saved(name).game?.ask?.why != null);
  expect(asking).toContain('choose-bandit-result');
  await open(page, saved('choose-bandit-result'), { speed: 0 });
  await expect(decision(page).locator('.because')).toContainText(/bandit’s fight card/);
});

test('a turn begins with what went on since the last one', async ({ page }) => {
  const snapshot = saved('turn-actions');
  const me = snapshot.facing;
  const other = me === 1 ? 2 : 1;
  const turn = (seat: number) => ({
    type: 'turn-begins',
    seat,
    line: { id: 'log-turn-begins', args: { name: { seat }, round: 1 } },
  });
  const robbed = { id: 'log-stole-money', args: { name: { seat: other }, other: { seat: me }, n: 20 } };
  const log = [
    turn(me),
    turn(other),
    {
      type: 'lp',
      seat: other,
      amount: 3,
      cause: 'story',
      line: { id: 'log-lp-gained', args: { name: { seat: other }, n: 3, cause: 'story' } },
    },
    { type: 'stole', seat: other, other: me, loot: 'money', amount: 20, line: robbed },
    turn(me),
  ].map((each, at) => ({ ...each, n: at + 1 }));
  const work = { n: log.length + 1, type: 'money', seat: me, amount: 10, cause: 'work' };
  await open(
    page,
    { ...snapshot, log, last: log.length },
    { speed: 0 },
    {
      reply: ({ type }) =>
        type === 'play' ? wholeUpdate({ ...snapshot.game, seq: snapshot.game.seq + 1 }, [work]) : null,
    },
  );
  const card = page.getByRole('region', { name: 'Since your last turn' });
  await expect(card).toContainText('robs you of $20.', { timeout: 20_000 });
  await expect(card).toContainText('+3 LP');
  await expect(page.getByRole('tab', { name: 'Chat' })).toBeInViewport();
  await decision(page).getByRole('button', { name: /Work/ }).press('Enter');
  await expect(card).toHaveCount(0);
});

test('who lost is told the place and the reason', async ({ page }) => {
  const over = saved('over') as unknown as { table: Record<string, unknown>; mine: number[] };
  const seat = (n: number, total: number, fights: number) =>
    seatResult(n, total, { sources: { fights }, by_round: [0, total] });
  const [me = 1] = over.mine;
  const json = {
    ...gameResult([me + 1], seat(me, 9, 2), seat(me + 1, 15, 11)),
    rounds: 4,
    trigger: me + 1,
    trigger_round: 4,
    seconds: 600,
  };
  await open(
    page,
    { ...over, table: { ...over.table, winners: [me + 1] } },
    { speed: 0 },
    {
      api: (url) => (url.pathname.endsWith('/result') ? { json } : null),
    },
  );
  await expect(page.getByText(/You came in second out of 2 with 9 LP, 6 behind/)).toBeVisible();
  await expect(page.getByText(/Biggest difference: Fights, with 2 LP for you and 11 for/)).toBeVisible();
});

test('a first game suggests three plans until they are put away', async ({ page }) => {
  const snapshot = saved('turn-actions');
  const game = { ...snapshot.game, position: { ...snapshot.game.position, variants: ['first-game'] } };
  await open(page, { ...snapshot, game }, { speed: 0 }, rules);
  const card = page.getByRole('region', { name: 'Three plans' });
  // Its stories are in one deck.
  await expect(page.locator('section.story')).toHaveCount(1);
  await expect(card).toContainText('Bandits and the badge.');
  await card.getByRole('button', { name: 'Close: Three plans' }).press('Enter');
  await expect(card).toHaveCount(0);
});
