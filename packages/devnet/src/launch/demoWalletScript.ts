import { resolve } from 'node:path';
import { build } from 'vite';

/**
 * The demo wallet as one script for the page. It is made when a local network starts and lives in
 * memory: no built page ever contains it.
 */
export async function buildDemoWalletScript(): Promise<string> {
  const entry = resolve(import.meta.dirname, '../demo-wallet/main.ts');
  const result = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: { input: entry, output: { codeSplitting: false } },
    },
  });
  for (const output of Array.isArray(result) ? result : [result]) {
    if (!('output' in output)) continue;
    for (const file of output.output) {
      if (file.type === 'chunk' && file.isEntry) return file.code;
    }
  }
  throw new Error('The demo wallet could not be built.');
}
