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

const key = 'darkrock.tutorial';
const fresh: Progress = { step: 0, inputs: [], done: false };

const isText = (value: unknown): value is string => typeof value === 'string';

// By the lesson's id; none if it is damaged.
function parsed(stored: string | null): Record<string, unknown> {
  try {
    const all: unknown = JSON.parse(stored ?? '{}');
    return typeof all === 'object' && all !== null && !Array.isArray(all) ? (all as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Parses the stored progress of a lesson; invalid data counts as not started. */
export function read(stored: string | null, lesson: string): Progress {
  const kept = parsed(stored)[lesson];
  if (typeof kept !== 'object' || kept === null) return { ...fresh };
  const { step, inputs, done } = kept as Partial<Record<keyof Progress, unknown>>;
  if (!Number.isInteger(step) || !Array.isArray(inputs) || !inputs.every(isText)) return { ...fresh };
  return { step: Math.max(0, step as number), inputs, done: done === true };
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
  try {
    localStorage.setItem(key, JSON.stringify({ ...parsed(stored()), [lesson]: progress }));
  } catch {
    return;
  }
}
