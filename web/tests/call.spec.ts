// Notifying an inattentive player: the tab, a sound, a browser notification, and the words of the bar.

import { expect as usual, test, type Page, type WebSocketRoute } from '@playwright/test';
import { wholeUpdate } from './support/follow';
import { open, position } from './support/serve';

// Generous timeouts for slow machines.
const expect = usual.configure({ timeout: 20_000 });

type Json = Record<string, unknown>;
interface Saved extends Json {
  table: Json & { seats: Json[] };
  game: Json & { seq: number; position: Json };
}

const turn = position('turn-actions') as Saved;
const withPerson: Saved = {
  ...turn,
  table: {
    ...turn.table,
    seats: turn.table.seats.map((seat) => (seat.seat === 2 ? { ...seat, sitter: 'person', bot: null } : seat)),
  },
};
/** The same on the other player's turn. */
const theirs: Saved = {
  ...withPerson,
  game: {
    ...turn.game,
    seq: turn.game.seq - 1,
    ask: null,
    position: { ...turn.game.position, waiting: [2], turn: { seat: 2, round: 1, actions: 3 } },
  },
};
const mine = JSON.stringify(wholeUpdate(withPerson.game));

/** Records notifications and sounds, which a test can neither see nor hear. */
async function listen(page: Page, hidden = false): Promise<void> {
  await page.addInitScript((hidden) => {
    const told: string[] = [];
    class Fake {
      static permission = 'default';
      static asked = 0;
      static requestPermission(): Promise<string> {
        Fake.asked += 1;
        Fake.permission = 'granted';
        return Promise.resolve('granted');
      }
      constructor(title: string) {
        told.push(title);
      }
      close(): void {
        told.push('closed');
      }
    }
    const tones: number[] = [];
    const start: (this: OscillatorNode, when?: number) => void = Reflect.get(OscillatorNode.prototype, 'start');
    OscillatorNode.prototype.start = function (when?: number) {
      tones.push(this.frequency.value);
      start.call(this, when);
    };
    Object.defineProperty(window, 'isSecureContext', { value: true });
    Object.assign(window, { Notification: Fake, told, tones });
    if (hidden) Object.defineProperty(document, 'hidden', { get: () => true });
  }, hidden);
}
const told = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as { told: string[] }).told);
const tones = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { tones: number[] }).tones.length);

const sizes = {
  desktop: { width: 1280, height: 720 },
  phone: { width: 390, height: 844 },
};

test('a table opened from the rules marks the tab', async ({ page }) => {
  await open(page, withPerson, { speed: 0 }, { at: '/rules' });
  await expect(page).toHaveTitle('The rules');
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, '/table/sunday');
  await expect(page).toHaveTitle('Your turn · Darkrock');
});

for (const [device, viewport] of Object.entries(sizes)) {
  test.describe(device, () => {
    test.use({ viewport });

    test('the tab, a sound and the page say that it is my turn', async ({ page }) => {
      await listen(page);
      let line: WebSocketRoute | undefined;
      await open(page, theirs, { speed: 0, notify: 'off' }, { connected: (socket) => (line = socket) });
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page).toHaveTitle('Darkrock');
      // Sounds are on, and the mute button is visible; a press allows the browser to play them.
      const sound = page.getByRole('button', { name: 'Sound is on' });
      await sound.click();
      await page.getByRole('button', { name: 'Sound is off' }).click();
      await expect(sound).toBeVisible();
      const before = await tones(page);
      line?.send(mine);
      await expect(page).toHaveTitle('Your turn · Darkrock');
      await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', '/favicon-call.svg');
      await expect(page.locator('.call')).toHaveText('Your turn');
      await expect.poll(() => tones(page)).toBeGreaterThan(before);
      // The banner closes automatically; the tab stays marked until the choice is made.
      await expect(page.locator('.call')).toHaveCount(0);
      line?.send(JSON.stringify(wholeUpdate({ ...theirs.game, seq: turn.game.seq + 1 })));
      await expect(page).toHaveTitle('Darkrock');
      await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', '/favicon.svg');
    });

    test('notifications are offered once, at a table with others', async ({ page }) => {
      await listen(page);
      await open(page, theirs, { speed: 0 });
      const offer = page.getByRole('region', { name: 'Notifications' });
      await offer.getByRole('button', { name: 'Notify me' }).click();
      await expect(offer).toHaveCount(0);
      expect(await page.evaluate(() => (window.Notification as unknown as { asked: number }).asked)).toBe(1);
      const kept = await page.evaluate(() => localStorage.getItem('darkrock.settings'));
      expect(JSON.parse(kept ?? '{}')).toMatchObject({ notify: 'on' });
    });

    test('notifications are not offered over a question', async ({ page }) => {
      await listen(page);
      let line: WebSocketRoute | undefined;
      await open(page, withPerson, { speed: 0 }, { connected: (socket) => (line = socket) });
      await expect(page.getByText('What will you do?').first()).toBeVisible();
      await expect(page.getByRole('region', { name: 'Notifications' })).toHaveCount(0);
      line?.send(JSON.stringify(wholeUpdate({ ...theirs.game, seq: turn.game.seq + 1 })));
      await expect(page.getByRole('region', { name: 'Notifications' })).toBeVisible();
    });

    test('no is an answer, too', async ({ page }) => {
      await listen(page);
      await open(page, theirs, { speed: 0 });
      await page.getByRole('button', { name: 'No, thanks' }).click();
      await expect(page.getByRole('region', { name: 'Notifications' })).toHaveCount(0);
      expect(await page.evaluate(() => (window.Notification as unknown as { asked: number }).asked)).toBe(0);
    });
  });
}

