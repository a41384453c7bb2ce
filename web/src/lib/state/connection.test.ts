// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { t } from '../text/fluent';
import { change } from './settings.svelte';
import { player, position, update, snapshot, sat, offering } from './testing';

beforeEach(() => change({ speed: 1 }));

test('while the connection is lost nothing can be chosen, and nothing that was chosen is lost', () => {
  const { table, sent, line } = sat();
  table.take(snapshot([], offering(1, 'work', 'move')));
  table.choose('work');
  const play = { type: 'play', seat: 1, choice: 'work', seq: 1 };
  expect(sent).toEqual([play]);
  line.changed('lost');
  expect(table.ask).toBeNull();
  table.choose('move');
  expect(sent).toEqual([play]);
  // It was not received: it is sent again once, with its number.
  line.changed('open');
  expect(table.sent).toBe('work');
  table.take(snapshot([], offering(1, 'work', 'move')));
  table.take(snapshot([], offering(1, 'work', 'move')));
  expect(sent).toEqual([play, play]);
  table.take({ type: 'update', ...update(2, [], position([player(1)])) });
  expect(table.sent).toBeNull();
});

test('a choice that was heard before the connection was lost is not sent again', () => {
  const { table, sent, line } = sat();
  table.choose('work');
  line.changed('lost');
  line.changed('open');
  table.take({ type: 'update', ...offering(2, 'move'), events: [] });
  expect([sent.length, table.sent]).toEqual([1, null]);
});

test('a choice that comes too late after a loss says so', () => {
  const { table, line, sent } = sat();
  table.take(snapshot([], offering(1, 'pass')));
  table.choose('pass');
  line.changed('lost');
  line.changed('open');
  table.take(snapshot([], offering(3, 'pass')));
  expect(sent.map((message) => 'seq' in message && message.seq)).toEqual([1, 1]);
  table.take({ type: 'error', code: 'stale', message: 'too late', about: { kind: 'play', seat: 1, seq: 1 } });
  expect([table.sent, table.error]).toEqual([null, t('web-game-choice-late')]);
  table.choose('pass');
  expect(sent.length).toBe(3);
});

test('a request without a connection is told', () => {
  const { table, line } = sat();
  line.changed('lost');
  expect(table.say('howdy')).toBe(false);
  expect(table.error).toBe(t('web-line-lost'));
});
