// Which tabs of moderation a role has, and what their lists ask for.
import type { DeedInfo, ReportInfo, ReportKind, Role } from '$lib/wire';

export const tabs = ['reports', 'tables', 'bans', 'announcement', 'roles', 'log'] as const;
export type Tab = (typeof tabs)[number];

const ofModerators: readonly Tab[] = ['reports', 'tables', 'bans'];

/** The tabs of a role. */
export const tabsOf = (role: Role): readonly Tab[] => (role === 'admin' ? tabs : ofModerators);

/** What can be done about a report before it is closed, by what it is about. */
export type Deed = 'hide-line' | 'rename-guest' | 'ban-guest' | 'rename-table' | 'remove-table';

const deeds: Record<ReportKind, readonly Deed[]> = {
  name: ['rename-guest', 'ban-guest'],
  line: ['hide-line', 'rename-guest', 'ban-guest'],
  table: ['rename-table', 'remove-table', 'ban-guest'],
};

/** The deeds for a report: those about a person need one whom the server still knows. */
export const deedsOf = ({ kind, handle }: Pick<ReportInfo, 'kind' | 'handle'>): readonly Deed[] =>
  deeds[kind].filter((deed) => handle !== null || !deed.endsWith('-guest'));

/** The facts of a line of the log, in words of its own: `report 1a2b, days 7`. */
export function factsOf({ about }: Pick<DeedInfo, 'about'>): string {
  const words = (value: unknown): string => {
    if (typeof value !== 'object' || value === null) return String(value);
    return Object.entries(value)
      .filter(([, fact]) => fact !== null)
      .map(([name, fact]) => `${name} ${words(fact)}`)
      .join(', ');
  };
  if (about === '') return '';
  try {
    return words(JSON.parse(about));
  } catch {
    return about;
  }
}
