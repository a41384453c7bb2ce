// A finished game gone through again: its address is that of the moment, and nobody is away from it.

import { expect, test } from '@playwright/test';
import { show } from './support/answers';
import { screens } from './support/screens';

test.use({ viewport: { width: 1280, height: 720 } });

test('the address follows the step, and can be copied', async ({ page, baseURL }) => {
  await show(page, 'en', screens.replay, baseURL ?? '');
  const next = page.getByRole('button', { name: 'One step forward' });
  await next.click();
  await next.click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/replay/sunday/2');
  await page.getByRole('button', { name: 'Copy this moment' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'copied' })).toHaveCount(1);
  await expect(page.getByText('Away', { exact: true })).toHaveCount(0);
});
