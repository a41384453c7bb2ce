// The lessons of the server: those of the base game, then those of modules.
import { get } from '$lib/net/api';
import { hasText, t } from '$lib/text/fluent';
import type { Selected } from '$lib/text/handbook';
import { shippedLessons, type LessonInfo } from '$lib/wire';

let all = $state.raw<readonly LessonInfo[]>(shippedLessons);
const asking: Record<string, Promise<void> | undefined> = {};

export const tutorial = {
  /** The lessons in the recommended order. */
  get lessons(): readonly LessonInfo[] {
    return all;
  },
};

/** Fetches them once for each language; it can be retried after a failure. */
export async function askLessons(language: string): Promise<void> {
  const coming =
    asking[language] ??
    get<readonly LessonInfo[] | null>(`/api/tutorial/${encodeURIComponent(language)}`).then((lessons) => {
      all = lessons ?? shippedLessons;
    });
  asking[language] = coming;
  coming.catch(() => (asking[language] = undefined));
  await coming;
}

export const lessonOf = (id: string | null): LessonInfo | undefined => all.find((lesson) => lesson.id === id);

/** What a lesson is composed of. */
export const selectedFor = (id: string): Selected => ({ modules: lessonOf(id)?.modules ?? [], mode: null });

/** Whether it belongs to the base game, and not to a module. */
export const isBasic = ({ module }: LessonInfo): boolean => module === 'base';

/** The lessons of the same module. */
export const beside = (lesson: LessonInfo): readonly LessonInfo[] =>
  all.filter(({ module }) => module === lesson.module);

/** The lesson that follows in the same module, if any. */
export function following(lesson: LessonInfo): LessonInfo | undefined {
  const course = beside(lesson);
  return course[course.findIndex(({ id }) => id === lesson.id) + 1];
}

/** A message of a lesson: the client's, or that of a module that only the server has. */
export function lessonText(id: string): string {
  const own = hasText(id) ? undefined : all.find(({ texts }) => texts[id] !== undefined)?.texts[id];
  return own ?? t(id);
}
