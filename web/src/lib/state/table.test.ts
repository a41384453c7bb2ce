// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { event } from '../events.testing';
import { faultWords } from '../net/api';
import type { Message, WholeUpdate } from '../net/complete';
import type { Offer } from '../wire';
import { advance } from './advance';
import { change } from './settings.svelte';
import { player, position, game, update, snapshot, money, sat } from './testing';
import { windowLasts } from './window';

beforeEach(() => change({ speed: 1 }));

test('an event changes what it speaks of and nothing else', () => {
  const before = position([player(1), player(2)]);
  const after = advance(before, event(1, 'moved', { seat: 2, to: 'red-falls-cabaret' }));
  expect(after.players.map((each) => each.space)).toEqual(['darkrock-bank', 'red-falls-cabaret']);
  expect(advance(before, event(1, 'reshuffled'))).toBe(before);
});

test('an injury is drawn and lost', () => {
  const hurt = advance(position([player(1), player(2)]), event(1, 'injured', { seat: 2, injury: 'injury-stiff-knee' }));
  expect(hurt.players[1]?.injury).toBe('injury-stiff-knee');
  const well = advance(hurt, event(2, 'injury-lost', { seat: 2, injury: 'injury-stiff-knee' }));
  expect(well.players[1]?.injury).toBeNull();
});

test('what happened is shown piece by piece, and choices come after it', async () => {
  const { table } = sat();
  let next: () => void = () => undefined;
  const seen: number[] = [];
  table.onEvent((event) => {
    seen.push(event.n);
    return new Promise((resolve) => (next = resolve));
  });
  table.take({
    type: 'update',
    ...update(2, [money(2, 10), money(3, -5)], position([player(1, { money: 25 })])),
  });
  expect(seen).toEqual([2]);
  expect(table.ask).toBeNull();
  expect(table.position?.players[0]?.money).toBe(20);
  next();
  await vi.waitFor(() => expect(seen).toEqual([2, 3]));
  expect(table.position?.players[0]?.money).toBe(30);
  next();
  await vi.waitFor(() => expect(table.ask).not.toBeNull());
  expect(table.position?.players[0]?.money).toBe(25);
  expect(table.log.map((each) => each.n)).toEqual([1, 2, 3]);
});

test('with no speed everything is there at once', async () => {
  await change({ speed: 0 });
  const { table } = sat();
  table.take({ type: 'update', ...update(2, [money(2, 10)], position([player(1, { money: 30 })])) });
  expect(table.position?.players[0]?.money).toBe(30);
  expect(table.log.length).toBe(2);
  expect(table.ask).not.toBeNull();
});

test('what was taken back is no longer shown nor told', async () => {
  const { table } = sat();
  table.onEvent(() => new Promise(() => undefined));
  table.take({ type: 'update', ...update(2, [money(2, 10)], position([player(1, { money: 30 })])) });
  table.take(snapshot([money(1, 20)], game(3, position([player(1)]))));
  expect(table.position?.players[0]?.money).toBe(20);
  expect(table.ask).not.toBeNull();
  table.take({ type: 'update', ...update(4, [money(4, 40)], position([player(1, { money: 60 })])) });
  await vi.waitFor(() => expect(table.log.map((each) => ('amount' in each ? each.amount : null))).toEqual([20, 40]));
});

test('an empty reaction is passed, unless it is held', () => {
  vi.useFakeTimers();
  const nothing = (seq: number): Message => {
    const next = game(seq, position([player(1)]));
    const offer = { choice: 'pass', kind: 'pass' } as Offer;
    const ask = next.ask === null ? null : { ...next.ask, offers: [offer], only_pass: true, window: true };
    return snapshot([], { ...next, ask });
  };
  const { table, sent } = sat();
  table.take(nothing(2));
  expect(table.passing).toBe(true);
  table.hold();
  vi.advanceTimersByTime(5000);
  expect(sent).toEqual([]);
  table.take(nothing(3));
  vi.advanceTimersByTime(5000);
  expect(sent).toEqual([{ type: 'play', seat: 1, choice: 'pass', seq: 3 }]);
  vi.useRealTimers();
});

