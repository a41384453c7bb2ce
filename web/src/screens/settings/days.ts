/** The day of a moment in seconds since 1970 as a date field has it, in local time. */
export function fieldOf(seconds: number): string {
  const at = new Date(seconds * 1000);
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** The local midnight at which a date field's day begins, or another so many days later, in seconds since 1970. */
export function midnight(field: string, days: number): number {
  const [year = 0, month = 1, day = 1] = field.split('-').map(Number);
  return Math.floor(new Date(year, month - 1, day + days).getTime() / 1000);
}
