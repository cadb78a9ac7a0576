import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Rolldown } from 'vite';

/** Import of the loaders, in a module that defines a catalogue. */
const LOADERS = /import \{([^}]*)\btextLoaders,? \} from '(\.[^']+)';/;
const CALL = /\btextLoaders\('(\w+)'\)/g;

/** Part of a language, as the loaders import it: `languages/network/de.ts` is that part of `languages/de.ts`. */
const PART_FILE = /^(.*[\\/]languages)[\\/](\w+)[\\/]([\w-]+\.ts)$/;

/**
 * Build plugin that makes each part of a language file a module of its own. Calls of `textLoaders('network')`
 * become a literal table of imports, so the bundler makes a chunk of each part and language.
 */
export function splitTexts(): Rolldown.Plugin & { enforce: 'pre' } {
  return {
    name: 'split-texts',
    // Before types are erased.
    enforce: 'pre',
    async transform(code, id) {
      const [statement, others, specifier] = LOADERS.exec(code) ?? [];
      if (!statement || !specifier) return;
      const folder = dirname(specifier);
      const files = await readdir(join(dirname(id), folder, 'languages'));
      const tableOf = (part: string) =>
        files
          .map((file) => {
            const path = `${folder}/languages/${part}/${file}`;
            return `'${file.replace('.ts', '')}': () => import('${path}').then((file) => file.${part})`;
          })
          .join(', ');
      const imports = others?.trim() ? `import { ${others.trim()} } from '${specifier}';` : '';
      const split = code
        .replace(statement, imports)
        .replace(CALL, (_, part: string) => `{ ${tableOf(part)} }`);
      // Lines stay where they are.
      return { code: split, map: null };
    },
    resolveId(specifier, importer) {
      if (!importer || !specifier.startsWith('.')) return;
      const path = resolve(dirname(importer), specifier);
      if (PART_FILE.test(path)) return path;
      const [, folder, , file] = PART_FILE.exec(importer) ?? [];
      return folder && file ? this.resolve(specifier, join(folder, file)) : undefined;
    },
    async load(id) {
      const [, folder, part, file] = PART_FILE.exec(id) ?? [];
      if (!folder || !part || !file) return;
      const source = join(folder, file);
      this.addWatchFile(source);
      const sections = (await readFile(source, 'utf8')).split(/^(?=export const )/m);
      const texts = sections.find((code) => /^export const (\w+)/.exec(code)?.[1] === part);
      if (!texts) throw new Error(`${source} has no part "${part}".`);
      const [imports] = sections.filter((code) => !code.startsWith('export'));
      return `${imports ?? ''}${texts}`;
    },
  };
}
