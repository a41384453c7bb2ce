// High stakes poker on its felt: stay in or fold after the flop, then two more shared cards and the choice of two of one's own.

import { expect, test, type Locator, type Page } from '@playwright/test';
import { decision } from './support/player';
import { openTable, position, type OpenTable } from './support/serve';

type Json = Record<string, unknown>;

const sizes = {
  desktop: { width: 1280, height: 720 },
  phone: { width: 390, height: 844 },
};
const stakes = { purse: 30, ante: 10, house: 40, raise: 20 };
const me = 6;
const other = 2;
const flop = ['3s', '4c', '6h'];
const choice = (kind: string, args: Json = {}): Json => ({
  kind,
  choice: kind,
  label: { id: `choice-${kind}`, args },
  final: true,
  players: [],
  cards: [],
});

/** A fixture of poker in which this viewer decides something about high stakes. */
function stage(poker: Json, question: string, offers: Json[]): Json {
  const from = position('poker') as { game: { position: { poker: Json }; own: Json; ask: Json } };
  const seats = { starter: me, players: [me, other], dealer: null, high_stakes: true };
  const game = {
    ...from.game,
    position: { ...from.game.position, waiting: [me], poker: { ...from.game.position.poker, ...seats, ...poker } },
    own: { ...from.game.own, hand: ['5d', 'Jc', 'Jh'] },
    ask: { ...from.game.ask, question: { id: question, args: {} }, offers },
  };
  return { ...from, game };
}

const staying = (): Json =>
  stage({ step: 'raise', flop, raised: [other], pot: 80 }, 'question-poker-raise', [
    choice('raise', { n: stakes.raise }),
    choice('fold'),
  ]);
const laying = (): Json =>
  stage(
    { step: 'lay', flop: [...flop, 'Kh', 'Ad'], raised: [other, me], pot: 120 },
    'question-poker-lay',
    [
      ['5d', 'Jc'],
      ['5d', 'Jh'],
      ['Jc', 'Jh'],
    ].map((cards, worth) => ({
      ...choice('lay'),
      choice: `lay ${cards.join(' ')}`,
      cards,
      hand: { category: 'pair', worth },
    })),
  );

/** The numbers of the module are part of the book that a table loads. */
const book = (): Json => {
  const handbook = position('handbook') as { numbers: Json };
  return { ...handbook, numbers: { ...handbook.numbers, high_stakes: stakes } };
};
const table = (page: Page, snapshot: Json): Promise<OpenTable> =>
  openTable(
    page,
    snapshot,
    { speed: 0 },
    { api: ({ pathname }) => (pathname.startsWith('/api/content') ? { json: book() } : null) },
  );
const scene = (page: Page): Locator => page.getByRole('region', { name: 'High stakes poker' });
const played = ({ sent }: OpenTable): unknown[] => sent.flatMap((each) => (each as Json).choice ?? []);

for (const [device, viewport] of Object.entries(sizes)) {
  test(`whoever stays in sees two more cards, on a ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const opened = await table(page, staying());
    const felt = scene(page);
    await expect(felt).toContainText('$80', { timeout: 20_000 });
    await expect(felt).toContainText('$40 from the house, $10 and $20 from each player');
    await expect(felt).toContainText('Stays in');
    await expect(felt.locator('.middle > .flop > .empty')).toHaveCount(2);
    await decision(page).getByRole('button', { name: 'Stay in for $20' }).click();
    await expect.poll(() => played(opened)).toEqual(['raise']);

    await opened.show(laying());
    await expect(felt).toContainText('$120');
    await expect(felt, 'the house stays in, too').toContainText('$60 from the house');
    await expect(felt.locator('.middle > .flop > .empty')).toHaveCount(0);
    await expect(felt.locator('.middle > .flop > *')).toHaveCount(5);
    await decision(page).getByRole('button', { name: /J♣ J♥/ }).click();
    await expect.poll(() => played(opened)).toEqual(['raise', 'lay Jc Jh']);
  });
}

test('whoever folds knows what it costs', async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  const opened = await table(page, staying());
  const fold = decision(page).getByRole('button', { name: 'Fold' });
  await expect(fold).toContainText('You lose your ante and draw a card', { timeout: 20_000 });
  await fold.click();
  await expect.poll(() => played(opened)).toEqual(['fold']);
});
