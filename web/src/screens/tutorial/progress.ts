// The progress in each lesson, stored in this browser.

export interface Place {
  /** The step at whose beginning the inputs start. */
  step: number;
  inputs: string[];
}

export interface Progress extends Place {
  /** Whether it was completed once. */
  done: boolean;
}

/** The lessons in the recommended order. */
export const lessons = ['moving', 'fights', 'law'] as const;

const key = 'darkrock.tutorial';
const fresh: Progress = { step: 0, inputs: [], done: false };

const isText = (value: unknown): value is string => typeof value === 'string';

/** Parses the stored progress of a lesson; invalid data counts as not started. */
export function read(stored: string | null, lesson: string): Progress {
  try {
    const all: unknown = JSON.parse(stored ?? '{}');
    const kept: unknown = typeof all === 'object' && all !== null ? (all as Record<string, unknown>)[lesson] : null;
    if (typeof kept !== 'object' || kept === null) return { ...fresh };
    const { step, inputs, done } = kept as Partial<Record<keyof Progress, unknown>>;
    if (!Number.isInteger(step) || !Array.isArray(inputs) || !inputs.every(isText)) return { ...fresh };
    return { step: Math.max(0, step as number), inputs, done: done === true };
  } catch {
    return { ...fresh };
  }
}

// A browser may refuse storage; progress then lasts until the page is closed.
const stored = (): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

export const progressOf = (lesson: string): Progress => read(stored(), lesson);

export function keep(lesson: string, progress: Progress): void {
  const all = Object.fromEntries(lessons.map((each) => [each, progressOf(each)]));
  try {
    localStorage.setItem(key, JSON.stringify({ ...all, [lesson]: progress }));
  } catch {
    return;
  }
}
