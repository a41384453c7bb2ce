// A real browser in front of the proxy, which plays a game against bots by pressing what can be pressed.
//
//   node browser.mjs PROXY HOST PAUSE_MS SEED
//
// Prints a line of JSON for everything that the page is answered (`status`, `failed`) and for each choice, with what it had to
// wait for until the next one could be made (`pause`), until its standard input ends.

import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const [proxy, host, rest, seed] = process.argv.slice(2);
const { chromium } = createRequire(fileURLToPath(new URL('../../web/package.json', import.meta.url)))('@playwright/test');
const light = '/usr/bin/chromium-headless-shell';
const executablePath = process.env.CHROMIUM ?? (existsSync(light) ? light : '/usr/bin/chromium');
// What the page calls the result of a game.
const words = readFileSync(new URL('../../locales/en/web-result.ftl', import.meta.url), 'utf8');
const over = /^web-result-podium = (.+)$/m.exec(words)[1];
const say = (what) => process.stdout.write(`${JSON.stringify(what)}\n`);

let stopped = false;
process.stdin.resume().on('end', () => (stopped = true));

let state = Number(seed) >>> 0;
const share = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;

// The address that people type; its port is the proxy's.
const args = ['--no-sandbox', '--disable-gpu', `--host-resolver-rules=MAP ${host}:443 ${proxy}`];
const browser = await chromium.launch({ executablePath, args });
const context = await browser.newContext({ ignoreHTTPSErrors: true, locale: 'en' });
// Not in the browser's own page about an address that does not answer, which has no storage.
await context.addInitScript(() => {
  if (location.protocol !== 'https:') return;
  localStorage.setItem('darkrock.settings', '{"speed":0,"autoPass":false,"language":"en"}');
});
const page = await context.newPage();
page.on('response', (answer) => say({ status: answer.status(), path: new URL(answer.url()).pathname }));
page.on('requestfailed', (request) => say({ failed: new URL(request.url()).pathname }));
page.on('pageerror', (error) => say({ error: String(error) }));

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Tries something until it works: whatever is on its way may be lost. */
async function insist(what) {
  for (let tries = 0; ; tries += 1) {
    try {
      return await what();
    } catch (error) {
      if (stopped || tries > 100) throw error;
      await pause(200);
    }
  }
}

/** Makes a game against a bot, as the page's own requests do. */
const makeGame = () =>
  page.evaluate(async () => {
    const send = async (path, body) => {
      const answer = await fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      return answer.json();
    };
    await send('/api/guest', { name: 'Mara' });
    const settings = { length: 15, pace: 'instant', absence: 0, characters: 'random' };
    const { id } = await send('/api/tables', { settings, seats: [null, 'greenhorn'] });
    await send(`/api/tables/${id}/seats/1`, { action: 'sit', part: '17'.repeat(32) });
    await send(`/api/tables/${id}/start`, {});
    return id;
  });

/** Focuses one of the choices that can be made; whether there is one, or the game is over. */
const focusOne = (at) =>
  page.evaluate(({ at, over }) => {
    if (document.querySelector('#decision.sent') !== null) return 'waits';
    const pressable =
      '#decision:not(.sent) .cell button:not([aria-disabled="true"]), button.reach:not([aria-disabled="true"])';
    const regions = [...document.querySelectorAll('section[aria-label]')];
    if (regions.some((region) => region.getAttribute('aria-label') === over)) return 'over';
    const open = [...document.querySelectorAll(pressable)].filter((button) =>
      button.checkVisibility({ visibilityProperty: true }),
    );
    const button = open[Math.floor(at * open.length)];
    button?.focus();
    return button !== undefined && document.activeElement === button ? 'focused' : 'waits';
  }, { at, over });

async function play() {
  await insist(() => page.goto(`https://${host}/`));
  while (!stopped) {
    const table = await insist(makeGame);
    await insist(() => page.goto(`https://${host}/table/${table}`));
    let since = null;
    for (let now = 'waits'; !stopped && now !== 'over'; ) {
      now = await insist(() => focusOne(share()));
      if (now === 'focused') {
        if (since !== null) say({ pause: Date.now() - since });
        await pause(Number(rest) * (0.5 + share()));
        // What had the focus may be gone by now.
        if ((await insist(() => focusOne(share()))) !== 'focused') continue;
        await page.keyboard.press('Enter');
        since = Date.now();
      }
      await pause(20);
    }
  }
}

say({ ready: browser.version() });
try {
  await play();
} catch (error) {
  if (!stopped) say({ error: String(error) });
}
await browser.close();
