import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(?:css|html|js|json|svg|txt|webmanifest)$/;

/** Below this many bytes the header that names a coding costs more than it saves. */
const SMALLEST_FILE = 600;

/** Writes a `.br` and a `.gz` beside each text file of the build, for the server to choose from. */
export function compressAssets(): Plugin {
  let folder = '';
  return {
    name: 'mooring:compress-assets',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    writeBundle() {
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (entry.isFile() && COMPRESSIBLE.test(entry.name)) {
          compress(join(entry.parentPath, entry.name));
        }
      }
    },
  };
}

function compress(file: string): void {
  const bytes = readFileSync(file);
  if (bytes.byteLength < SMALLEST_FILE) return;
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: quality }));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
