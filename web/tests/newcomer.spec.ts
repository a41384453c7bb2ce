// What somebody sees who plays for the first time: nothing covers, cuts or hides what is explained nowhere else.

import { expect, test, type Page } from '@playwright/test';
import { answersIn } from './support/answers';
import { openTable, position } from './support/serve';
import { languages } from './support/words';
import type { Player, Snapshot } from '../src/lib/wire';

type Shown = Parameters<typeof openTable>[1];

const fixture = (name: string): Snapshot => position(name) as unknown as Snapshot;

/** The position with changes of the viewer's player, and of the game. */
function changed(name: string, player: Partial<Player>, game: object = {}): Shown {
  const shown = fixture(name);
  if (shown.game === null) throw new Error(`${name} has no game`);
  const players = shown.game.position.players.map((each) =>
    each.seat === shown.mine[0] ? { ...each, ...player } : each,
  );
  return { ...shown, game: { ...shown.game, ...game, position: { ...shown.game.position, players } } };
}

async function opened(page: Page, shown: Shown): ReturnType<typeof openTable> {
  const table = await openTable(page, shown, { speed: 0 });
  await expect(page.locator('[data-position]')).toBeAttached({ timeout: 30_000 });
  await page.evaluate(() => document.fonts.ready);
  return table;
}

test.use({ viewport: { width: 1280, height: 720 } });

test('a player with many points in the own turn has a row for everything', async ({ page }) => {
  await opened(page, changed('turn-actions', { lp: 14, marshal: 4, wanted: 0, money: 120 }));
  const card = page.getByRole('list', { name: 'Players' }).locator('li.playing');
  const boxes = await card.evaluate((card) => {
    const box = (of: Element | null) => of?.getBoundingClientRect() ?? new DOMRect();
    const parts = ['.name', '.who', '.numbers', '.foot'].map((of) => box(card.querySelector(of)));
    return { card: box(card), parts: parts.map(({ top, bottom }) => ({ top, bottom })) };
  });
  for (const [at, { top, bottom }] of boxes.parts.entries()) {
    expect(bottom, `part ${at}`).toBeLessThanOrEqual(boxes.card.bottom + 0.5);
    if (at > 0) expect(top, `part ${at}`).toBeGreaterThanOrEqual((boxes.parts[at - 1]?.bottom ?? 0) - 1);
  }
  // You, and Playing, in one row.
  const tops = await card
    .locator('.who .tag')
    .evaluateAll((tags) => tags.map((tag) => tag.getBoundingClientRect().top));
  expect(tops).toHaveLength(2);
  expect(tops[0]).toBe(tops[1]);
});

test('a space of a track shows its reward below the players on it', async ({ page }) => {
  await opened(page, changed('turn-actions', { marshal: 1, wanted: 0 }));
  const cell = page.locator('button[data-anchor="marshal-1"]');
  await expect(cell.locator('.shape').first()).toBeVisible();
  await expect(cell.locator('.value')).toHaveText('$20');
  const inside = await cell.evaluate((cell) => {
    const { top, bottom, left, right } = cell.getBoundingClientRect();
    return [...cell.querySelectorAll('.value, .shapes')].every((part) => {
      const box = part.getBoundingClientRect();
      return box.top >= top - 0.5 && box.bottom <= bottom + 0.5 && box.left >= left - 0.5 && box.right <= right + 0.5;
    });
  });
  expect(inside).toBe(true);
});

test('the texts of six cards are whole', async ({ page }) => {
  const shown = fixture('turn-actions');
  const hand = ['2c', '6h', '9d', 'Jh', 'Kc', 'As'];
  const own = shown.game?.own == null ? null : { ...shown.game.own, hand };
  await opened(page, changed('turn-actions', { hand_size: hand.length }, { own }));
  const texts = page.locator('[data-anchor="hand"] .text');
  await expect(texts).toHaveCount(hand.length);
  const cut = await texts.evaluateAll((all) =>
    all.filter((text) => text.scrollHeight > text.clientHeight + 1).map((text) => text.textContent),
  );
  expect(cut).toEqual([]);
});

test('the choice that ended a turn can be undone until somebody else has chosen', async ({ page }) => {
  const { sent } = await opened(page, changed('turn-actions', {}, { ask: null, undo: 1 }));
  await page.locator('#decision').getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => sent).toContainEqual({ type: 'undo', seat: fixture('turn-actions').mine[0] });
});

