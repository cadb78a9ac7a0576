import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

export interface BuiltPage {
  /** Name of the entry file. */
  readonly entry: string;
  readonly files: ReadonlyMap<string, BuiltFile>;
}

interface BuiltFile {
  readonly content: string | Uint8Array;
  /** Gzipped size, in bytes. */
  readonly weight: number;
}

/** Builds one of `pages`, with the settings of the kit's size measurement. */
export async function buildPage(name: string): Promise<BuiltPage> {
  const folder = resolve(import.meta.dirname, 'pages');
  const result = await build({
    root: folder,
    base: './',
    configFile: false,
    logLevel: 'error',
    build: { write: false, rollupOptions: { input: resolve(folder, `${name}.ts`) } },
  });
  const files = new Map<string, BuiltFile>();
  let entry = '';
  for (const output of Array.isArray(result) ? result : [result]) {
    if (!('output' in output)) continue;
    for (const file of output.output) {
      const content = file.type === 'chunk' ? file.code : file.source;
      files.set(file.fileName, { content, weight: gzipSync(content, { level: 9 }).length });
      if (file.type === 'chunk' && file.isEntry) entry = file.fileName;
    }
  }
  return { entry, files };
}
