import { resolve } from 'node:path';
import { build } from 'vite';
import { cachedPath, readCached, writeCached } from './scriptCache.ts';

let script: Promise<string> | undefined;

/**
 * The demo phone as one script. It is made when it is first asked for, because it
 * takes a second or two that nobody who does not open the phone should wait, and kept on disk until its
 * sources change.
 */
export function phoneScript(): Promise<string> {
  script ??= findScript().catch((error: unknown) => {
    script = undefined;
    throw error;
  });
  return script;
}

async function findScript(): Promise<string> {
  const path = await cachedPath();
  const cached = await readCached(path);
  if (cached !== undefined) return cached;
  const built = await buildScript();
  await writeCached(path, built);
  return built;
}

async function buildScript(): Promise<string> {
  const entry = resolve(import.meta.dirname, '../main.ts');
  const result = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      modulePreload: false,
      // It never leaves this machine: half the time for twice the size.
      minify: false,
      rollupOptions: { input: entry, output: { codeSplitting: false } },
    },
  });
  for (const output of Array.isArray(result) ? result : [result]) {
    if (!('output' in output)) continue;
    for (const file of output.output) {
      if (file.type === 'chunk' && file.isEntry) return file.code;
    }
  }
  throw new Error('The demo phone could not be built.');
}
