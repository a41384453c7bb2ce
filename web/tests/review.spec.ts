// The review of a finished game: progress, mouse, keyboard and screen reader, and links to the mistakes.

import { expect, test, type Page } from '@playwright/test';
import { finished, replayOf, review, stepsOf, turnsOf } from './support/advice';
import { fitsTheWidth, isOpenToEverybody } from './support/axe';
import { open, position, type Answers } from './support/serve';

const sizes = {
  desktop: { width: 1280, height: 720 },
  phone: { width: 390, height: 844 },
};
const players = 4;
const table = finished(players);

/** Responses for a finished game; the review may change between requests. */
const answers = (at: string, reviews: (asked: number) => { status?: number; json: unknown }): Answers => {
  let asked = 0;
  return {
    at,
    api: ({ pathname: path, searchParams }) => {
      if (path === '/api/tables/sunday') return { json: table };
      if (path.endsWith('/review')) return reviews((asked += 1));
      return path.endsWith('/replay') ? { json: replayOf(searchParams, players) } : null;
    },
  };
};
const done = () => ({ json: review(players) });
const step = (n: number) => `Step ${n} of ${stepsOf(players) - 1}`;
const start = (page: Page, at: string, reviews = done) =>
  open(page, position('over'), { speed: 0 }, answers(at, reviews));

test('a review names what the modules of its table bring', async ({ page }) => {
  const handbook = position('handbook') as { characters: Record<string, { name: string }> };
  const characters = {
    ...handbook.characters,
    'poker-alice': { ...handbook.characters['annie-oakley'], name: 'Poker Alice' },
  };
  const [one, ...others] = table.seats as Record<string, unknown>[];
  const played = {
    ...table,
    seats: [{ ...one, character: 'poker-alice' }, ...others],
    settings: { ...(table.settings as object), modules: ['ante-up'] },
  };
  const known = answers('/review/sunday', done);
  const api: Answers['api'] = (url, method, body) => {
    if (url.pathname === '/api/tables/sunday') return { json: played };
    const whole = url.pathname.startsWith('/api/content') && url.searchParams.get('modules') === 'ante-up';
    return whole ? { json: { ...handbook, characters } } : (known.api?.(url, method, body) ?? null);
  };
  await open(page, position('over'), { speed: 0 }, { ...known, api });
  await expect(page.getByRole('heading', { name: 'Chances of winning' })).toBeVisible();
  await expect(page.locator('main')).toContainText('Poker Alice');
  await expect(page.locator('main')).not.toContainText(/\[[a-z-]+\]/);
});

for (const [device, viewport] of Object.entries(sizes)) {
  test.describe(device, () => {
    test.use({ viewport, hasTouch: device === 'phone' });

    test('the dearest choice comes first, and leads to its moment', async ({ page }) => {
      await start(page, '/review/sunday');
      const choices = page.getByRole('region', { name: 'Costly choices' }).getByRole('listitem');
      await expect(choices).toHaveCount(4);
      await expect(choices.first()).toContainText('−16');
      await expect(choices.first()).toContainText('Annie Oakley');
      await choices.first().getByRole('button').click();
      const { at } = (review(players).mistakes as { at: number; cost: number }[])[2] ?? { at: 0 };
      await expect(page.getByRole('slider', { name: 'Steps of the game' })).toHaveValue(String(at - 1));
      const note = page.getByRole('complementary', { name: 'A costly choice' });
      await expect(note).toContainText('16 percentage points');
      await note.getByRole('button', { name: 'The next costly choice' }).click();
      await expect(note).toContainText('11 percentage points');
    });

    test('it is open to everybody', async ({ page }) => {
      await start(page, '/review/sunday');
      await expect(page.getByRole('heading', { name: 'Chances of winning' })).toBeVisible();
      await page.getByText('Chances as a table').click();
      await isOpenToEverybody(page);
      await fitsTheWidth(page);
    });
  });
}

test.describe('on the desktop', () => {
  test.use({ viewport: sizes.desktop });

  test('keys read the chances of each turn, and Enter shows the moment', async ({ page }) => {
    await start(page, '/review/sunday');
    const slider = page.getByRole('slider', { name: /Chances of winning/ });
    await expect(slider).toHaveAttribute('aria-valuetext', /^The end: Annie Oakley 100%/);
    await slider.focus();
    await page.keyboard.press('Home');
    await expect(slider).toHaveAttribute('aria-valuetext', /^Round 1, Annie Oakley’s turn/);
    await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveAttribute('aria-valuetext', /^Round 1, Billy the Kid’s turn/);
    await page.keyboard.press('Enter');
    const { at } = turnsOf(players, 11)[1] ?? { at: 0 };
    await expect(page.getByText(step(at))).toBeVisible();
    await page.getByRole('button', { name: 'Chances and costly choices' }).click();
    await expect(slider).toHaveValue('1');
  });

  test('pointing at the lines reads them', async ({ page }) => {
    await start(page, '/review/sunday');
    const slider = page.getByRole('slider', { name: /Chances of winning/ });
    const box = await page.locator('.plot').boundingBox();
    if (box === null) throw new Error('there is no plot');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await expect(slider).toHaveAttribute('aria-valuetext', /^Round [56],/);
  });

  test('every turn has its row in the table', async ({ page }) => {
    await start(page, '/review/sunday');
    await page.getByText('Chances as a table').click();
    const rows = page.getByRole('table').getByRole('row');
    await expect(rows).toHaveCount(turnsOf(players, 11).length + 1);
    await expect(rows.last()).toContainText('The end');
    await expect(rows.last()).toContainText('100%');
  });

  test('while it is worked on, how far is shown', async ({ page }) => {
    await page.clock.install();
    const working = (of: object) => ({ status: 202, json: { status: 'working', done: 0, of: 0, ahead: 0, ...of } });
    const line = [working({ ahead: 17 }), working({ ahead: 1 })];
    const reviews = (asked: number) =>
      line[asked - 1] ?? (asked < 5 ? working({ done: (asked - 2) * 20, of: 60 }) : done());
    await open(page, position('over'), { language: 'en', speed: 0 }, answers('/review/sunday', reviews));
    const progress = page.getByRole('progressbar');
    await expect(page.getByText('17 reviews are ahead of yours')).toBeVisible();
    await expect(progress).toHaveAttribute('aria-valuenow', '0');
    await page.clock.runFor(1000);
    await expect(page.getByText('One review is ahead of yours')).toBeVisible();
    await page.clock.runFor(1000);
    await expect(page.getByText(/before yours/)).toHaveCount(0);
    await expect(progress).toHaveAttribute('aria-valuenow', '20');
    await page.clock.runFor(1000);
    await expect(progress).toHaveAttribute('aria-valuenow', '40');
    await page.clock.runFor(1000);
    await expect(page.getByRole('heading', { name: 'Chances of winning' })).toBeVisible();
  });

  test('a game that still runs has no review', async ({ page }) => {
    const refused = () => ({ status: 409, json: { error: { code: 'not-finished', message: 'the game still runs' } } });
    await start(page, '/review/sunday', refused);
    await expect(page.getByText('This is available once the game is over.')).toBeVisible();
  });

  test('the replay opens at the moment of its address, and a game without mistakes says so', async ({ page }) => {
    const none = () => ({ json: { ...review(players), mistakes: [] } });
    await start(page, '/replay/sunday/120', none);
    await expect(page.getByText(step(120))).toBeVisible();
    await expect(page.getByRole('complementary')).toHaveCount(0);
    await page.getByRole('button', { name: 'Chances and costly choices' }).click();
    await expect(page.getByText('No choice cost much.')).toBeVisible();
  });
});
