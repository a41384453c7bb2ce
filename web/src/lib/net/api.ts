import { hasText, t } from '../text/fluent';
import { build, header } from './build.svelte';

/** A failed request, with a message for the player. */
export class ApiError extends Error {
  constructor(
    /** The server's error code, or `network` and `reply` without a valid response. */
    readonly code: string,
    message: string,
    readonly status = 0,
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

/** A server error in the user's language, by its code. Errors that clients should never cause share one text. */
export function faultWords(code: string): string {
  const own = `web-error-${code}`;
  return t(hasText(own) ? own : 'web-error-request');
}

function errorIn(body: unknown, status: number): ApiError {
  if (typeof body === 'object' && body !== null && 'error' in body) {
    const { error } = body;
    if (typeof error === 'object' && error !== null && 'code' in error) {
      return new ApiError(String(error.code), faultWords(String(error.code)), status);
    }
  }
  // Status codes of proxies when the server does not respond.
  if (status >= 502 && status <= 504) return new ApiError('network', t('web-error-network'), status);
  return new ApiError('server', t('web-error-server'), status);
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    // Proxies send failures in their own format.
    if (!response.ok) return null;
    throw new ApiError('reply', t('web-error-reply'), response.status);
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

async function request<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: 'same-origin', headers: { accept: 'application/json' } };
  if (body !== undefined) {
    init.headers = { ...init.headers, 'content-type': 'application/json' };
    init.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new ApiError('network', t('web-error-network'));
  }
  build.heard(response.headers.get(header));
  const answer = await bodyOf(response);
  if (!response.ok) throw errorIn(answer, response.status);
  // The server guarantees the type: its types and these are generated from one source.
  return answer as T;
}

export const get = <T>(path: string): Promise<T> => request<T>('GET', path);
export const post = <T>(path: string, body?: unknown): Promise<T> => request<T>('POST', path, body);
export const put = <T>(path: string, body?: unknown): Promise<T> => request<T>('PUT', path, body);
export const patch = <T>(path: string, body?: unknown): Promise<T> => request<T>('PATCH', path, body);
export const remove = <T>(path: string): Promise<T> => request<T>('DELETE', path);

/** Whether the server responded with “not found”, as opposed to no response. */
export async function isMissing(path: string): Promise<boolean> {
  try {
    await get(path);
    return false;
  } catch (error) {
    return error instanceof ApiError && error.status === 404;
  }
}

/** The message of any thrown value. */
export const wordsFor = (error: unknown): string => (error instanceof ApiError ? error.message : t('web-error-page'));
