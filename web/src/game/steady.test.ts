// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SETTLE, steady } from './steady';

let game: HTMLElement;
let chosen: string[];
let leave: () => void;
/** What lies where the pointer is. */
let here: Element | null;

beforeEach(() => {
  vi.useFakeTimers();
  chosen = [];
  game = document.createElement('div');
  document.body.append(game);
  document.elementFromPoint = () => here;
  leave = steady(game);
});
afterEach(() => {
  leave();
  game.remove();
  vi.useRealTimers();
});

function button(choice: string): HTMLElement {
  const cell = document.createElement('div');
  cell.dataset.choice = choice;
  cell.innerHTML = `<button>${choice}</button>`;
  cell.firstElementChild?.addEventListener('click', () => chosen.push(choice));
  return cell;
}

/** Shows other choices, the first of them where the pointer is. */
async function show(...cells: HTMLElement[]): Promise<void> {
  game.replaceChildren(...cells);
  here = cells[0]?.firstElementChild ?? null;
  await vi.advanceTimersByTimeAsync(0);
}

function point(type: string, x: number, pointerType = 'mouse'): void {
  const about = { bubbles: true, cancelable: true, pointerType, clientX: x, clientY: 10 };
  (here ?? game).dispatchEvent(new PointerEvent(type, about));
}

function press(x: number, pointerType = 'mouse'): void {
  point('pointerdown', x, pointerType);
  point('pointerup', x, pointerType);
  here?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
}

test('what has just come under a resting pointer is not pressed', async () => {
  const [first, second] = [button('first'), button('second')];
  await show(first, second);
  point('pointermove', 10);
  await vi.advanceTimersByTimeAsync(1000);
  press(10);
  await show(second);
  press(10);
  await vi.advanceTimersByTimeAsync(SETTLE - 20);
  press(10);
  expect(chosen).toEqual(['first']);
  await vi.advanceTimersByTimeAsync(40);
  press(10);
  expect(chosen).toEqual(['first', 'second']);
});

test('what the pointer goes to is pressed at once, and what trembles under it is not', async () => {
  const [first, next] = [button('first'), button('next')];
  await show(first);
  point('pointermove', 10);
  await vi.advanceTimersByTimeAsync(1000);
  await show(next);
  point('pointermove', 12);
  press(12);
  expect(chosen).toEqual([]);
  document.elementFromPoint = (x) => (x < 50 ? null : here);
  point('pointermove', 20);
  point('pointermove', 90);
  press(90);
  expect(chosen).toEqual(['next']);
});

test('a finger that comes down where it was presses what was there', async () => {
  const [first, second] = [button('first'), button('second')];
  await show(first, second);
  press(10, 'touch');
  await show(second);
  press(20, 'touch');
  expect(chosen).toEqual(['first']);
  // Elsewhere, be it on the same button, it aims.
  press(80, 'touch');
  expect(chosen).toEqual(['first', 'second']);
});

test('the same choice is pressed as often as one likes, and keys press whatever has the focus', async () => {
  const one = button('again');
  await show(one);
  point('pointermove', 10);
  press(10);
  await show(one);
  press(10);
  expect(chosen).toEqual(['again', 'again']);
  await show(button('other'));
  here?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
  expect(chosen).toEqual(['again', 'again', 'other']);
});

test('a press that began on another choice is none', async () => {
  await show(button('first'));
  point('pointermove', 10);
  await vi.advanceTimersByTimeAsync(1000);
  point('pointerdown', 10);
  const cell = here?.parentElement;
  if (cell == null) throw new Error('no cell');
  cell.dataset.choice = 'changed';
  here?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
  expect(chosen).toEqual([]);
});
