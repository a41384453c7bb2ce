import { get, post } from '$lib/net/api';
import { t } from '$lib/text/fluent';
import type { Me, NameGuest } from '$lib/wire';

let me = $state.raw<Me | null>(null);

/** Who this browser is to the server: a name, and the tables at which it sits. */
export const guest = {
  /** Whether the server has been asked. */
  get known(): boolean {
    return me !== null;
  },
  get name(): string | null {
    return me?.name ?? null;
  },
  get tables(): Me['tables'] {
    return me?.tables ?? [];
  },
};

export async function loadGuest(): Promise<void> {
  me = await get<Me>('/api/me');
}

export async function nameGuest(name: string): Promise<void> {
  const sent: NameGuest = { name: name.trim() };
  me = await post<Me>('/api/guest', sent);
}

const madeUpName = (): string => {
  const names = t('web-guest-names').split(',');
  return (names[Math.floor(Math.random() * names.length)] ?? '').trim();
};

/** Gives a name to a newcomer, who need not think of one before playing. */
export async function ensureName(): Promise<string> {
  if (me === null) await loadGuest();
  if (me?.name == null) await nameGuest(madeUpName());
  return me?.name ?? '';
}

/** Another secret for this browser: whoever else knows the old one is nobody from now on. */
export async function renewSecret(): Promise<void> {
  me = await post<Me>('/api/guest/renew');
}

/** This browser forgets who it was, and the server too. */
export async function logOut(): Promise<void> {
  me = await post<Me>('/api/guest/leave');
}
