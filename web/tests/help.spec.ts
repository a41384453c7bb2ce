// The help over the game: it opens at the rule of the decision, for the table's selection, with its house notes.

import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { open, position, type Answers } from './support/serve';

interface Asked extends Record<string, unknown> {
  game: { ask: { rule: string; closed: { choice: string; rule: string; reason: object }[] } };
}
const saved = position('turn-actions') as Asked;
const { ask } = saved.game;

const plain = (text: string) => ({ kind: 'text', spans: [{ text }] });
const book = {
  about: 'English rulebook, 4 players, to 20 LP',
  aid: [
    {
      id: 'actions',
      title: 'Actions',
      blocks: [plain('Each takes one of your actions.')],
      sections: [
        {
          id: 'actions-work',
          title: 'Work',
          blocks: [
            { kind: 'facts', facts: [{ label: 'Cost', spans: [{ text: '1 action.' }] }] },
            { kind: 'list', first: 1, items: [[plain('Roll up your sleeves.')], [plain('Take $10.')]] },
            { kind: 'table', head: [[{ text: 'Icon' }]], rows: [[[{ text: 'Work', icon: 'work' }]]] },
          ],
          sections: [],
        },
      ],
    },
  ],
  chapters: [
    {
      id: 'turn-start',
      title: 'Start of your turn',
      rules: [...new Set([ask.rule, 'base.start.13', ...ask.closed.map(({ rule }) => rule)])].map((id) => ({
        id,
        text: `What ${id} says.`,
        ruling: null,
        variant: null,
        example: false,
      })),
    },
  ],
};
const notes = {
  name: 'Ours',
  description: '',
  credits: 'Mara',
  version: '1.0',
  sections: [
    {
      id: 'notes-1',
      title: 'Snacks',
      blocks: [
        {
          kind: 'text',
          spans: [
            { text: '<img src=x onerror=alert(1)> ' },
            { text: 'the web', link: 'https://example.org/' },
            { text: ' bold', mark: 'strong' },
          ],
        },
      ],
      sections: [],
    },
  ],
};

const asked: string[] = [];
const answering: Answers = {
  api: (url) => {
    if (url.pathname.startsWith('/api/rules/')) {
      asked.push(url.search);
      return { json: book };
    }
    return url.pathname.endsWith('/notes') ? { json: notes } : null;
  },
  reply: (message) => {
    const { type, choice } = message as { type: string; choice?: string };
    const why = ask.closed.find((closed) => closed.choice === choice);
    return type === 'why' && why !== undefined ? { type: 'refused', ...why } : null;
  },
};
const help = (page: Page): Locator => page.getByRole('dialog');
const sizes = { desktop: { width: 1280, height: 720 }, phone: { width: 390, height: 844 } };

for (const [device, viewport] of Object.entries(sizes)) {
  test.describe(device, () => {
    test.use({ viewport, hasTouch: device === 'phone' });

    test('a question leads to its rule, for what this table plays', async ({ page }) => {
      await open(page, saved, { speed: 0 }, answering);
      await page.getByRole('button', { name: 'Why?' }).first().click();
      // The rules that answer the question come first, without their codes, then the page of the rule.
      const answer = help(page).getByRole('region', { name: 'The short answer' });
      await expect(answer).toContainText('What base.start.13 says.');
      const rule = help(page).locator(`[id="${ask.rule}"]`);
      await expect(rule).toHaveAttribute('aria-current', 'true');
      // The page alone scrolls to the rule.
      await expect(rule).toBeInViewport();
      await expect(answer).toBeInViewport({ ratio: 0.9 });
      await expect(help(page).locator('.id')).toHaveCount(0);
      expect(asked.at(-1)).toContain('players=');
      await help(page).getByRole('textbox').fill('sleeves');
      await help(page).getByRole('button', { name: /Work/ }).click();
      await expect(help(page).getByRole('heading', { name: 'Actions' })).toBeVisible();
      await expect(help(page).getByText('Roll up your sleeves.')).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    });

    test('what somebody wrote stays words', async ({ page }) => {
      await open(page, saved, { speed: 0 }, answering);
      await page.getByRole('button', { name: 'Why?' }).first().click();
      await help(page).getByRole('textbox').fill('bold');
      await help(page)
        .getByRole('button', { name: /Snacks/ })
        .click();
      await expect(help(page).getByText('<img src=x onerror=alert(1)>')).toBeVisible();
      await expect(help(page).locator('.page img')).toHaveCount(0);
      await expect(help(page).getByRole('link', { name: 'the web' })).toHaveAttribute('rel', /noopener/);
    });

    test('a closed choice says why, and leads to the rule that forbids it', async ({ page }) => {
      const fight = ask.closed.find(({ choice }) => choice.startsWith('fight'));
      await open(page, saved, { speed: 0 }, answering);
      await page.locator('#decision button[aria-disabled="true"]').first().click({ force: true });
      const told = page.getByRole('alert').filter({ hasText: 'Not allowed' });
      await told.getByRole('button', { name: 'Why?' }).click();
      await expect(help(page).getByText('Not possible now.')).toBeVisible();
      await expect(help(page).locator(`[id="${fight?.rule ?? ''}"]`)).toHaveAttribute('aria-current', 'true');
    });
  });
}
