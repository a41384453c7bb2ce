// Every kind of decision, on the desktop and on the phone: nothing may be missing, unreachable, unlabeled or cut off.

import { expect, test, type Page } from '@playwright/test';
import { isClean } from './support/axe';
import { codesIn } from './support/codes';
import { open, openTable, position, positions } from './support/serve';

interface Offer {
  choice: string;
  kind: string;
  space?: string;
  cards?: string[];
}
interface Asked {
  game: { ask: { offers: Offer[] } | null };
}

const sizes = {
  desktop: { width: 1280, height: 720 },
  phone: { width: 390, height: 844 },
};
const played = positions.filter((name) => name !== 'over');
// A test shows several positions one after another: loading the page takes most of the time.
const together = 16;
const grouped = (names: readonly string[], many: number): string[][] =>
  names.flatMap((_, at) => (at % many === 0 ? [names.slice(at, at + many)] : []));
const offersOf = (name: string): Offer[] => (position(name) as unknown as Asked).game.ask?.offers ?? [];

/** The first choice of a kind in a position. */
const choiceOf = (name: string, kind: string): string =>
  offersOf(name).find((offer) => offer.kind === kind)?.choice ?? `no ${kind}`;

const suits: Record<string, string> = { c: '♣', d: '♦', h: '♥', s: '♠' };
/** A card as displayed in the hand: `10s` as 10♠. */
const shownCard = (card: string): string => card.slice(0, -1) + (suits[card.slice(-1)] ?? '');

const rides = new Set(['move', 'ride', 'start', 'sheriff']);

/** The minimum number of buttons for the choices of a position, wherever they are. */
function expected(name: string, offers: Offer[]): { spaces: number; others: number } {
  const spaces = new Set(offers.filter(({ kind }) => rides.has(kind)).map(({ space }) => space)).size;
  // Outside the store a visit represents all purchases.
  const trades = offers.filter(({ kind }) => kind === 'buy' || kind === 'upgrade').length;
  const folded = trades > 0 && name.startsWith('turn-actions') ? trades - 1 : 0;
  const others = offers.filter(({ kind }) => !rides.has(kind) && kind !== 'lay').length - folded;
  return { spaces, others };
}

/** Unlabeled buttons, all visible and accessible text, and what extends beyond the window: collected in one pass. */
const seen = (page: Page): Promise<{ nameless: string[]; words: string; overflow: { across: number; down: number } }> =>
  page.evaluate(() => {
    const nameless = [...document.querySelectorAll('button')]
      .filter((button) => button.checkVisibility({ visibilityProperty: true }))
      .filter((button) => (button.getAttribute('aria-label') ?? button.textContent ?? '').trim() === '')
      .map((button) => button.outerHTML.slice(0, 120));
    const spoken = [...document.querySelectorAll('[aria-label]')].map((element) => element.getAttribute('aria-label'));
    const { scrollWidth, scrollHeight } = document.documentElement;
    return {
      nameless,
      words: [document.body.innerText, ...spoken].join('\n'),
      overflow: { across: scrollWidth - innerWidth, down: scrollHeight - innerHeight },
    };
  });

