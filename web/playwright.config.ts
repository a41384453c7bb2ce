import { defineConfig } from '@playwright/test';

// The tests look at a running server: DARKROCK_URL says where. No browser is fetched, the machine's own is used.
export default defineConfig({
  testDir: 'tests',
  forbidOnly: true,
  reporter: 'list',
  use: {
    baseURL: process.env.DARKROCK_URL ?? 'http://127.0.0.1:8080',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox'],
    },
  },
});
