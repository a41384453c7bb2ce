// @vitest-environment happy-dom
import { flushSync, mount } from 'svelte';
import { expect, test } from 'vitest';
import { loadTexts } from '$lib/text/fluent';
import type { SeatInfo, TableInfo } from '$lib/wire';
import snapshot from '../../../fixtures/turn-actions.json';
import Ended from '../../screens/table/Ended.svelte';
import EndAlert from './EndAlert.svelte';

await loadTexts('en');

const base = snapshot.table as unknown as TableInfo;
const [one] = base.seats as [SeatInfo];
const info = (more: Partial<TableInfo>): TableInfo => ({
  ...base,
  seats: [
    { ...one, seat: 1, mine: true },
    { ...one, seat: 2, mine: false, name: 'Jules' },
  ],
  ...more,
});
function drawn(component: unknown, props: object): HTMLElement {
  const target = document.createElement('div');
  document.body.append(target);
  mount(component as Parameters<typeof mount>[0], { target, props });
  flushSync();
  return target;
}
const plain = (of: HTMLElement): string => (of.textContent ?? '').replace(/[\u2068\u2069]/g, '').replace(/\s+/g, ' ');

test('whoever is asked whether the game is to end answers, and whoever watches is told', () => {
  const sent: boolean[] = [];
  const table = (of: TableInfo): object => ({ info: of, wantEnd: (agree: boolean) => sent.push(agree) });
  const asked = drawn(EndAlert, { table: table(info({ ending: { agreed: [2], missing: [1] } })) });
  expect(plain(asked)).toContain('Jules wants to end the game without a result');
  for (const button of asked.querySelectorAll('button')) button.click();
  expect(sent).toEqual([true, false]);
  const seats = base.seats.map((seat) => ({ ...seat, mine: false, name: `P${seat.seat}` }));
  const watching = drawn(EndAlert, { table: table(info({ seats, ending: { agreed: [1], missing: [2] } })) });
  expect(watching.querySelectorAll('button')).toHaveLength(0);
  expect(plain(watching)).toContain('P1 wants to end the game without a result');
  expect(plain(drawn(EndAlert, { table: table(info({})) }))).toBe('');
});

test('a game without a result says why', () => {
  const ended = (ended: { ended?: 'agreement' }): string => {
    const stopped = { choices: 9, left: 0, rules: 1, agreed: [1, 2], ...ended };
    return plain(drawn(Ended, { table: { info: info({ status: 'finished', stopped }), position: null } }));
  };
  expect(ended({ ended: 'agreement' })).toContain('agreed to end the game');
  expect(ended({})).toContain('The rules were corrected');
});