test('a reaction window lasts the same time, whatever is held and chosen', () => {
  vi.useFakeTimers();
  const lasted = (choices: string[], choose: string | null, after: number): number => {
    const { table, sent } = sat();
    const next = game(2, position([player(1)]));
    const offers = choices.map((choice) => ({ choice, kind: choice === 'end' ? 'end' : 'pass' }) as Offer);
    const empty = choices.length === 1 && choices[0] === 'pass';
    const ask = next.ask === null ? null : { ...next.ask, offers, only_pass: empty, window: true };
    const asked = Date.now();
    table.take(snapshot([], { ...next, ask }));
    if (choose !== null) setTimeout(() => table.choose(choose), after);
    while (sent.length === 0) vi.advanceTimersByTime(1);
    expect(sent).toEqual([{ type: 'play', seat: 1, choice: choose ?? choices[0], seq: 2 }]);
    table.close();
    return Date.now() - asked;
  };
  const times = [lasted(['pass'], null, 0)];
  for (const after of [0, 90, 700, 1100, 1599]) {
    times.push(lasted(['react Kh', 'pass'], 'react Kh', after), lasted(['react Kh', 'pass'], 'pass', after));
  }
  // The end of a turn: without a goal, with one that is shown, and with one that is not.
  times.push(lasted(['end'], null, 0), lasted(['end'], 'end', 300));
  for (const after of [0, 90, 700, 1599])
    times.push(lasted(['goal a', 'end'], 'goal a', after), lasted(['goal a', 'end'], 'end', after));
  expect(new Set(times)).toEqual(new Set([windowLasts()]));
  // A slower player is not passed.
  expect(lasted(['react Kh', 'pass'], 'pass', 9000)).toBe(9000);
  vi.useRealTimers();
});

test('a choice in a window that the game has left is not sent', () => {
  vi.useFakeTimers();
  const { table, sent } = sat();
  const next = game(2, position([player(1)]));
  const ask =
    next.ask === null ? null : { ...next.ask, offers: [{ choice: 'react Kh', kind: 'react' } as Offer], window: true };
  table.take(snapshot([], { ...next, ask }));
  table.choose('react Kh');
  expect(table.sent).toBe('react Kh');
  table.take(snapshot([], game(3, position([player(1)]))));
  expect(table.sent).toBeNull();
  vi.advanceTimersByTime(5000);
  expect(sent).toEqual([]);
  vi.useRealTimers();
});

test('what waits in a window that another player has answered is sent when it is over', () => {
  vi.useFakeTimers();
  const { table, sent } = sat();
  const asking = (seq: number): WholeUpdate => {
    const next = update(seq, [], position([player(1)]));
    const offers = ['react Kh', 'pass'].map((choice) => ({ choice, kind: 'react' }) as Offer);
    return { ...next, ask: next.ask === null ? null : { ...next.ask, offers, window: true } };
  };
  table.take(snapshot([], asking(2)));
  vi.advanceTimersByTime(400);
  table.choose('react Kh');
  vi.advanceTimersByTime(400);
  table.take({ type: 'update', ...asking(3) });
  expect([table.sent, sent]).toEqual(['react Kh', []]);
  vi.advanceTimersByTime(windowLasts() - 800);
  expect(sent).toEqual([{ type: 'play', seat: 1, choice: 'react Kh', seq: 2 }]);
  // The same question after a choice is a new window, without a delayed choice.
  table.take({ type: 'update', ...asking(4) });
  expect(table.sent).toBeNull();
  vi.advanceTimersByTime(5000);
  expect(sent.length).toBe(1);
  vi.useRealTimers();
});

