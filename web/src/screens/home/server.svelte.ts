// What the server offers: bots, modules, lengths, accounts.
import { get } from '$lib/net/api';
import { announcement } from '$lib/state/announcement.svelte';
import { settings } from '$lib/state/settings.svelte';
import { shippedModules, type GameTime, type ModuleInfo, type ServerInfo } from '$lib/wire';

let about = $state.raw<ServerInfo | null>(null);
let declared = $state.raw<readonly ModuleInfo[]>(shippedModules);
let asking: Promise<void> | null = null;

/** The server's features; no levels of bots before its response. */
export const server = {
  get levels(): readonly string[] {
    return about?.bots ?? [];
  },
  get lengths(): readonly number[] {
    return about?.lengths ?? [15, 20, 25];
  },
  /** How long games take on this server, where enough have been finished. */
  get times(): readonly GameTime[] {
    return about?.times ?? [];
  },
  /** The available modules. */
  get modules(): readonly ModuleInfo[] {
    return declared;
  },
};

/** Fetches it once for all screens, and again after a failure. */
export async function askServer(): Promise<void> {
  if (about !== null) return;
  const modules = `/api/modules/${encodeURIComponent(settings.language)}`;
  asking ??= Promise.all([get<ServerInfo>('/api/server'), get<readonly ModuleInfo[] | null>(modules)])
    .then(([info, all]) => {
      about = info;
      announcement.take(info.announcement ?? null);
      declared = all ?? shippedModules;
    })
    .finally(() => {
      asking = null;
    });
  await asking;
}
