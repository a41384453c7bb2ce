// A server with one report, as the page of a moderator and of a player sees it.

import type { Answers } from './serve';

export const report = {
  id: '00000000000000000000000000000001',
  kind: 'line',
  title: 'Rude Rufus',
  handle: '0000000000000002',
  table: 'sunday',
  created: 1_700_000_000,
  reporters: 2,
  verdict: null as string | null,
  others_decide: false,
};

const copy = {
  words: ['This is an insult.'],
  lines: [
    { seat: 1, name: 'Mara', text: 'Howdy', at: 1_700_000_000, reported: false },
    { seat: 2, name: 'Rude Rufus', text: 'You scoundrel', at: 1_700_000_010, reported: true },
  ],
};

/** Answers as a server does; `sent` receives what was asked to be done. */
export function moderated(sent: { path: string; body: unknown }[]): NonNullable<Answers['api']> {
  const log = [{ at: 1_700_000_000_000, who: 'Tom', deed: 'role', about: '', outcome: 'done' }];
  let closed = false;
  return (url, method, body) => {
    const path = url.pathname;
    if (method !== 'GET' && path.includes('/admin/')) {
      sent.push({ path, body });
      const deed = path.endsWith('/look') ? 'look-at-report' : String((body as { deed?: string }).deed);
      log.unshift({ at: 1_700_000_100_000, who: 'Ada', deed, about: `{"report":"${report.id}"}`, outcome: 'done' });
      closed ||= deed === 'close';
      return path.endsWith('/look') ? { json: copy } : { status: 204, json: null };
    }
    switch (path) {
      case '/api/me':
        return { json: { name: 'Ada', account: true, role: 'admin', tables: [] } };
      case '/api/admin/reports':
        return { json: (url.searchParams.get('closed') === 'true') === closed ? [report] : [] };
      case '/api/admin/log':
        return { json: log };
      case '/api/admin/bans':
      case '/api/admin/roles':
        return { json: [] };
      case '/api/admin/tables':
        return { json: { tables: [], before: null } };
      default:
        return null;
    }
  };
}