/** What is read or pressed and lies under the words that call, as soon as they stand; null before. */
function covered(): string[] | null {
  const call = document.querySelector('.call');
  if (call === null || call.getAnimations().length > 0) return null;
  const over = call.getBoundingClientRect();
  interface Sides {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  const common = (one: Sides, other: Sides): Sides => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  /** What is left of a box where everything around it clips: the land reaches beyond the window of the map. */
  const seen = (box: Sides, of: Element): Sides => {
    let left = box;
    for (let each = of.parentElement; each !== null; each = each.parentElement)
      if (getComputedStyle(each).overflowX !== 'visible') left = common(left, each.getBoundingClientRect());
    return left;
  };
  const overlaps = ({ left, top, right, bottom }: Sides): boolean => right - left > 1 && bottom - top > 1;
  const pressed = 'button, a, input, select, textarea, img, svg, [role="img"]';
  const under = [...document.body.querySelectorAll('*')]
    .filter((each) => !each.contains(call) && !call.contains(each) && each.closest('.sr-only') === null)
    .filter((each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((each) => {
      const boxes = [...each.childNodes].flatMap((node) => {
        if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim() === '') return [];
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()];
      });
      if (each.matches(pressed)) boxes.push(each.getBoundingClientRect());
      return boxes.some((box) => overlaps(common(over, seen(box, each))));
    })
    .map((each) => `${each.tagName} ${each.textContent?.trim().slice(0, 40)}`);
  const inside = over.left >= 0 && over.top >= 0 && over.right <= innerWidth && over.bottom <= innerHeight;
  return inside && over.width > 40 ? under : [...under, `the call itself: ${JSON.stringify(over)}`];
}

/** A question of a fight in the turn of somebody else. */
const reacting = position('fight-duel-react') as Saved;
const asked: Saved = {
  ...reacting,
  game: { ...reacting.game, position: { ...reacting.game.position, turn: { seat: 1, round: 9, actions: 1 } } },
};
const before: Saved = { ...asked, game: { ...asked.game, seq: asked.game.seq - 1, ask: null } };
const moments: Record<string, [Saved, Saved]> = {
  'Your turn': [theirs, withPerson],
  'Your choice': [before, asked],
};

for (const [width, height] of [
  [360, 640],
  [390, 844],
  [740, 360],
  [844, 390],
  [1280, 720],
  [1440, 900],
] as const)
  for (const [words, [first, then]] of Object.entries(moments))
    test(`“${words}” covers nothing at ${width}x${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      let line: WebSocketRoute | undefined;
      await open(page, first, { speed: 0, notify: 'off' }, { connected: (socket) => (line = socket) });
      await expect(page.getByRole('banner').first()).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const under = page.waitForFunction(covered, undefined, { timeout: 20_000 });
      line?.send(JSON.stringify(wholeUpdate(then.game)));
      expect(await (await under).jsonValue()).toEqual([]);
    });

test('nothing is offered against bots', async ({ page }) => {
  await listen(page);
  await open(page, turn, { speed: 0 });
  await expect(page.getByRole('heading', { name: 'What will you do?' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notifications' })).toHaveCount(0);
});

test('a hidden page shows a notification, and takes it back', async ({ page }) => {
  await listen(page, true);
  await page.addInitScript(() => Object.assign(window.Notification, { permission: 'granted' }));
  let line: WebSocketRoute | undefined;
  await open(page, theirs, { speed: 0, notify: 'on' }, { connected: (socket) => (line = socket) });
  await expect(page.getByRole('banner')).toBeVisible();
  line?.send(mine);
  await expect.poll(() => told(page)).toEqual(['Your turn']);
  line?.send(JSON.stringify(wholeUpdate({ ...theirs.game, seq: turn.game.seq + 1 })));
  await expect.poll(() => told(page)).toEqual(['Your turn', 'closed']);
});
