// What this browser has introduced to its user, who has put it away or gone on: it is not introduced again.

const key = 'darkrock.introduced';

function all(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each): each is string => typeof each === 'string') : [];
  } catch {
    // What is damaged, or refused by the browser, counts as not introduced.
    return [];
  }
}

/** Whether it has been introduced before. */
export const wasIntroduced = (what: string): boolean => all().includes(what);

/** It was introduced, and put away or followed by a choice. */
export function introduce(what: string): void {
  try {
    if (!wasIntroduced(what)) localStorage.setItem(key, JSON.stringify([...all(), what]));
  } catch {
    // Without storage it is introduced once for each page.
  }
}
