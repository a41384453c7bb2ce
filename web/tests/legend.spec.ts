// The page of a legendary story and the pieces on the map, at a position that has them all.

import { expect, test, type Page } from '@playwright/test';
import type { Handbook, LegendPage, Position } from '../src/lib/wire';
import { isClean } from './support/axe';
import { open, position as fixture } from './support/serve';

type Json = Record<string, unknown>;

const page2: LegendPage = {
  number: 2,
  name: 'A Mule Named Senator',
  tale: 'Old Tobias Fenn is sober for the first time in eleven years, and it frightens people. His mule has run off in her blanket, and the only map of the Fenn lode is stitched on the inside of it. She answers to Senator, when she answers, and she eats whatever is put in front of her.',
  open: 'Place bandits at every hideout of the gang B.',
  ongoing: ['At the start of your turn outside the towns: lose $10.'],
  parts: [
    {
      name: 'Buy oats, and plenty of them',
      meets: 'Spend at least $20 on items and upgrades in one action.',
      text: 'Draw 2 cards.',
      label: 'Draw 2 cards',
    },
    {
      name: 'Find the right mule',
      meets: 'Reveal map token O.',
      text: 'Gain 1 LP.',
      label: 'Gain 1 LP',
    },
    {
      name: 'Win a quarrel',
      meets: 'Win a fight against another player.',
      text: 'Gain 1 LP, and draw 1 card.',
      label: 'Gain 1 LP, and draw 1 card',
    },
  ],
  tokens: [
    { tale: 'Senator is standing in a creek.', text: 'Gain 1 nugget.', lines: ['Gain 1 nugget.'] },
    { tale: 'A mule, certainly.', text: 'Gain $10.', lines: ['Gain $10.'] },
    { tale: 'You came up behind the wrong mule.', text: 'Draw 1 card.', lines: ['Draw 1 card.'] },
  ],
  endings: [
    {
      tale: 'The blanket came home less one corner. Senator had eaten the lode, the river and most of Mesito’s Point, and forty men with shovels were waiting to be told.',
      text: 'Each player with a disc on this story: gain 1 LP. Each player: discard 1 card. Bandits appear at the hideouts B.',
      lines: [
        'Each player with a disc on this story: gain 1 LP.',
        'Each player: discard 1 card.',
        'Bandits appear at the hideouts B.',
      ],
    },
    { tale: 'The stitching was a map.', text: 'Gain 1 LP.', lines: ['Gain 1 LP.'] },
  ],
};

const book = (): Json => ({
  ...fixture('handbook'),
  legends: { mule: page2 },
  deeds: {
    'sunny-hills-mine': { name: 'Sunny Hills Mine', text: 'Prospect twice.', cost: 40, lp: [1], lp_for_each_deed: 0 },
    'darkrock-saloon': { name: 'Darkrock Saloon', text: 'Gain $30.', cost: 50, lp: [1], lp_for_each_deed: 0 },
  } satisfies Handbook['deeds'],
  injuries: {
    'injury-fever': { name: 'Fever', tale: 'You argue with your late uncle.', lines: [{ kind: null, text: '−1 LP.' }] },
  },
});

/** A turn with the open story, deeds, a ruin, an injury and the trader. */
function table(more: Partial<Position> = {}, offers: Json[] = [], log: Json[] = []): Json {
  const snapshot = fixture('turn-actions');
  const game = snapshot.game as { position: Position; ask: { offers: Json[] } | null; own: { seat: number } };
  const [me, other] = game.position.players.map((player) => player.seat);
  const position: Position = {
    ...game.position,
    players: game.position.players.map((player) =>
      player.seat === game.own.seat
        ? {
            ...player,
            injury: 'injury-fever',
            deeds: [
              { id: 'sunny-hills-mine', used: false },
              { id: 'darkrock-saloon', used: true },
            ],
          }
        : player,
    ),
    ruins: ['location-red-falls-saloon', 'place-spikes-view-mine'],
    trader: {
      region: 'region-cliff-junction',
      cart: 'cliff-junction-2',
      spaces: ['cliff-junction-1', 'cliff-junction-2'],
      next: ['region-red-falls'],
      wares: [],
      row: ['mule', 'rifle', 'shotgun'],
      facedown: 9,
    },
    legends: {
      open: {
        story: 'mule',
        discs: [other ?? 2, null, null],
        facedown: ['mesitos-point-5', 'cliff-junction-9'],
        revealed: [{ token: 'danger', seat: me ?? 1 }],
      },
      completed: [],
      left: 18,
    },
    ...more,
  };
  const ask = offers.length > 0 && game.ask !== null ? { ...game.ask, offers } : game.ask;
  return { ...snapshot, log: [...(snapshot.log as Json[]), ...log], game: { ...game, position, ask } };
}

const offer = (choice: string, kind: string, more: Json = {}): Json => ({
  choice,
  kind,
  label: { id: 'choice-pass', args: {} },
  final: true,
  ...more,
});

