import { beforeEach, expect, test, vi } from 'vitest';
import type { LessonInfo } from '$lib/wire';

const smithy: LessonInfo = {
  id: 'forge',
  module: 'smithy',
  modules: ['smithy'],
  texts: { 'tutorial-forge': 'The forge' },
};

beforeEach(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
});

async function told(answer: unknown): Promise<typeof import('./lessons.svelte')> {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(answer))));
  const lessons = await import('./lessons.svelte');
  await lessons.askLessons('en');
  return lessons;
}

test('lessons follow one another within their module', async () => {
  const lessons = await told(null);
  const { tutorial, following, isBasic } = lessons;
  const ids = tutorial.lessons.filter(isBasic).map(({ id }) => id);
  expect(ids).toEqual(['moving', 'fights', 'law']);
  const [moving, , law] = tutorial.lessons;
  expect(moving && following(moving)?.id).toBe('fights');
  expect(law && following(law)).toBeUndefined();
  expect(lessons.selectedFor('moving')).toEqual({ modules: [], mode: null });
});

test('a module of the server has its own lesson, composition and texts', async () => {
  const { tutorial, lessonText, selectedFor, lessonOf, isBasic } = await told([smithy]);
  expect(tutorial.lessons).toEqual([smithy]);
  expect(lessonText('tutorial-forge')).toBe('The forge');
  expect(selectedFor('forge')).toEqual({ modules: ['smithy'], mode: null });
  expect(isBasic(smithy)).toBe(false);
  expect(lessonOf('moving')).toBeUndefined();
});
