// Modules of the page's source, compiled as those of the page are: a test cannot import what uses their aliases, texts and styles.

import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Loads a module by its path below `web/`. */
export async function source<T>(path: string): Promise<T> {
  const server = await createServer({
    root,
    configFile: `${root}vite.config.ts`,
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    return (await server.ssrLoadModule(`/${path}`)) as T;
  } finally {
    await server.close();
  }
}
