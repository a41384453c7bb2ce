// The guest of this browser, as the server knows it.
import { access } from '$lib/net/access.svelte';
import { ApiError, faultWords, get, post } from '$lib/net/api';
import { discardDrafts } from '$lib/state/drafts.svelte';
import { renewWatching } from '$lib/state/watch.svelte';
import { t } from '$lib/text/fluent';
import type { Me, NameGuest, Role } from '$lib/wire';

let me = $state.raw<Me | null>(null);

/** The guest of this browser: its name, and its tables. */
export const guest = {
  /** Whether it has been fetched. */
  get known(): boolean {
    return me !== null;
  },
  get name(): string | null {
    return me?.name ?? null;
  },
  /** Whether the name is permanent. */
  get account(): boolean {
    return me?.account ?? false;
  },
  /** The powers of the account. */
  get role(): Role | null {
    return me?.role ?? null;
  },
  get tables(): Me['tables'] {
    return me?.tables ?? [];
  },
};

/** The first answer, which several parts of a screen wait for. */
let first: Promise<void> | null = null;

async function fetchGuest(): Promise<void> {
  const unnamed = me !== null && me.name === null;
  me = await get<Me>('/api/me');
  access.admitted();
  if (unnamed && me.name !== null) renewWatching();
}

export function loadGuest(): Promise<void> {
  if (me !== null) return fetchGuest();
  first ??= fetchGuest().finally(() => (first = null));
  return first;
}

/** What the browser had as a guest or an account is gone. */
export function forgetGuest(): void {
  me = { name: null, account: false, tables: [] };
}

export async function nameGuest(name: string): Promise<void> {
  const sent: NameGuest = { name: name.trim() };
  const unnamed = me?.name == null;
  const named = await post<Me>('/api/guest', sent);
  // The name is kept by a cookie: a browser that takes none is nobody at the next request.
  if (unnamed && (await get<Me>('/api/me')).name === null) throw new ApiError('cookies', faultWords('cookies'));
  me = named;
  // The connection of before is nobody's.
  if (unnamed) renewWatching();
}

const madeUpName = (): string => {
  const names = t('web-guest-names').split(',');
  return (names[Math.floor(Math.random() * names.length)] ?? '').trim();
};

/** Gives a newcomer a default name. */
export async function ensureName(): Promise<string> {
  if (me === null) await loadGuest();
  if (me?.name == null) await nameGuest(madeUpName());
  return me?.name ?? '';
}

/** Renews the secret of this browser: the old one becomes invalid. */
export async function renewSecret(): Promise<void> {
  me = await post<Me>('/api/guest/renew');
}

/** Logs out: the guest is deleted in the browser and on the server. */
export async function logOut(): Promise<void> {
  me = await post<Me>('/api/guest/leave');
  discardDrafts();
}
