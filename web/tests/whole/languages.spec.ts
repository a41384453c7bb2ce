// Complete games in other languages, from the home page to the result: French with the French rulebook, and Italian on
// a phone.

import { expect, test, type Page } from '@playwright/test';
import { chance, decision, hasten, playOn, result, still } from '../support/player';
import { clipped, said } from '../support/words';

/** A game in a language. */
interface Game {
  /** The language of the user, and of the rulebook. */
  language: string;
  locale: string;
  viewport: { width: number; height: number };
  kind: string;
  /** The expected header lines of its record. */
  header: RegExp[];
  seed: number;
}

const games: Record<string, Game> = {
  'French, by French rules, with Wild Wild West': {
    language: 'fr',
    locale: 'fr-FR',
    viewport: { width: 1280, height: 720 },
    kind: 'wild-wild-west',
    header: [/^edition: fr$/m, /^variants: .*wild-wild-west/m],
    seed: 11,
  },
  'Italian on a phone': {
    language: 'it',
    locale: 'it-IT',
    viewport: { width: 390, height: 844 },
    kind: 'usual',
    header: [/^edition: it$/m],
    seed: 5,
  },
};

/** Creates a table for one person and two bots through the setup, and sits down. */
async function sitDown(page: Page, { language, kind }: Game): Promise<void> {
  const says = (id: string, words?: Record<string, string>): string => said(language, id, words);
  await page.goto('/');
  await page.getByRole('button', { name: says('web-create'), exact: true }).click();
  const form = page.getByRole('main');
  const bot = says('web-create-seat-bot', { level: says('web-level-greenhorn') });
  for (const n of ['2', '3']) {
    const seat = form.getByRole('combobox', { name: says('web-create-seat-who', { n }) });
    await seat.selectOption(bot);
  }
  const pick = (label: string, option: string): Promise<void> =>
    form
      .getByRole('group', { name: says(label) })
      .getByRole('radio', { name: says(option, { n: '15' }) })
      .check({ force: true });
  await pick('web-create-kind', `web-variant-${kind}`);
  await pick('web-edition', `web-edition-${language}`);
  await pick('web-create-pace', 'web-pace-instant');
  await pick('web-create-length', 'web-length-15');
  await form.getByRole('button', { name: says('web-create-go-play'), exact: true }).click();
}

for (const [name, game] of Object.entries(games)) {
  const { language, locale, viewport, header, seed } = game;
  test.describe(name, () => {
    test.use({ locale, viewport });

    test('a whole game', async ({ page }) => {
      test.setTimeout(600_000);
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      await still(page);
      await hasten(page);
      await sitDown(page, game);
      await expect(decision(page, language)).toBeVisible({ timeout: 30_000 });
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const reads = async (pressed: number): Promise<void> => {
        if (pressed % 20 > 0) return;
        expect(await page.locator('body').innerText()).not.toMatch(/\[[a-z]+-|undefined|NaN/);
        await expect.poll(() => clipped(page)).toEqual([]);
      };
      expect(await playOn(page, chance(seed), { language, look: reads })).toBeGreaterThan(20);

      await expect(result(page, language)).toBeVisible();
      await expect(page.getByText(said(language, 'web-seal-ok'), { exact: true })).toBeVisible();
      await reads(0);
      const record = await page.request.get(`/api${new URL(page.url()).pathname.replace('table', 'tables')}/record`);
      const written = await record.text();
      for (const line of header) expect(written).toMatch(line);
      await page.getByRole('button', { name: said(language, 'web-result-replay'), exact: true }).click();
      await expect(page.getByRole('slider', { name: said(language, 'web-replay-steps') })).toBeVisible();
      expect(faults).toEqual([]);
    });
  });
}