test('a strip over the map leaves the presses under it to the map', async ({ page }) => {
  await opened(page, position('sheriff-ride'));
  const strip = page.locator('.strip');
  await expect(strip).toBeVisible();
  const under = await strip.evaluate((strip) => {
    const { left, top, width, height } = strip.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.board') !== null;
  });
  expect(under).toBe(true);
});

test('“Why?” stands beside words wherever it is', async ({ page }) => {
  for (const name of ['turn-actions', 'turn-income', 'setup-place', 'sheriff-ride']) {
    await opened(page, position(name));
    const why = page.locator('#decision').getByRole('button', { name: 'Why?' }).first();
    const beside = await why.evaluate((button) => (button.parentElement?.textContent ?? '').replace('Why?', '').trim());
    expect(beside, name).not.toBe('');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

test('what is read of a story before it is resolved is said where a disc is added', async ({ page }) => {
  await opened(page, position('offer'));
  await expect(page.getByText('nobody sees until the story is complete').first()).toBeVisible();
});

for (const language of languages)
  test(`${language}: the texts of cards are whole, and a tooltip says what they leave out`, async ({
    page,
    baseURL,
  }) => {
    const shown = fixture('turn-actions');
    const own = shown.game?.own == null ? null : { ...shown.game.own, hand: ['6h', '2d', '9d', 'Kc'] };
    const api = await answersIn(page, language, baseURL ?? '');
    await openTable(page, changed('turn-actions', { hand_size: 4 }, { own }), { language, speed: 0 }, { api });
    const texts = page.locator('[data-anchor="hand"] .text');
    await expect(texts).toHaveCount(4, { timeout: 30_000 });
    await page.evaluate(() => document.fonts.ready);
    const shaped = (): Promise<{ whole: boolean; fades: boolean }[]> =>
      texts.evaluateAll((all) =>
        all.map((text) => ({
          whole: text.scrollHeight <= text.clientHeight + 1,
          fades: getComputedStyle(text).maskImage !== 'none',
        })),
      );
    await expect.poll(shaped).toEqual(Array(4).fill({ whole: true, fades: false }));
    await page.locator('[data-anchor="card-6h"] .card').hover();
    const told = page.getByRole('tooltip').filter({ visible: true });
    const whole = 'decrease the card played against you by 2. Only once each fight.';
    await expect(told).toContainText(language === 'en' ? whole : '2');
    expect((await told.innerText()).length).toBeGreaterThan((await texts.first().innerText()).length + 20);
  });

test('a legendary ability says from when on it can be used, until it can', async ({ page }) => {
  const own = { ...fixture('turn-actions').game?.own, goals: [] };
  const whole = page.locator('.mat .ability');
  for (const game of [{}, { own }]) {
    await opened(page, changed('turn-actions', { legendary: false }, game));
    const mark = 'own' in game ? whole : page.locator('.mat .legend');
    await expect(mark).toContainText('From 5 LP on');
    await expect(mark).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await opened(page, changed('turn-actions', { legendary: true }, game));
    await expect(mark).toBeVisible();
    await expect(mark).not.toContainText('From 5 LP on');
    // It leads to all about the player, where the character's life is told.
    await page.locator('.mat').getByRole('button', { name: 'player details' }).click();
    await expect(page.getByRole('dialog').locator('p.life')).toContainText(/\w+\. /);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

for (const language of languages)
  test(`${language}: the arrow to the values of a track stands beside words`, async ({ page }) => {
    await openTable(page, position('turn-actions'), { language, speed: 0 });
    const rows = page.locator('.ledger p');
    await expect(rows).toHaveCount(2);
    await page.evaluate(() => document.fonts.ready);
    const beside = await rows.evaluateAll((all) =>
      all.map((row) => {
        const arrow = row.querySelector('span')?.getBoundingClientRect();
        const words = document.createRange();
        words.selectNodeContents(row.firstChild ?? row);
        const last = [...words.getClientRects()].at(-1);
        return arrow !== undefined && last !== undefined && arrow.top < last.bottom - 4 && arrow.left >= last.right;
      }),
    );
    expect(beside).toEqual([true, true]);
  });
