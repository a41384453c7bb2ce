// `npm run delivery` prints what a visit fetches and how long it takes; these are no tests.
import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

export default defineConfig({ ...tests, testDir: 'measures', workers: 1 });
