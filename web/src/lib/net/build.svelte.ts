// Whether the open page still fits the server, which may have been upgraded.
import { protocol } from '../wire';

/** What a page or a server is: the number of its build, and that of the protocol between the two. */
export interface Build {
  build: string;
  protocol: number;
}

/** What the server is to this page: of the same build, of another one with the same protocol, or of another protocol. */
export type Version = 'same' | 'newer' | 'foreign';

/** The header of the server's answers: both numbers. */
export const header = 'darkrock-build';

export function parseBuild(text: string | null): Build | null {
  const [, build, number] = /^(\S+) (\d+)$/.exec(text ?? '') ?? [];
  return build === undefined ? null : { build, protocol: Number(number) };
}

/** A page without a number is under development: it is of every build. */
export function compare(ours: Build, theirs: Build): Version {
  if (ours.protocol !== theirs.protocol) return 'foreign';
  return ours.build === '' || ours.build === theirs.build ? 'same' : 'newer';
}

const key = 'darkrock.reloaded';

/**
 * Reloads the page for a build of the server, once: a page that is still another one afterward comes from a cache on the way, and
 * another reload would not help. Returns whether it reloads.
 */
export function reloadFor(
  build: string,
  memory: () => Pick<Storage, 'getItem' | 'setItem'>,
  reload: () => void,
): boolean {
  try {
    const storage = memory();
    const done = storage.getItem(key)?.split(' ') ?? [];
    if (done.includes(build)) return false;
    storage.setItem(key, [...done, build].join(' '));
  } catch {
    // What cannot be remembered would be done again and again.
    return false;
  }
  reload();
  return true;
}

const ofPage = (): Build => {
  const meta = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="darkrock-build"]');
  return { build: meta?.content ?? '', protocol };
};

let version = $state<Version>('same');
let closed = $state(false);

const reloadOnce = (build: string): boolean =>
  reloadFor(
    build,
    () => sessionStorage,
    () => location.reload(),
  );

export const build = {
  /** What the server is to this page, unless the player has closed that note. */
  get version(): Version {
    return closed && version === 'newer' ? 'same' : version;
  },
  /** An answer of the server has said what it is. One without the header comes from a proxy. */
  heard(text: string | null): void {
    const theirs = parseBuild(text);
    if (theirs === null) return;
    const now = compare(ofPage(), theirs);
    // Of several servers that are upgraded one by one, some are still of the old build.
    if (now === 'same' || (now === 'foreign' && reloadOnce(theirs.build))) return;
    version = now;
  },
  /** A part of this page is not on the server: it asks for the new build, if there is one. */
  async partMissing(): Promise<void> {
    const answer = await fetch('/api/server', { credentials: 'same-origin' }).catch(() => null);
    const theirs = parseBuild(answer?.headers.get(header) ?? null);
    if (theirs !== null && compare(ofPage(), theirs) !== 'same') reloadOnce(theirs.build);
  },
  close(): void {
    closed = true;
  },
};
