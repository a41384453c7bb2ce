// Applies the changes of an update to the position before it.
import type { Change } from '../wire';

type Key = string | number;
type Part = Record<Key, unknown>;

function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null;
}

function applyOne(whole: unknown, [path, ...value]: Change, depth = 0): unknown {
  const key = path[depth];
  if (key === undefined) return value[0];
  const last = depth === path.length - 1;
  const added = last && value.length > 0 && !Array.isArray(whole);
  if (!isPart(whole) || !(added || key in whole)) throw new Error(`no ${path.join('.')}`);
  const part = (Array.isArray(whole) ? [...(whole as unknown[])] : { ...whole }) as Part;
  if (last && value.length === 0) delete part[key];
  else part[key] = applyOne(part[key], [path, ...value], depth + 1);
  return part;
}

/**
 * Applies the changes of an update: the path of a value, and what is there now; without a value it is removed. What does
 * not change is shared with the value before, which remains as it was.
 *
 * @throws if a path leads nowhere.
 */
export function apply<T>(whole: T, changes: readonly Change[]): T {
  // The server describes the changes of a value of this type.
  return changes.reduce<unknown>((now, change) => applyOne(now, change), whole) as T;
}
