// @vitest-environment happy-dom
// The buttons on a scene: the odds at the card, and everything else that is known on hover, focus and hold.

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { recorded, speakEnglish } from '$lib/english.testing';
import { wholeMessage } from '$lib/net/complete';
import { HOLD } from '$lib/ui/hold';
import { withPopovers } from '$lib/ui/popover.testing';
import type { GameNow, ToPage } from '$lib/wire';
import AskTray from './AskTray.svelte';

const read = (name: string): unknown => recorded(`fixtures/${name}`);

beforeAll(() => {
  speakEnglish();
  withPopovers();
});

let shown: object | null = null;
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  if (shown !== null) void unmount(shown);
  shown = null;
  document.body.replaceChildren();
});

/** Shows the choices of a fixture. Returns it with the choices that are made. */
function tray(name: string): { game: GameNow; made: string[] } {
  const message = wholeMessage(read(name) as ToPage);
  if (message.type !== 'snapshot' || message.game?.ask == null) throw new Error(`${name} asks nothing`);
  const { game } = message;
  const { position, own, ask } = game;
  const made: string[] = [];
  const props = {
    offers: ask?.offers ?? [],
    names: String,
    position,
    own,
    choose: (choice: string) => made.push(choice),
  };
  shown = mount(AskTray, { target: document.body, props });
  flushSync();
  return { game, made };
}

const open = (): string[] =>
  [...document.querySelectorAll('[role="tooltip"][data-open]')].map((tip) => tip.textContent.trim());
const buttons = (): HTMLButtonElement[] => [...document.querySelectorAll('button')];
const press = (button: HTMLElement, type: string, pointerType: string): void => {
  button.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType }));
  flushSync();
};

test('a card to lay has its odds, and says on a closer look what they mean', () => {
  const { game, made } = tray('fight-bandit-lay');
  const offers = game.ask?.offers.filter(({ cards }) => cards.length === 1) ?? [];
  const odds = offers.map(({ odds }) => `${odds}% odds`);
  expect(odds.length).toBeGreaterThan(1);
  expect([...document.querySelectorAll('.cards .odds')].map((each) => each.textContent)).toEqual(odds);
  const at = offers.findIndex(({ odds = 0 }) => odds > 0 && odds < 100);
  const [button, said] = [buttons()[at], `Beats whatever is played against it, before reactions: ${offers[at]?.odds}%`];
  if (button === undefined) throw new Error('no button');
  expect(open()).toEqual([]);

  button.focus();
  flushSync();
  expect(open()).toEqual([expect.stringContaining(said)]);
  const description = button.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(description)?.textContent).toContain(said);
  button.blur();
  flushSync();
  expect(open()).toEqual([]);

  // Holding a finger reads; lifting it chooses nothing.
  press(button, 'pointerdown', 'touch');
  vi.advanceTimersByTime(HOLD);
  flushSync();
  expect(open()).toEqual([expect.stringContaining(said)]);
  button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  flushSync();
  expect(open()).toEqual([]);
  expect(made).toEqual([]);

  press(button, 'pointerdown', 'touch');
  button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  expect(made).toEqual([offers[at]?.choice]);
});

test('a card of the other side has its odds, too', () => {
  const { game } = tray('fight-bandit-lay-npc');
  const odds = game.ask?.offers.filter((offer) => offer.fight_card !== undefined).map(({ odds }) => odds) ?? [];
  expect(odds.length).toBeGreaterThan(1);
  const said = [...document.querySelectorAll('.npcs .odds')].map((each) => each.textContent);
  expect(said).toEqual(odds.filter((each) => each !== undefined).map((each) => `${each}% odds`));
});

test('a reaction and passing say how the fight then stands', () => {
  const { game } = tray('fight-duel-react');
  expect(game.ask?.offers.some(({ standing }) => standing !== undefined)).toBe(true);
  expect(document.querySelector('.cards .odds')?.textContent).toMatch(/^\d+ : \d+$/);
  expect(document.querySelector('.tag small')?.textContent).toMatch(/^\d+ : \d+ You would (win|lose)\.$/);
  press(buttons()[0] ?? document.body, 'pointerenter', 'mouse');
  document.querySelector('.holder')?.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
  vi.advanceTimersByTime(300);
  flushSync();
  expect(open()[0]).toMatch(/\d+ : \d+ You would win\./);
});

test('what is gained is at the button', () => {
  const { game } = tray('fight-bandit-result');
  expect(game.ask?.offers.some(({ gains }) => gains !== undefined)).toBe(true);
  expect([...document.querySelectorAll('.tag small')].map((each) => each.textContent).join('\n')).toMatch(
    /\+1 LP: from \d+ to \d+/,
  );
});
