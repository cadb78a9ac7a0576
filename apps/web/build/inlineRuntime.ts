import type { Plugin } from 'vite';

const IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']\.\/(rolldown-runtime-[\w-]+\.js)["'];?/;
const EXPORT = /export\s*\{([^}]*)\};?\s*$/;

/**
 * Puts the bundler's runtime into the first script and its texts, which would otherwise wait for it as for a
 * file of its own; later chunks import it. It has functions only, no state, so there may be two of it.
 */
export function inlineRuntime(): Plugin {
  return {
    name: 'mooring:inline-runtime',
    apply: 'build',
    generateBundle: {
      // Before the page's HTML names what the first script imports.
      order: 'pre',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !isFirst(chunk)) continue;
          const [statement = '', names = '', file = ''] = IMPORT.exec(chunk.code) ?? [];
          const runtime = bundle[`assets/${file}`];
          if (runtime?.type !== 'chunk') continue;
          const [, given = ''] = EXPORT.exec(runtime.code) ?? [];
          const made = `(()=>{${runtime.code.replace(EXPORT, '')}return{${pairs(given, 'out')}}})()`;
          chunk.code = chunk.code.replace(statement, () => `const{${pairs(names, 'in')}}=${made};`);
          chunk.imports = chunk.imports.filter((name) => name !== `assets/${file}`);
        }
      },
    },
  };
}

/** True for the page's script, and a language: files that the first view waits for. */
function isFirst({ isEntry, moduleIds }: { isEntry: boolean; moduleIds: readonly string[] }) {
  return isEntry || moduleIds.some((id) => /\/web\/src\/locales\/[\w-]+\.ts$/.test(id));
}

/** `a as b` of imports as the pattern `a:b`, of exports as the property `b:a`. */
function pairs(names: string, direction: 'in' | 'out'): string {
  return names
    .split(',')
    .map((name) => {
      const [from = '', to = from] = name.trim().split(/\s+as\s+/);
      return direction === 'in' ? `${from}:${to}` : `${to}:${from}`;
    })
    .join(',');
}
