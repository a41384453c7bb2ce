// `npm run screens` writes the pictures of docs/screens; these are not tests.
import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

export default defineConfig({ ...tests, testDir: 'screens', globalTeardown: './screens/gather.ts' });
