/** The token of a link that was sent by e-mail; it is behind the `#`, so that no server logs it. */
export const tokenIn = (hash: string): string | null => /^#link=([0-9a-f]{64})$/.exec(hash)?.[1] ?? null;

/** Whether a host is an Internet address instead of a name. */
export const isNumber = (host: string): boolean => host.startsWith('[') || /^\d+(\.\d+){3}$/.test(host);
