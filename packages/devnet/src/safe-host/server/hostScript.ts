import { join } from 'node:path';
import { build } from 'vite';

type Entry = 'main.ts' | 'stranger.ts';

const built = new Map<Entry, Promise<string>>();

/** One of the host's scripts, made when it is first asked for and kept in memory. */
export function hostScript(entry: Entry): Promise<string> {
  const script = built.get(entry) ?? buildScript(entry);
  built.set(entry, script);
  // What failed is tried again.
  script.catch(() => built.delete(entry));
  return script;
}

async function buildScript(entry: Entry): Promise<string> {
  const result = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      modulePreload: false,
      // It never leaves this machine: half the time for twice the size.
      minify: false,
      rollupOptions: {
        input: join(import.meta.dirname, '../page', entry),
        output: { codeSplitting: false },
      },
    },
  });
  for (const output of Array.isArray(result) ? result : [result]) {
    if (!('output' in output)) continue;
    for (const file of output.output) {
      if (file.type === 'chunk' && file.isEntry) return file.code;
    }
  }
  throw new Error('The local Safe could not be built.');
}
