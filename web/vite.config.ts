// How the page is built and tested: aliases, the texts of `locales/`, and what may be loaded first.
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compress } from './build/compress.ts';
import { number } from './build/number.ts';
import { scriptName, texts } from './build/texts.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte(), texts(), number(), compress()],
  resolve: {
    alias: { $lib: here('src/lib') },
    // The tests run what a browser runs, not Svelte's half for servers.
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
  },
  server: {
    port: 5173,
    // The texts lie beside the client, in locales/ at the root of the project; the gallery draws the board of content/.
    fs: { allow: [here('.'), here('../locales'), here('../content')] },
    proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } },
  },
  build: {
    outDir: 'dist',
    target: 'es2022',
    // The server's policy allows no data: fonts, so every asset stays a file.
    assetsInlineLimit: 0,
    // Only index.html is built: the gallery is a page for those who work on the client.
    rollupOptions: {
      input: here('index.html'),
      output: {
        // Everything that the first screen needs is one file. The texts lie in a folder for each language.
        codeSplitting: { groups: [{ name: 'home', tags: ['$initial'] }] },
        chunkFileNames: ({ facadeModuleId }) => `assets/${scriptName(facadeModuleId) ?? '[name]'}-[hash].js`,
      },
    },
  },
  // A slow machine is no fault: some tests read all of the source.
  test: {
    environment: 'node',
    // The games that COACHED_GAMES names are tested on their own: a test of the server writes them.
    include: [process.env.COACHED_GAMES ? 'src/**/*.games.ts' : 'src/**/*.test.ts'],
    setupFiles: [here('src/lib/board.testing.ts')],
    testTimeout: 60_000,
  },
});
