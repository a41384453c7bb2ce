// The number of a build: the same for the same files. The page carries it, and the server tells it in its answers, so that a
// page notices when the server has another one.

import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** The name of the element of the page, which the server reads, too (`crates/server/src/http/assets.rs`). */
export const element = 'darkrock-build';

/** The names of files contain the hashes of their contents. */
export const numberOf = (files: readonly string[]): string =>
  createHash('sha256')
    .update([...files].sort().join('\n'))
    .digest('hex')
    .slice(0, 12);

/** Writes the number into the page. */
export function number(): Plugin {
  return {
    name: 'darkrock-number',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) => [
        { tag: 'meta', attrs: { name: element, content: numberOf(Object.keys(bundle ?? {})) }, injectTo: 'head' },
      ],
    },
  };
}
