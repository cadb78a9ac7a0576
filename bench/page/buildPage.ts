import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import type { PageUnderTest } from './pages.ts';

export interface BuiltPage {
  readonly html: string;
  readonly files: ReadonlyMap<string, BuiltFile>;
}

export interface BuiltFile {
  /** Compressed content, as served. */
  readonly gzipped: Uint8Array;
  readonly type: string;
}

const types: readonly (readonly [ending: string, type: string])[] = [
  ['.js', 'text/javascript'],
  ['.css', 'text/css'],
  ['.svg', 'image/svg+xml'],
  ['.png', 'image/png'],
  ['.woff2', 'font/woff2'],
];

/** Builds a page for production, all with the same settings. */
export async function buildPage({ name, entry, root }: PageUnderTest): Promise<BuiltPage> {
  const result = await build({
    root,
    base: './',
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    // The pages are in other folders than their dependencies.
    resolve: { dedupe: ['@tanstack/react-query', 'react', 'react-dom', 'wagmi'] },
    oxc: { jsx: { runtime: 'automatic' } },
    build: {
      write: false,
      cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
      rolldownOptions: {
        input: entry,
        // Merges the initial chunks, as docs/getting-started.md suggests for applications.
        output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } },
      },
    },
  });
  const files = new Map<string, BuiltFile>();
  const imports = new Map<string, readonly string[]>();
  const styles = new Set<string>();
  let first = '';
  for (const output of Array.isArray(result) ? result : [result]) {
    if (!('output' in output)) continue;
    for (const file of output.output) {
      const content = file.type === 'chunk' ? file.code : file.source;
      const type = types.find(([ending]) => file.fileName.endsWith(ending))?.[1];
      files.set(file.fileName, {
        gzipped: gzipSync(content, { level: 9 }),
        type: type ?? 'application/octet-stream',
      });
      if (file.type !== 'chunk') continue;
      imports.set(file.fileName, file.imports);
      if (file.isEntry) {
        first = file.fileName;
        for (const style of file.viteMetadata?.importedCss ?? []) styles.add(style);
      }
    }
  }
  const html = [
    '<!doctype html><html lang="en"><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `<title>${name}</title>`,
    `<script type="module" src="${first}"></script>`,
    // Like Vite's output for an HTML entry.
    ...[...closure(imports, first)].map((file) => `<link rel="modulepreload" href="${file}">`),
    ...[...styles].map((file) => `<link rel="stylesheet" href="${file}">`),
    '<body></body></html>',
  ];
  return { html: html.join('\n'), files };
}

/** Static imports of a file, transitively, without itself. */
function closure(imports: ReadonlyMap<string, readonly string[]>, name: string) {
  const seen = new Set<string>();
  const waiting = [...(imports.get(name) ?? [])];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    waiting.push(...(imports.get(file) ?? []));
  }
  seen.delete(name);
  return seen;
}
