// The sheet of what is drawn beside what it replaced, from the gallery into docs/screens/drawings.jpeg (not .jpg: the index
// is not of the gallery), or into the file that is named: `npm --prefix web run drawings`, with CHROMIUM=path for another browser.

import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { createServer } from 'vite';

const [out = fileURLToPath(new URL('../../docs/screens/drawings.jpeg', import.meta.url))] = process.argv.slice(2);
const server = await createServer({
    root: fileURLToPath(new URL('..', import.meta.url)),
    server: { host: '127.0.0.1', port: 0 },
    logLevel: 'error',
});
await server.listen();
const { port } = server.httpServer.address();
// The browser of the machine, like the tests.
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium' });
try {
    const page = await browser.newPage({ viewport: { width: 1720, height: 1000 } });
    await page.goto(`http://127.0.0.1:${port}/gallery.html?bare#drawings`);
    await page.locator('figure').last().waitFor({ timeout: 120_000 });
    // They are loaded when they come into view.
    await page.evaluate(async () => {
        for (const picture of document.images) picture.loading = 'eager';
        await Promise.all([...document.images].map((picture) => picture.decode()));
        await document.fonts.ready;
    });
    await page.screenshot({ path: out, fullPage: true, ...(out.endsWith('.png') ? {} : { quality: 80 }) });
} finally {
    await browser.close();
    await server.close();
}