/** Every choice of a position is reachable and labeled, and nothing is missing or outside the window. */
async function holds(page: Page, name: string): Promise<void> {
  const decision = page.getByRole('region', { name: 'Your decision' });
  await expect(decision.getByRole('heading', { level: 2 }), name).toBeVisible({ timeout: 20_000 });
  const { spaces, others } = expected(name, offersOf(name));
  if (spaces > 0)
    await expect(page.locator('.choices button[aria-label]:not([aria-disabled="true"])'), name).not.toHaveCount(0);
  await expect
    .poll(() => decision.locator('.cell button:not([aria-disabled="true"])').count(), name)
    .toBeGreaterThanOrEqual(others);
  const { nameless, words, overflow } = await seen(page);
  expect(nameless, name).toEqual([]);
  expect(words, name).not.toMatch(/\[[a-z]+|undefined|NaN/);
  expect(await codesIn(page), name).toEqual([]);
  expect(overflow, name).toEqual({ across: 0, down: 0 });
}

for (const [device, viewport] of Object.entries(sizes)) {
  test.describe(device, () => {
    test.use({ viewport, hasTouch: device === 'phone' });
    for (const names of grouped(played, together)) {
      test(names.join(', '), async ({ page }) => {
        const faults: string[] = [];
        page.on('pageerror', (error) => faults.push(error.message));
        const table = await openTable(page, position(names[0] ?? ''), { speed: 0 });
        await expect(page.locator('[data-position]')).toBeAttached({ timeout: 20_000 });
        for (const name of names) {
          await table.show(position(name));
          await test.step(name, () => holds(page, name));
          expect(faults, name).toEqual([]);
        }
      });
    }
  });
}

test.describe('choosing', () => {
  test.use({ viewport: sizes.desktop });

  test('every space within reach is a button, and a press on it rides', async ({ page }) => {
    const sent = await open(page, position('turn-actions'));
    const rides = offersOf('turn-actions').filter(({ kind }) => kind === 'move');
    const board = page.getByRole('group', { name: 'Spaces you can choose' });
    await expect(board.getByRole('button')).toHaveCount(rides.length);
    await board.getByRole('button', { name: /Spike.s View 7/ }).press('Enter');
    await expect.poll(() => sent).toEqual([expect.objectContaining({ type: 'play', choice: 'move spikes-view-7' })]);
  });

  test('where the pointer rests, the map says that a bandit waits, and a press rides into the fight', async ({
    page,
  }) => {
    const sent = await open(page, position('turn-actions'));
    const hideout = page.getByRole('button', { name: /Bandit here/ });
    await hideout.hover();
    await expect(
      page.getByRole('tooltip').or(page.locator('.tip')).filter({ hasText: 'ends in a fight' }),
    ).toBeVisible();
    expect(sent).toEqual([]);
    await hideout.press('Enter');
    await expect.poll(() => sent).toEqual([expect.objectContaining({ choice: 'move spikes-view-hideout-c' })]);
  });

  test('a card of the hand is the choice', async ({ page }) => {
    const sent = await open(page, position('turn-actions'));
    await page
      .getByRole('region', { name: 'Your hand' })
      .getByRole('button', { name: /Determination/ })
      .click();
    await expect.poll(() => sent).toEqual([expect.objectContaining({ choice: 'play Kc' })]);
  });

  test('two cards are laid together at poker', async ({ page }) => {
    const choice = choiceOf('poker-lay', 'lay');
    const sent = await open(page, position('poker-lay'));
    const hand = page.getByRole('region', { name: /Your hand|You deal for the house/ });
    for (const card of choice.split(' ').slice(1))
      await hand.getByRole('button', { name: new RegExp(`(^|[^1])${shownCard(card)}`) }).click();
    await page.getByRole('button', { name: 'Play these two' }).click();
    await expect.poll(() => sent).toEqual([expect.objectContaining({ choice })]);
  });

  test('numbers choose', async ({ page }) => {
    const choice = choiceOf('fight-duel-react', 'react');
    const sent = await open(page, position('fight-duel-react'));
    await expect(page.getByRole('heading', { name: 'Your reaction?' })).toBeVisible();
    await page.keyboard.press('1');
    await expect.poll(() => sent).toEqual([expect.objectContaining({ choice })]);
  });

  test('a device that changes hands hides everything first', async ({ page }) => {
    const snapshot = position('turn-actions') as unknown as Asked & Record<string, unknown>;
    const sent = await open(page, { ...snapshot, mine: [1, 2], facing: 2, game: { ...snapshot.game, ask: null } });
    await expect(page.getByRole('heading', { name: /Pass the device to/ })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Your hand' })).toHaveCount(0);
    await page.getByRole('button', { name: /^I am/ }).click();
    await expect.poll(() => sent).toEqual([{ type: 'face', seat: 1 }]);
  });
});

const looked = [
  'turn-actions',
  'turn-actions-buy',
  'fight-duel-lay',
  'fight-heist-react',
  'poker',
  'store',
  'draft',
  'prospect-reroll',
  'sheriff-ride',
  'move-ended',
  'discard',
  'turn-goals-goal',
];

for (const [device, viewport] of Object.entries(sizes)) {
  test.describe(`open to everybody on the ${device}`, () => {
    test.use({ viewport });
    for (const names of grouped(looked, 6)) {
      test(names.join(', '), async ({ page }) => {
        test.setTimeout(120_000);
        const table = await openTable(page, position(names[0] ?? ''), { speed: 0 });
        await expect(page.locator('[data-position]')).toBeAttached({ timeout: 20_000 });
        for (const name of names) {
          await table.show(position(name));
          await test.step(name, () => isClean(page));
        }
      });
    }
  });
}
