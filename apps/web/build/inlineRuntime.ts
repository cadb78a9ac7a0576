import type { Plugin } from 'vite';

const RUNTIME = '\0rolldown/runtime.js';

/**
 * Puts the bundler's runtime into the first script, and into the texts that are fetched beside it: a first visit loads a
 * file less. It has no state; other chunks import it as before.
 * @param isFirst true for modules whose chunks it is put into, in addition to the entry
 */
export function inlineRuntime(isFirst: (moduleId: string) => boolean): Plugin {
  return {
    name: 'mooring:inline-runtime',
    apply: 'build',
    renderChunk(code, { isEntry, moduleIds }, _options, { chunks }) {
      if (!isEntry && !moduleIds.some(isFirst)) return null;
      const runtime = Object.values(chunks).find((chunk) => chunk.moduleIds.includes(RUNTIME));
      const source = runtime?.modules[RUNTIME]?.code;
      if (!source) throw new Error('The bundle has no separate runtime chunk.');
      return withRuntime(code, source);
    },
    generateBundle: {
      // After Vite's plugins, which write the preload links and tables in this hook.
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const runtime = chunks.find(({ moduleIds }) => moduleIds.includes(RUNTIME));
        const page = bundle['index.html'];
        if (!runtime || page?.type !== 'asset')
          throw new Error('The build has no index.html or no runtime chunk.');
        const link = new RegExp(` *<link rel="modulepreload"[^>]*/${runtime.fileName}">\\n`);
        page.source = String(page.source).replace(link, '');
        const having = chunks.filter(({ moduleIds }) => moduleIds.some(isFirst));
        const names = having.map(({ fileName }) => fileName);
        for (const chunk of chunks) {
          if (chunk.isEntry) chunk.code = withoutPreload(chunk.code, runtime.fileName, names);
        }
      },
    },
  };
}

/** Chunk with the runtime's functions in place of their import; as it is where it imports none. */
export function withRuntime(code: string, runtime: string): string {
  return code.replace(
    /^import \{([^}]*)\} from "\.\/rolldown-runtime[^"]*";$/m,
    (_, imported: string) => {
      const names = imported.split(',').map((one) => one.trim().split(' as ').at(-1) ?? '');
      for (const name of names) {
        if (!new RegExp(`^var ${name.replaceAll('$', '\\$')} = `, 'm').test(runtime)) {
          throw new Error(`The bundler's runtime has no ${name}.`);
        }
      }
      const list = names.join(', ');
      return `const { ${list} } = (() => {\n${runtime}\nreturn { ${list} };\n})();`;
    },
  );
}

/** Script whose imports of these files preload no runtime: Vite lists a file's own imports by their place in one table. */
export function withoutPreload(code: string, runtime: string, files: readonly string[]): string {
  const [, table] = /\bm\.f=(\["[^\]]*"\])/.exec(code) ?? [];
  if (table === undefined) throw new Error('The script has no preload table.');
  const listed: unknown[] = JSON.parse(table);
  const place = listed.indexOf(runtime);
  const places = files.map((file) => listed.indexOf(file)).filter((at) => at >= 0);
  return places.reduce((script, at) => {
    return script.replaceAll(`__vite__mapDeps([${at},${place}])`, '[]');
  }, code);
}
