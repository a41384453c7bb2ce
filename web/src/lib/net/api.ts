// Requests to the HTTP API, with what to tell the player when one fails.
import { hasText, t } from '../text/fluent';
import { access } from './access.svelte';
import { build, header } from './build.svelte';
import { line } from './line.svelte';

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
      access.refused(String(error.code));
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

/** How long the beginning of an answer may take, in milliseconds, before a question is asked again. */
export const patience = 2_000;
/** How often a question is given up so soon: of several servers, the same frozen one may be reached twice. */
export const tries = 2;
/** The same the last time: the frozen server is replaced by then, and one that is only busy comes to an answer. */
export const lastPatience = 20_000;
/** The same for slow work: longer than the server itself allows. */
export const longPatience = 50_000;

/** The pause before what changes something is sent again because the connection was lost, in milliseconds. */
export const pause = 500;

/** What the server may have to work out first: asked again, it would only do so twice. */
const slow = /^\/api\/(search|tutorial|tables\/[^/]+\/(replay|review|record|missed))(\?|$)/;
const slowToRead = /^\/api\/tables\/[^/]+\/notes(\?|$)/;

/** What also those are answered whom the host keeps out, and what says whether they still are. */
const answered = /^\/api\/(account([/?]|$)|me$)/;

/** The id of a request that changes something: the server carries it out once, however often it gets it. */
export const idHeader = 'idempotency-key';
const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const late = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError';

/** One try. The time is that until the answer begins: a long answer may take as long as the connection needs. */
async function attempt(path: string, init: RequestInit, most: number): Promise<Response> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(new DOMException('no answer', 'TimeoutError')), most);
  try {
    return await fetch(path, { ...init, signal: stop.signal });
  } finally {
    clearTimeout(timer);
  }
}

/** Statuses of a proxy whose server is gone, and of a server that cannot serve now. */
const isGone = (status: number): boolean => status >= 502 && status <= 504;

/**
 * A server that is frozen accepts connections and never answers: a request is sent again, and may reach another server. What changes something has the same id each time. It is also sent again when the connection is lost, since only the server knows whether it was carried out.
 */
async function send(path: string, init: RequestInit): Promise<Response> {
  const isQuestion = init.method === 'GET';
  if (slow.test(path) || (isQuestion && slowToRead.test(path))) return attempt(path, init, longPatience);
  for (let again = 0; again < tries; again += 1) {
    try {
      const answer = await attempt(path, init, patience);
      if (isQuestion || !isGone(answer.status)) return answer;
    } catch (error) {
      if (late(error)) continue;
      if (isQuestion) throw error;
    }
    await new Promise((go) => setTimeout(go, pause));
  }
  return attempt(path, init, lastPatience);
}

async function request<T>(method: Method, path: string, body?: unknown): Promise<T> {
  // Whatever polls rests: an answer is known, and a host may have whoever asks without end shut out for everything.
  if (access.banned && !answered.test(path)) throw new ApiError('banned', faultWords('banned'), 403);
  const headers = { accept: 'application/json', prefer: 'respond-async' };
  const init: RequestInit = { method, credentials: 'same-origin', headers };
  if (method !== 'GET') init.headers = { ...init.headers, [idHeader]: newId() };
  if (body !== undefined) {
    init.headers = { ...init.headers, 'content-type': 'application/json' };
    init.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await line.wait((at) => send(path, { ...init, headers: { ...init.headers, ...at } }));
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
