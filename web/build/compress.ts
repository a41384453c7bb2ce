// Compresses the built files once, so that the server has nothing to compress: beside each file that becomes smaller lie
// its forms for browsers that accept Brotli (.br) and gzip (.gz).

import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Fonts are compressed already. */
const compressible = /\.(html|js|css|svg|json|txt|ico|webmanifest|wasm)$/;

/** A form that saves less than this is not worth its room in the program. */
const saving = 0.9;

const brotli = (bytes: Buffer): Buffer =>
  brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });

const forms: [string, (bytes: Buffer) => Buffer][] = [
  ['.br', brotli],
  ['.gz', (bytes) => gzipSync(bytes, { level: 9 })],
];

function compressFolder(folder: string): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => compressible.test(name));
  for (const file of files) {
    const bytes = readFileSync(join(folder, file));
    for (const [ending, compress] of forms) {
      const small = compress(bytes);
      if (small.length < bytes.length * saving) writeFileSync(join(folder, file + ending), small);
    }
  }
}

/** Writes the compressed forms after the build. */
export function compress(): Plugin {
  let folder = '';
  return {
    name: 'darkrock-compress',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir);
    },
    closeBundle: () => compressFolder(folder),
  };
}
