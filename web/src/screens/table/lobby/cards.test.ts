// @vitest-environment happy-dom
import { flushSync, mount } from 'svelte';
import { expect, test } from 'vitest';
import { loadTexts } from '$lib/text/fluent';
import { useHandbook } from '$lib/text/handbook';
import type { SeatInfo, TableInfo } from '$lib/wire';
import handbook from '../../../../fixtures/handbook.json';
import snapshot from '../../../../fixtures/turn-actions.json';
import TableFields from '../../setup/TableFields.svelte';
import AwayNote from './AwayNote.svelte';
import CloseTable from './CloseTable.svelte';
import LinkCard from './LinkCard.svelte';
import SeatCard from './SeatCard.svelte';
import StartCard from './StartCard.svelte';

await loadTexts('en');
useHandbook(handbook as unknown as Parameters<typeof useHandbook>[0]);

const base = snapshot.table as unknown as TableInfo;
const [one] = base.seats as [SeatInfo];
const info = (more: Partial<TableInfo>): TableInfo => ({
  ...base,
  status: 'open',
  host: false,
  seats: [
    { ...one, seat: 1, mine: true, character: null },
    { ...one, seat: 2, mine: false, name: 'Jules', character: null },
    { ...one, seat: 3, mine: false, sitter: 'open', name: '', character: null },
  ],
  lobby: { ready: [2], newcomers: [] },
  ...more,
});
const act = (): Promise<void> => Promise.resolve();

function drawn(component: unknown, props: object): HTMLElement {
  const target = document.createElement('div');
  document.body.append(target);
  mount(component as Parameters<typeof mount>[0], { target, props });
  flushSync();
  return target;
}
const text = (component: unknown, props: object): string =>
  (drawn(component, props).textContent ?? '').replace(/[\u2068\u2069]/g, '').replace(/\s+/g, ' ');

const acting = info({ lobby: { ready: [2], newcomers: [], passes: 0, deputy: 1 } });

test('whoever acts for a host who is away can start, fill seats and close the table', () => {
  const soon = info({ lobby: { ready: [], newcomers: [], passes: 300, deputy: 2 } });
  expect(text(AwayNote, { info: acting, elapsed: 0 })).toContain('Meanwhile, you can fill seats');
  expect(text(AwayNote, { info: soon, elapsed: 0 })).toContain('Jules can start the game in 5 min');
  expect(text(AwayNote, { info: info({}), elapsed: 0 })).toBe('');
  const start = (of: TableInfo): string => text(StartCard, { info: of, busy: false, unagreed: false, act });
  expect(start(acting)).toContain('Start the game');
  expect(start(info({}))).not.toContain('Start the game');
  expect(start(info({}))).toContain('I’m ready');
  expect(text(CloseTable, { info: acting })).toContain('Close the table');
});

test('a seat offers what this browser may do there', () => {
  const seat = (n: number, of: TableInfo): string =>
    text(SeatCard, { info: of, seat: of.seats[n - 1], levels: ['cowboy'], busy: false, act, onknown: () => undefined });
  expect(seat(2, acting)).toContain('Ready');
  expect(seat(2, acting)).not.toContain('Open the seat');
  expect(seat(3, acting)).toContain('Add a bot');
  expect(seat(3, info({}))).not.toContain('Add a bot');
  expect(seat(2, info({ host: true }))).toContain('Open the seat');
});

test('an invitation has its key in the link, for whoever invites', () => {
  const settings: TableInfo['settings'] = { ...base.settings, entry: 'invitation' };
  const host = info({ host: true, settings, lobby: { ready: [], newcomers: [], key: 'ab' } });
  const card = drawn(LinkCard, { info: host });
  expect(card.querySelector('input')?.value).toMatch(/\?key=ab$/);
  expect(card.textContent).toContain('people need this link to sit down');
  expect(drawn(LinkCard, { info: info({ settings }) }).querySelector('input')?.value).not.toContain('key');
  expect(text(TableFields, { settings: base.settings, fixed: false, onchange: () => undefined })).toContain(
    'Who may take a seat',
  );
});