test('an empty reaction that is held stays so when another player answers, and one that is not is no longer', async () => {
  await change({ speed: 0 });
  vi.useFakeTimers();
  const nothing = (seq: number): WholeUpdate => {
    const next = update(seq, [], position([player(1)]));
    const offers = [{ choice: 'pass', kind: 'pass' } as Offer];
    return { ...next, ask: next.ask === null ? null : { ...next.ask, offers, only_pass: true, window: true } };
  };
  const held = sat();
  held.table.take(snapshot([], nothing(2)));
  held.table.hold();
  held.table.take({ type: 'update', ...nothing(3) });
  vi.advanceTimersByTime(5000);
  expect([held.table.passing, held.sent]).toEqual([false, []]);
  const left = sat();
  left.table.take(snapshot([], nothing(2)));
  vi.advanceTimersByTime(windowLasts() - 1);
  left.table.take({ type: 'update', ...nothing(3) });
  expect(left.sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(left.sent).toEqual([{ type: 'play', seat: 1, choice: 'pass', seq: 3 }]);
  vi.useRealTimers();
});

test('a choice is sent once, for the position that it answers', () => {
  const { table, sent } = sat();
  table.choose('work');
  table.choose('work');
  expect(sent).toEqual([{ type: 'play', seat: 1, choice: 'work', seq: 1 }]);
  table.take({ type: 'refused', choice: 'work', reason: { id: 'no', args: {} }, rule: 'base.move.01' });
  expect(table.refused?.rule).toBe('base.move.01');
  table.choose('move');
  expect(sent.length).toBe(2);
  expect(table.refused).toBeNull();
});

test('a hint is asked for the position that is there, and goes with it', () => {
  const { table, sent } = sat();
  table.askHint();
  table.askHint();
  expect(sent).toEqual([{ type: 'hint', seat: 1, seq: 1 }]);
  const advice = [{ choice: 'work', chance: 0.5, worth: 1, visits: 9, reasons: [], why: null }];
  table.take({ type: 'hint', seat: 1, seq: 1, advice });
  expect(table.hint).toEqual({ kind: 'told', seq: 1, advice });
  table.take(snapshot([], game(2, position([player(1)]))));
  expect(table.hint.kind).toBe('none');
});

test('an error is taken for the message that it names', () => {
  const { table } = sat();
  const error = (kind: string): Message => ({
    type: 'error',
    about: { kind, seat: 1, seq: null },
    code: 'hints-off',
    message: 'no hints here',
  });
  table.askHint();
  table.choose('work');
  table.take(error('hint'));
  expect([table.hint.kind, table.error, table.sent]).toEqual(['failed', null, 'work']);
  table.askHint();
  table.take(error('chat'));
  expect([table.hint.kind, table.error, table.sent]).toEqual(['thinking', faultWords('hints-off'), 'work']);
  table.take(error('play'));
  expect([table.hint.kind, table.sent]).toEqual(['thinking', null]);
});

test('who gets the device next does not see the advice', () => {
  const { table } = sat();
  table.askHint();
  table.take({ type: 'hint', seat: 1, seq: 1, advice: [] });
  table.take({ ...snapshot([], game(1, position([player(1)]))), facing: 2 } as Message);
  expect(table.hint.kind).toBe('none');
});

test('what is shown can be stopped, and goes on where it was', async () => {
  const { table } = sat();
  const shown: number[] = [];
  table.onEvent(({ n }) => void shown.push(n));
  table.pause(true);
  table.take({ type: 'update', ...update(2, [money(2, 10), money(3, 5)], position([player(1, { money: 35 })])) });
  await Promise.resolve();
  expect(shown).toEqual([]);
  expect(table.caughtUp).toBe(false);
  table.pause(false);
  await vi.waitFor(() => expect(table.caughtUp).toBe(true));
  expect(shown).toEqual([2, 3]);
});

test('the log knows whose page it is on', () => {
  const { table } = sat();
  expect(table.names.me).toBe(1);
});
