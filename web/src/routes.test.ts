import { expect, test } from 'vitest';
import { pathOf, routeOf } from './routes';

test.each([
  ['/', { screen: 'home' }],
  ['/table/abc', { screen: 'table', id: 'abc' }],
  ['/replay/abc', { screen: 'replay', id: 'abc' }],
  ['/replay/abc/120', { screen: 'replay', id: 'abc', at: 120 }],
  ['/review/abc', { screen: 'review', id: 'abc' }],
  ['/review/abc/0', { screen: 'review', id: 'abc', at: 0 }],
  ['/rules', { screen: 'rules', rule: null }],
  ['/rules/base.move.01', { screen: 'rules', rule: 'base.move.01' }],
  ['/tutorial', { screen: 'tutorial', lesson: null }],
  ['/tutorial/moving', { screen: 'tutorial', lesson: 'moving' }],
  ['/leaderboard', { screen: 'leaderboard', group: null }],
  ['/leaderboard/hills%2Briver', { screen: 'leaderboard', group: 'hills+river' }],
  ['/profile', { screen: 'profile', handle: null }],
  ['/profile/0123', { screen: 'profile', handle: '0123' }],
  ['/setup', { screen: 'setup' }],
  ['/settings', { screen: 'settings' }],
  ['/account', { screen: 'account' }],
  ['/admin', { screen: 'admin' }],
] as const)('%s leads to its screen and back', (path, route) => {
  expect(routeOf(path)).toEqual(route);
  expect(pathOf(route)).toBe(path);
});

test('the selection of the rules is in their address', () => {
  const route = { screen: 'rules', rule: 'au.train.01', of: 'modules=ante-up&players=3' } as const;
  expect(pathOf(route)).toBe('/rules/au.train.01?modules=ante-up&players=3');
  expect(routeOf('/rules/au.train.01', '?modules=ante-up&players=3')).toEqual(route);
  expect(routeOf('/settings', '?modules=ante-up')).toEqual({ screen: 'settings' });
});

test.each([
  '/table',
  '/table/a/b',
  '/nowhere',
  '/replay/a/b',
  '/review/a/1/2',
  '/replay',
  '/setup/x',
  '/settings/x',
  '/account/x',
  '/admin/x',
  '/profile/a/b',
  '/tutorial/a/b',
  '/table/%E0%A4%A',
])('%s leads nowhere', (path) => {
  expect(routeOf(path)).toEqual({ screen: 'lost' });
});
