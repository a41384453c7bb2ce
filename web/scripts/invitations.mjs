// The pictures of the previews of links to tables, into `public/invitation/`: a town at dusk, with what is played.
// Programs that show previews read no SVG, so they are drawn once: `node scripts/invitations.mjs`, with CHROMIUM=path if needed.

import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const size = { width: 1200, height: 630 };
const file = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const dark = '#1b1012';
const near = '#150b0d';
const lamp = '#ffd98a';

const rect = (x, y, w, h, fill = dark) => `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"/>`;
const path = (d, fill = dark, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;
const windows = (...at) => at.map(([x, y, w = 14, h = 20]) => rect(x, y, w, h, lamp)).join('');

/** A house with a false front; `step` is the height of the middle of its top. */
const house = (x, w, h, step) => {
    const top = 520 - h;
    return rect(x, top, w, h) + rect(x + w * 0.22, top - step, w * 0.56, step + 2) + rect(x - 5, top, w + 10, 7);
};

const porch = (x, w, y) =>
    path(`M${x - 8} ${y}L${x + 8} ${y - 14}H${x + w - 8}L${x + w + 8} ${y}Z`) +
    [0.04, 0.34, 0.63, 0.93].map((part) => rect(x + w * part, y, 5, 522 - y)).join('');

const tower = (x) =>
    path(`M${x} 400L${x + 33} 372L${x + 66} 400Z`) +
    rect(x + 4, 400, 58, 50) +
    path(
        `M${x + 8} 450L${x - 2} 522M${x + 58} 450L${x + 68} 522M${x + 8} 490L${x + 60} 462M${x + 58} 490L${x + 6} 462`,
        'none',
        `stroke="${dark}" stroke-width="6"`,
    );

const cactus = (x, y, s) =>
    path(
        `M0 0V-70M0-26H-20V-50M0-18H20V-44`,
        'none',
        `stroke="${near}" stroke-width="13" stroke-linecap="round" stroke-linejoin="round" transform="translate(${x} ${y}) scale(${s})"`,
    );

const town = [
    tower(96),
    house(190, 120, 92, 26),
    windows([212, 452], [274, 452], [243, 488, 18, 32]),
    house(322, 168, 128, 34),
    windows([346, 410], [382, 410], [418, 410], [454, 410], [352, 474, 20, 30], [440, 474, 20, 30], [396, 468, 20, 52]),
    porch(318, 176, 452),
    house(508, 104, 84, 20),
    windows([528, 462], [578, 462]),
    house(700, 132, 104, 30),
    windows([722, 436], [796, 436], [758, 476, 18, 44]),
    porch(696, 140, 462),
    // The church.
    path('M862 522V452L902 418L942 452V522Z') +
        path('M886 440V372L902 340L918 372V440Z') +
        rect(900, 318, 4, 26) +
        rect(893, 326, 18, 4),
    windows([895, 384, 14, 22], [876, 470, 12, 26], [916, 470, 12, 26]),
    house(968, 112, 78, 18),
    windows([990, 462], [1044, 462]),
].join('');

const ground =
    path('M0 520C240 508 420 526 640 518S1000 512 1200 522V630H0Z', '#33201b') +
    path('M0 566C200 548 380 574 600 562S980 552 1200 570V630H0Z', '#4d2f22') +
    cactus(60, 590, 1.25) +
    cactus(1140, 596, 1.4) +
    cactus(1066, 580, 0.7);

const wheel = (x, y, r) =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${near}" stroke-width="6"/>` +
    path(`M${x - r} ${y}H${x + r}M${x} ${y - r}V${y + r}`, 'none', `stroke="${near}" stroke-width="3"`);

const car = (x) =>
    rect(x, 512, 150, 54, near) +
    rect(x - 6, 506, 162, 9, near) +
    windows(...[0, 1, 2, 3].map((n) => [x + 16 + n * 32, 524, 20, 18])) +
    wheel(x + 30, 572, 13) +
    wheel(x + 120, 572, 13);

/** A train in front of the town. */
const train =
    path('M0 590H1200', 'none', `stroke="${near}" stroke-width="7"`) +
    car(196) +
    car(366) +
    rect(536, 540, 190, 28, near) +
    rect(600, 506, 118, 44, near) +
    rect(536, 484, 62, 70, near) +
    rect(528, 478, 78, 9, near) +
    windows([552, 496, 28, 22]) +
    path('M684 506V474L674 458H706L696 474V506Z', near) +
    path('M640 506V492H656V506Z', near) +
    path('M726 568L764 584H726Z', near) +
    `<circle cx="722" cy="520" r="8" fill="${lamp}"/>` +
    wheel(566, 570, 15) +
    wheel(630, 566, 20) +
    wheel(684, 566, 20) +
    `<g fill="#d9c3b4" opacity=".5"><circle cx="688" cy="436" r="20"/><circle cx="660" cy="414" r="26"/><circle cx="620" cy="398" r="32"/><circle cx="570" cy="390" r="36"/><circle cx="512" cy="386" r="32"/></g>`;

/** A camp in front of the town: a wagon, a tent and a fire. */
const camp =
    `<radialGradient id="fire"><stop offset="0" stop-color="#ffcf70" stop-opacity=".95"/><stop offset="1" stop-color="#ff9a3c" stop-opacity="0"/></radialGradient>` +
    `<circle cx="600" cy="566" r="120" fill="url(#fire)"/>` +
    path('M330 560C330 470 352 456 420 456S510 470 510 560Z', '#7a5540') +
    path('M352 560C352 486 366 474 420 474S488 486 488 560Z', near) +
    rect(316, 548, 208, 16, near) +
    wheel(358, 574, 25) +
    wheel(484, 574, 25) +
    path('M688 598L768 484L850 598Z', '#7a5540') +
    path('M752 598L768 484L790 598Z', near) +
    path('M572 596L628 580M572 580L628 596', 'none', `stroke="${near}" stroke-width="9" stroke-linecap="round"`) +
    path('M600 526C622 552 620 570 600 584C580 570 582 552 600 526Z', '#ffb84d') +
    path('M601 546C612 562 610 572 600 580C590 572 592 560 601 546Z', '#fff0b8');

const dusk = readFileSync(file('src/assets/dusk.svg'), 'utf8');
const wordmark = readFileSync(file('src/assets/wordmark.svg'), 'utf8').replace('<svg ', '<svg width="660" ');

const page = (more) => `<!doctype html><style>
  body { margin: 0; position: relative; width: 1200px; height: 630px; overflow: hidden; background: ${dark}; }
  body > * { position: absolute; }
  .dusk { inset: 0; width: 1200px; height: 675px; }
  .word { left: 270px; top: 76px; filter: drop-shadow(0 4px 0 #5b2119) drop-shadow(0 8px 14px #000a); }
</style><body>${dusk}
<svg viewBox="0 0 1200 630" width="1200" height="630" style="inset:0">${town}${ground}${more}</svg>
<div class="word">${wordmark}</div>`;

const folder = file('public/invitation');
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ['--no-sandbox'] });
const drawing = await browser.newPage({ viewport: size });
for (const [name, more] of Object.entries({ base: '', box: train, mode: camp })) {
    await drawing.setContent(page(more));
    await drawing.screenshot({ path: `${folder}/${name}.jpg`, type: 'jpeg', quality: 76 });
}
await browser.close();
