// Printing the rules: all of them, without navigation.

import { expect, test } from '@playwright/test';
import { open, position } from './support/serve';

const rule = (id: string, text: string) => ({ id, text, ruling: null, variant: null, example: false });
const chapters = Array.from({ length: 12 }, (_, n) => ({
  id: `chapter-${n}`,
  title: `Chapter ${n}`,
  rules: Array.from({ length: 12 }, (_, at) => rule(`base.x${n}.${at}`, `What rule ${at} of chapter ${n} says.`)),
}));
const aid = [
  { id: 'setup', title: 'Setting up', blocks: [{ kind: 'text', spans: [{ text: 'Deal.' }] }], sections: [] },
];
const book = { about: 'English rulebook, 4 players', aid, chapters };

test('printing the rules prints all of them', async ({ page }) => {
  await open(
    page,
    position('turn-actions'),
    {},
    {
      at: '/rules',
      api: (url) => (url.pathname.startsWith('/api/rules/') ? { json: book } : null),
    },
  );
  const last = page.getByText('What rule 11 of chapter 11 says.');
  await expect(page.getByRole('heading', { name: 'Setting up' })).toBeVisible();
  await expect(last).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(last).toBeVisible();
  for (const { title } of chapters) {
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'Setting up' })).toBeVisible();
  await expect(page.getByRole('navigation', { includeHidden: true }).first()).toBeHidden();
  await expect(page.getByRole('search', { includeHidden: true }).first()).toBeHidden();
  // Nothing scrolls in print: the last rule is within every box around it.
  const cut = await last.evaluate((element) => {
    const { bottom } = element.getBoundingClientRect();
    for (let box = element.parentElement; box !== null && box !== document.body; box = box.parentElement) {
      const clips = getComputedStyle(box).overflowY !== 'visible';
      if (clips && box.getBoundingClientRect().bottom < bottom) return box.className;
    }
    return null;
  });
  expect(cut).toBeNull();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(3000);
  await page.emulateMedia({ media: 'screen' });
  await expect(last).toBeHidden();
});

test('a question finds what the rules call otherwise', async ({ page }) => {
  const said = [
    { id: 'heal', title: 'Wounds', rules: [rule('base.heal.01', 'At the doctor’s office you discard wounds.')] },
    { id: 'turn', title: 'Turns', rules: [rule('base.turn.01', 'You take three actions.')] },
    { id: 'move', title: 'Movement', rules: [rule('base.move.01', 'A mount adds two spaces.')] },
  ];
  await open(
    page,
    position('turn-actions'),
    { codes: true },
    {
      at: '/rules',
      api: (url) => (url.pathname.startsWith('/api/rules/') ? { json: { ...book, chapters: said } } : null),
    },
  );
  for (const [query, found] of [
    ['how do I heal', 'base.heal.01'],
    ['how many actions', 'base.turn.01'],
    ['horse', 'base.move.01'],
  ] as const) {
    await page.getByRole('search').getByRole('textbox').fill(query);
    await expect(page.getByRole('button', { name: found })).toBeVisible();
  }
});
