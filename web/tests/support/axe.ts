// Accessibility and width of a page, for all browser tests.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Axe, with its optional rule that visible and accessible names agree. It collects only violations, in one pass without
 * frames, which takes a third of the time.
 */
const axeOn = (page: Page): AxeBuilder =>
  new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ rules: { 'label-content-name-mismatch': { enabled: true } }, resultTypes: ['violations'] });

/** Asserts that axe finds no violation on the page, not even a minor one. */
export async function isClean(page: Page): Promise<void> {
  const { violations } = await axeOn(page).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160) ?? ''}`)).toEqual([]);
}

/** Asserts that the page, or a part of it, has no serious accessibility violation. */
export async function isOpenToEverybody(page: Page, part?: string): Promise<void> {
  const axe = axeOn(page);
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(grave.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160) ?? ''}`)).toEqual([]);
}

/** Asserts that nothing extends beyond the page's width. */
export async function fitsTheWidth(page: Page): Promise<void> {
  const across = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(across).toBe(0);
}
