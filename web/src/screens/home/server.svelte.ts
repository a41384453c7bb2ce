import { get } from '$lib/net/api';
import type { ServerInfo } from '$lib/wire';

let about = $state.raw<ServerInfo | null>(null);
let asking: Promise<void> | null = null;

/** What the server offers; no levels of bots until it has answered. */
export const server = {
  get levels(): readonly string[] {
    return about?.bots ?? [];
  },
  get lengths(): readonly number[] {
    return about?.lengths ?? [15, 20, 25];
  },
};

/** Asks the server once for all screens, and again where it could not be reached. */
export async function askServer(): Promise<void> {
  if (about !== null) return;
  asking ??= get<ServerInfo>('/api/server')
    .then((info) => {
      about = info;
    })
    .finally(() => {
      asking = null;
    });
  await asking;
}
