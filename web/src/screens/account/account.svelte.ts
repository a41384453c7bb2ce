// The account of this browser, and what signing in and out changes.
import { discardDrafts } from '$lib/state/drafts.svelte';
import { ApiError, get, post, put, remove } from '$lib/net/api';
import { settings } from '$lib/state/settings.svelte';
import type {
  AccountChanged,
  AccountPage,
  Begun,
  Confirm,
  FollowLink,
  LinkAnswer,
  ProviderVisit,
  SendLink,
  ShareGames,
} from '$lib/wire';
import { forgetGuest, loadGuest } from '../home/guest.svelte';
import { makePasskey, usePasskey } from './passkeys';

let page = $state.raw<AccountPage | null>(null);
let recovery = $state<string | null>(null);

/** The account of this browser, and the ways to sign in. */
export const account = {
  get page(): AccountPage | null {
    return page;
  },
  /** A new recovery code, until the user has saved it. */
  get recovery(): string | null {
    return recovery;
  },
};

const nothing: AccountPage = { account: null, passkeys: false, email: false, provider: null };

export async function loadAccount(): Promise<void> {
  page = await get<AccountPage>('/api/account');
}

/** Whoever is kept out can see and delete the account, and is nobody elsewhere. */
export const unlessBanned = (error: unknown): void => {
  if (!(error instanceof ApiError && error.code === 'banned')) throw error;
};

async function changed(now: AccountChanged): Promise<void> {
  page = { ...(page ?? nothing), account: now.account };
  if (now.recovery !== null) recovery = now.recovery;
  await loadGuest().catch(unlessBanned);
}

async function gone(): Promise<void> {
  recovery = null;
  discardDrafts();
  page = { ...(page ?? nothing), account: null };
  forgetGuest();
  await loadGuest().catch(unlessBanned);
}

/** The recovery code has been saved, and is shown no more. */
export const codeSaved = (): void => {
  recovery = null;
};

/** Makes a passkey; the first one makes the name permanent. */
export async function addPasskey(name: string, device: string): Promise<void> {
  const { options } = await post<Begun>('/api/account/passkeys/begin');
  const credential = await makePasskey(options);
  await changed(await post<AccountChanged>('/api/account/passkeys', { credential, name, device }));
}

export async function removePasskey(id: string): Promise<void> {
  await changed(await remove<AccountChanged>(`/api/account/passkeys/${encodeURIComponent(id)}`));
}

export async function signIn(device: string): Promise<void> {
  const { options } = await post<Begun>('/api/account/sign-in/begin');
  const credential = await usePasskey(options);
  await changed(await post<AccountChanged>('/api/account/sign-in', { credential, device }));
}

export async function recover(code: string, device: string): Promise<void> {
  await changed(await post<AccountChanged>('/api/account/recover', { code, device }));
}

export async function newRecovery(): Promise<void> {
  await changed(await post<AccountChanged>('/api/account/recovery'));
}

export async function signOutDevice(id: string): Promise<void> {
  await changed(await remove<AccountChanged>(`/api/account/sessions/${encodeURIComponent(id)}`));
}

export async function signOutEverywhere(): Promise<void> {
  await changed(await post<AccountChanged>('/api/account/sign-out-everywhere'));
}

export async function signOut(): Promise<void> {
  await post('/api/account/sign-out');
  await gone();
}

export async function deleteAccount(): Promise<void> {
  await post('/api/account/delete');
  await gone();
}

/** Goes to the host's own provider, which returns to this screen. */
export async function visitProvider(): Promise<void> {
  const { address } = await post<ProviderVisit>('/api/account/provider');
  location.assign(address);
}

export async function removeProvider(): Promise<void> {
  await changed(await remove<AccountChanged>('/api/account/provider'));
}

/** Sends a link to an address. */
export async function sendLink(email: string): Promise<void> {
  const sent: SendLink = { email, language: settings.language };
  await post('/api/account/email', sent);
}

export async function removeEmail(): Promise<void> {
  await changed(await remove<AccountChanged>('/api/account/email'));
}

/** Lets the host publish the person's games without names, or takes that back. */
export async function shareGames(share: boolean): Promise<void> {
  const sent: ShareGames = { share };
  await changed(await put<AccountChanged>('/api/account/games', sent));
}

/** Uses a link. The answer says what the user must confirm first. */
export async function useLink(token: string, device: string, confirmed: boolean, moves: boolean): Promise<LinkAnswer> {
  const sent: FollowLink = { token, device, confirmed, moves };
  const answer = await post<LinkAnswer>('/api/account/link', sent);
  if (answer.changed !== null) await changed(answer.changed);
  return answer;
}

/** Whether the user must first prove again to be the owner of the account. */
export const mustConfirm = (error: unknown): boolean => error instanceof ApiError && error.code === 'confirm-first';

async function confirm(proof: Confirm): Promise<void> {
  await changed(await post<AccountChanged>('/api/account/confirm', proof));
}

export const confirmWithCode = (code: string): Promise<void> => confirm({ with: 'code', code });

export async function confirmWithPasskey(): Promise<void> {
  const { options } = await post<Begun>('/api/account/confirm/begin');
  await confirm({ with: 'passkey', credential: await usePasskey(options) });
}
