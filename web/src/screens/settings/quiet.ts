// The quiet hours of notifications: minutes of the day, and what the fields for them show.
import type { Quiet } from '$lib/wire';

/** From ten in the evening until seven in the morning. */
export const usualQuiet: Quiet = { from: 22 * 60, to: 7 * 60 };

/** An hour that was typed while the other one is the same: no span, which is not sent. */
export interface TypedHour {
  which: keyof Quiet;
  /** What is in the field. */
  text: string;
}

/** A stored one; none if it is invalid. */
export function readHour(value: unknown): TypedHour | null {
  if (typeof value !== 'object' || value === null || !('which' in value) || !('text' in value)) return null;
  const { which, text } = value;
  return (which === 'from' || which === 'to') && typeof text === 'string' ? { which, text } : null;
}

/** The hours with those that were typed, where they are any. */
export const withHours = (quiet: Quiet, ...typed: readonly TypedHour[]): Quiet =>
  typed.reduce((all, { which, text }) => ({ ...all, [which]: minutesOf(text) ?? all[which] }), quiet);

/** Whether there are any: not if they begin when they end. */
export const isQuiet = ({ from, to }: Quiet): boolean => from !== to;

const two = (n: number): string => String(n).padStart(2, '0');

/** Minutes of the day as the value of a field for a time. */
export const clockOf = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

/** The minutes of the day in such a field; none while it is empty. */
export function minutesOf(text: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(text) ?? [];
  return hours === undefined || minutes === undefined ? null : Number(hours) * 60 + Number(minutes);
}