const shot = async (page: Page, name: string): Promise<void> => {
  if (process.env.SHOTS !== undefined) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` });
};

const show = (page: Page, snapshot: Json) =>
  open(
    page,
    snapshot,
    { speed: 0 },
    {
      api: (url) => (url.pathname.startsWith('/api/content') ? { json: book() } : null),
    },
  );

test('the sheet of a phone has a line with the story: who has taken what, and what it gives', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await show(page, table());
  const line = page.locator('.asked [data-anchor="legend"]');
  const opens = line.getByRole('button', { name: /A Mule Named Senator/ });
  await expect(opens).toBeInViewport({ timeout: 20_000 });
  await expect(line.getByText('Draw 2 cards.')).toBeHidden();
  const parts = line.getByRole('button', { name: 'Conditions', exact: true });
  await parts.click();
  await expect(line.getByRole('listitem')).toHaveCount(3);
  await expect(line.getByText('Reveal map token O.')).toBeInViewport();
  await expect(line.getByText('Draw 2 cards.')).toBeVisible();
  await expect(line.getByText('has taken it')).toHaveCount(1);
  await shot(page, 'phone-line');
  await isClean(page);
  await opens.click();
  await expect(page.getByRole('article', { name: page2.name })).toBeVisible();
});

for (const { name, viewport } of [
  { name: 'desktop', viewport: { width: 1280, height: 720 } },
  { name: 'phone', viewport: { width: 390, height: 844 } },
]) {
  test(`the story, deeds, ruins and the cart are on the table of a ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await show(page, table());
    const phone = name === 'phone';
    await expect(page.locator('.medallion.ruined')).toHaveCount(2);
    await expect(page.locator('.medallion .deed')).toHaveCount(2);
    await expect(page.locator('button.disc.story')).toHaveCount(2);
    await shot(page, `${name}-table`);
    if (phone) await page.getByRole('button', { name: 'Tracks' }).click();
    await shot(page, `${name}-tracks`);
    await page.locator('[data-anchor="legend"] button').click();
    const story = page.getByRole('article', { name: page2.name });
    await expect(story.getByRole('listitem')).toHaveCount(6);
    await shot(page, `${name}-story`);
    await isClean(page);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(story).toHaveCount(0);
    await page.locator('button.cart').dispatchEvent('click');
    await expect(page.getByRole('region', { name: 'The trader’s cart' })).toBeVisible();
    await shot(page, `${name}-trader`);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    if (phone) await page.getByRole('button', { name: /^Hand|^\d+ Hand/ }).click();
    await expect(page.getByRole('list', { name: 'Deeds' }).getByRole('img')).toHaveCount(2);
    await expect(page.locator('.mat .kept.wound')).toBeVisible();
    await shot(page, `${name}-mat`);
  });

  test(`a part is taken on the page of a story on a ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const offers = [offer('take-part 2', 'take-part', { number: 2 }), offer('reveal', 'reveal'), offer('pass', 'pass')];
    const sent = await show(page, table({ question: 'end-of-turn', below: [] }, offers));
    const part = page.getByRole('button', { name: 'Take the condition: Find the right mule. Gain 1 LP' });
    await expect(part).toBeVisible({ timeout: 20_000 });
    await shot(page, `${name}-part`);
    await part.click();
    expect(sent).toContainEqual(expect.objectContaining({ type: 'play', choice: 'take-part 2' }));
  });

  test(`the trader is visited, and the risk die is in sight on a ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const trades = ['mule', 'rifle', 'shotgun'].map((item) => offer(`trade ${item}`, 'trade', { item, cost: 40 }));
    const prizes = ['card', 'money', 'ride'].map((option) => offer(`risk ${option}`, 'risk', { option }));
    const sent = await show(page, table({}, [...trades, offer('work', 'work'), ...prizes, offer('end', 'end')]));
    const visit = page.getByRole('button', { name: /^Visit the trader/ });
    await expect(visit).toBeVisible({ timeout: 20_000 });
    await expect(page.locator('.part.risk button')).toHaveCount(3);
    await expect(page.locator('.part.risk')).toBeInViewport({ ratio: name === 'phone' ? 0.1 : 1 });
    await shot(page, `${name}-risk`);
    await visit.click();
    await expect(page.getByRole('region', { name: 'The trader’s cart' })).toBeVisible();
    await expect(page.locator('#decision .cell button')).toHaveCount(4);
    await shot(page, `${name}-visit`);
    await page
      .locator('#decision')
      .getByRole('button', { name: /^Leave the trader/ })
      .click();
    await expect(visit).toBeVisible();
    await visit.click();
    // The pointer comes to the mule, not the mule to the pointer.
    await page.mouse.move(0, 0);
    await page.locator('#decision .cell button').first().click();
    expect(sent).toContainEqual(expect.objectContaining({ type: 'play', choice: 'trade mule' }));
  });

  test(`the page turns to the ending on a ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const end = { n: 9000, type: 'story-ends', story: 'mule', ending: 1 };
    const offers = [offer('choose a', 'choose', { option: 'pay' }), offer('choose b', 'choose', { option: 'discard' })];
    await show(page, table({ question: 'choose', below: ['ending'] }, offers, [end]));
    const story = page.getByRole('article', { name: page2.name });
    await expect(story.getByRole('heading', { name: /^Ending/ })).toBeVisible({ timeout: 20_000 });
    await shot(page, `${name}-ending`);
    await isClean(page);
  });
}
