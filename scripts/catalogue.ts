// Checks the wallet catalogue row by row, and its size: data and code are one chunk, fetched when a person
// searches for a wallet, with a budget of its own.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { catalogue } from '../packages/connect/src/core/catalogue/catalogue.ts';
import { walletFaults } from '../packages/connect/src/core/catalogue/walletFaults.ts';
import { root } from './run.ts';

const folder = join(root, 'packages/connect/src/core/catalogue');

/** Largest gzipped size of the catalogue with its imports, in bytes. */
const LARGEST = 9 * 1024;

/** Files not in this chunk: tests, the check itself, and the letters, which come with the dialog. */
const NOT_SHIPPED = /\.test\.ts$|^(walletFaults|monogram)\.ts$/;

/** Faults of the catalogue, a sentence each, and its gzipped size in bytes. */
export async function checkCatalogue(): Promise<{
  readonly faults: readonly string[];
  readonly bytes: number;
}> {
  const bytes = await weigh();
  const tooLarge = bytes > LARGEST ? [`the chunk is ${bytes} bytes gzipped, over ${LARGEST}`] : [];
  return { faults: [...walletFaults(catalogue), ...tooLarge], bytes };
}

/** Builds a page with all of the catalogue, as one file. */
async function weigh(): Promise<number> {
  const files = (await readdir(folder)).filter((file) => !NOT_SHIPPED.test(file));
  const entry = 'virtual:catalogue';
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'catalogue',
        resolveId: (id) => (id === entry ? `\0${entry}` : undefined),
        load: (id) =>
          id === `\0${entry}`
            ? files.map((file) => `export * from ${JSON.stringify(join(folder, file))};`).join('')
            : undefined,
      },
    ],
    build: {
      write: false,
      rollupOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  });
  let bytes = 0;
  for (const output of Array.isArray(result) ? result : [result]) {
    if (!('output' in output)) continue;
    for (const file of output.output) {
      bytes += gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 }).length;
    }
  }
  return bytes;
}

if (import.meta.main) {
  const { faults, bytes } = await checkCatalogue();
  for (const fault of faults) console.log(fault);
  console.log(
    `${catalogue.length} wallets, ${(bytes / 1024).toFixed(2)} KB of ${LARGEST / 1024} KB gzipped`,
  );
  if (faults.length > 0) process.exitCode = 1;
}
