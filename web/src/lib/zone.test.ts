// @vitest-environment happy-dom
// The zone that the server is told: its clocks now, and their next change to the second.
import { beforeEach, expect, test } from 'vitest';
import { isOtherZone, rememberZone, zoneFrom } from './zone';

beforeEach(() => localStorage.clear());

const START = Date.UTC(2026, 1, 25, 6, 13, 20, 7);
const SPRING = Date.UTC(2026, 2, 29, 1);

test('the next change is found to the second', () => {
  const ahead = (at: number): number => (at < SPRING ? 60 : 120);
  expect(zoneFrom(START, ahead)).toEqual({ offset: 60, changes: SPRING / 1000, next: 120 });
  expect(zoneFrom(SPRING - 1, ahead)).toEqual({ offset: 60, changes: SPRING / 1000, next: 120 });
  expect(zoneFrom(SPRING, ahead)).toEqual({ offset: 120, changes: null, next: 120 });
});

test('a zone without summer time has no change', () => {
  expect(zoneFrom(START, () => -210)).toEqual({ offset: -210, changes: null, next: -210 });
});

test('the zone is told again when it is another one, and only if it was told before', () => {
  const winter = { offset: 60, changes: SPRING / 1000, next: 120 };
  expect(isOtherZone(winter)).toBe(false);
  rememberZone(undefined);
  expect(isOtherZone(winter)).toBe(false);
  rememberZone(winter);
  expect(isOtherZone(winter)).toBe(false);
  expect(isOtherZone({ ...winter, changes: null })).toBe(true);
});
