// The replay of a finished game: its address is that of the step, and no player counts as absent.

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
