// Axe finds nothing at any kind of decision, nor at what comes beside one: the coach, notices, previews, wares, the result, and the
// screens around the game.

import { expect, test, type Page } from '@playwright/test';
import { answersIn, show } from './support/answers';
import { isClean } from './support/axe';
import { pictures } from './support/pictures';
import { screens } from './support/screens';
import { openTable, position, positions } from './support/serve';
import { said } from './support/words';

const sizes = { desktop: { width: 1280, height: 720 }, phone: { width: 390, height: 844 } };
const played = positions.filter((name) => name !== 'over');
// A test shows several positions one after another: loading the page takes most of the time.
const together = 12;
const groups = played.flatMap((_, at) => (at % together === 0 ? [played.slice(at, at + together)] : []));

/** Pictures with something beside the decision, or without one; not those whose clock stands still, for which axe would wait. */
const told = ['coach', 'coach-bandit', 'why', 'goals-dealt', 'tale', 'recap', 'log', 'hint'];
const choices = ['move', 'ahead', 'space-tip', 'rewards-closed', 'wares', 'lowest', 'two-boards', 'border-town'];
const beside = [...told, ...choices];
/** Those that a phone shows in the room of something else: looked at there, too, before each change lands. */
const crowded = ['tale', 'recap', 'log', 'ahead', 'wares', 'lowest'];
const around = [
  'home',
  'lobby',
  'door',
  'result',
  'result-man-in-black',
  'replay',
  'review',
  'tutorial',
  'lesson',
] as const;

for (const [device, viewport] of Object.entries(sizes)) {
  // What a phone shows differently is looked at with the long tests.
  const long = device === 'phone' ? ' @long' : '';
  test.describe(device, () => {
    test.use({ viewport, hasTouch: device === 'phone' });

    for (const names of groups)
      test(`axe finds nothing at ${names[0]} to ${names.at(-1)}${long}`, async ({ page, baseURL }) => {
        test.setTimeout(180_000);
        const api = await answersIn(page, 'en', baseURL ?? '');
        const table = await openTable(page, position(names[0] ?? ''), { speed: 0 }, { api });
        await shown(page);
        for (const name of names) {
          await table.show(position(name));
          await test.step(name, () => isClean(page));
        }
      });

    for (const name of beside)
      test(`axe finds nothing beside a decision: ${name}${crowded.includes(name) ? '' : long}`, async ({
        page,
        baseURL,
      }) => {
        await pictures[name]?.open(page, baseURL ?? '');
        await isClean(page);
      });

    for (const name of around)
      test(`axe finds nothing on the screen ${name}`, async ({ page, baseURL }) => {
        test.setTimeout(120_000);
        await show(page, 'en', screens[name], baseURL ?? '');
        for await (const _ of screens[name].parts(page, (id) => said('en', id))) break;
        await isClean(page);
      });
  });
}

async function shown(page: Page): Promise<void> {
  await expect(page.locator('[data-position]')).toBeAttached({ timeout: 20_000 });
}
