// Notifications of the page: none beside a message of the server for the same thing.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '$lib/state/settings.svelte';
import { telling } from '$lib/state/telling.svelte';
import { notify } from './notify';

vi.mock('$lib/state/settings.svelte', () => ({ settings: { notify: 'on' }, change: () => Promise.resolve() }));
vi.mock('$lib/state/telling.svelte', () => ({ telling: { arrives: false } }));

const told: string[] = [];
class Fake {
  static permission = 'granted';
  constructor(title: string) {
    told.push(title);
  }
  close(): void {
    told.push('closed');
  }
}

beforeEach(() => {
  told.length = 0;
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('Notification', Fake);
  Object.assign(telling, { arrives: false });
  settings.notify = 'on';
});
afterEach(() => vi.unstubAllGlobals());

test('of a game over days the server tells where its messages arrive, else the page does', () => {
  notify('By post', '', 'darkrock-turn', true);
  expect(told).toEqual(['By post']);
  Object.assign(telling, { arrives: true });
  notify('By post again', '', 'darkrock-turn', true);
  expect(told).toEqual(['By post']);
  // Of a live game nobody else tells.
  notify('Live', '', 'darkrock', false);
  expect(told).toEqual(['By post', 'closed', 'Live']);
  settings.notify = 'off';
  notify('Live again', '', 'darkrock', false);
  expect(told).toEqual(['By post', 'closed', 'Live']);
});
