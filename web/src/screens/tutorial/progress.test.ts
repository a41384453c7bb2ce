// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { keep, progressOf, read } from './progress';

const fresh = { step: 0, inputs: [], done: false };

test('what was kept of a lesson is read again', () => {
  const kept = { step: 3, inputs: ['next', 'buy mule'], done: true };
  expect(read(JSON.stringify({ moving: kept }), 'moving')).toEqual(kept);
  expect(read(JSON.stringify({ moving: kept }), 'law')).toEqual(fresh);
});

test.each([
  null,
  '',
  'x',
  '[]',
  '{"moving":1}',
  '{"moving":{"step":"1","inputs":[]}}',
  '{"moving":{"step":1,"inputs":[1]}}',
])('what is damaged counts as not begun: %s', (stored) => expect(read(stored, 'moving')).toEqual(fresh));

test('the progress of other lessons is kept, those of unknown modules included', () => {
  localStorage.setItem('darkrock.tutorial', JSON.stringify({ forge: { step: 2, inputs: [], done: false } }));
  keep('moving', { step: 1, inputs: ['next'], done: false });
  expect(progressOf('forge').step).toBe(2);
  expect(progressOf('moving')).toEqual({ step: 1, inputs: ['next'], done: false });
});
