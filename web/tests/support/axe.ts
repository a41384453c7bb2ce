import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Axe, with the rule that what is read and what is spoken agree, which it leaves out by itself. It gathers nothing but
 * faults, and in one go, as there are no frames: that takes a third of the time.
 */
const axeOn = (page: Page): AxeBuilder =>
  new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ rules: { 'label-content-name-mismatch': { enabled: true } }, resultTypes: ['violations'] });

/** That axe finds nothing at all on the page, be it ever so small. */
export async function isClean(page: Page): Promise<void> {
  const { violations } = await axeOn(page).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160) ?? ''}`)).toEqual([]);
}

/** That the page, or a part of it, has no grave hurdle for people who see, hear or move otherwise. */
export async function isOpenToEverybody(page: Page, part?: string): Promise<void> {
  const axe = axeOn(page);
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(grave.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160) ?? ''}`)).toEqual([]);
}

/** That nothing reaches over the page's width. */
export async function fitsTheWidth(page: Page): Promise<void> {
  const across = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(across).toBe(0);
}
