// The host changes a game under seated people: they are told what, and until when nobody starts without their answer.

import { expect, test, type Locator, type Page } from '@playwright/test';
import { fitsTheWidth, isClean } from './support/axe';
import { screens } from './support/screens';
import { open, type Answers } from './support/serve';
import { languages, said } from './support/words';

type Json = Record<string, unknown>;

const changed = ['length', 'rating'];
const lobby = screens.lobby.snapshot();
const table: Json = { ...(lobby.table as Json), host: false };
const requests = `/api/tables/${String(table.id)}`;
const [mine] = table.seats as { name: string; mine: boolean }[];

/** A table that knows who has agreed, and for how long it waits for the others. */
class Waiting {
  left = 90;
  agreed: unknown[] = [];

  get table(): Json {
    return this.agreed.length > 0 ? table : { ...table, consent: { changed, seats: [1], left: this.left } };
  }

  api: Answers['api'] = ({ pathname }, method, body) => {
    // The page sends its part of the dice by itself.
    const agrees = method === 'POST' && (body as Json).action === 'agree';
    if (agrees && pathname === `${requests}/seats/1`) this.agreed.push(body);
    return pathname === requests || pathname === `${requests}/seats/1` ? { json: this.table } : null;
  };

  /** What a connection is told: always as it is now. */
  snapshot(): Json {
    const now = (): Json => this.table;
    return {
      ...lobby,
      get table() {
        return now();
      },
    };
  }

  /** Lets time pass, in steps between which the pings of the page are answered. */
  async pass(page: Page, seconds: number): Promise<void> {
    for (let passed = 0; passed < seconds; passed += 1) {
      await page.clock.runFor(1000);
      this.left = Math.max(0, this.left - 1);
    }
  }
}

const secondsIn = async (told: Locator): Promise<number> => Number(/\d+/.exec((await told.textContent()) ?? '')?.[0]);

for (const language of languages) {
  test(`${language}: whoever sits there is told what has changed, and agrees`, async ({ page }) => {
    const words = (id: string, args: Record<string, string> = {}): string => said(language, id, args);
    const waiting = new Waiting();
    await page.clock.install();
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, waiting.snapshot(), { language, speed: 0 }, { at: screens.lobby.at, api: waiting.api });
    const told = page
      .getByRole('alert')
      .filter({ has: page.getByRole('button', { name: words('web-lobby-consent-agree') }) });
    for (const term of changed) await expect(told).toContainText(words(`web-lobby-consent-${term}`));
    expect(await secondsIn(told)).toBeGreaterThan(80);
    await isClean(page);
    await fitsTheWidth(page);
    // From here on, time passes as the test says.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    waiting.left = await secondsIn(told);
    const before = waiting.left;
    expect(before).toBeGreaterThan(20);
    await waiting.pass(page, 15);
    expect(await secondsIn(told)).toBe(before - 15);
    await waiting.pass(page, before - 15);
    await expect(told).toContainText(words('web-lobby-consent-over', { names: String(mine?.name) }));
    await told.getByRole('button').click();
    await expect(told).toHaveCount(0);
    expect(waiting.agreed).toEqual([{ action: 'agree' }]);
    // Nor does it come back.
    await waiting.pass(page, 10);
    await expect(told).toHaveCount(0);
    expect(waiting.agreed).toHaveLength(1);
  });
}

test('whoever has agreed sees for whom the others wait', async ({ page }) => {
  const { table: unagreed } = new Waiting();
  const seats = (unagreed.seats as { mine: boolean }[]).map((seat) => ({ ...seat, mine: false }));
  await open(page, { ...lobby, table: { ...unagreed, seats } }, { language: 'en', speed: 0 }, { at: screens.lobby.at });
  const told = page
    .getByRole('status')
    .filter({ hasText: 'Changed by the host: the length and whether the game is rated' });
  await expect(told).toContainText(/In (9\d|8[5-9]) seconds, the game can start without an answer/);
  await expect(told.getByRole('button')).toHaveCount(0);
});
