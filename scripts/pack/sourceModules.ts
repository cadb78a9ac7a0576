import { dirname, join, relative, resolve } from 'node:path';
import type { TsdownPlugin } from 'tsdown';
import { MARK_IMPORT, markName, readMark } from '../../lint/readMarks.ts';
import { readStylesheet, stylesheetModule } from './stylesheet.ts';

/** Folder of the marks in a package. */
export const MARKS = 'marks';

/** Extension of the URL of a worker or program. */
const PROGRAM = /(?<=new URL\('(\.{1,2}\/[^']+)\.)ts(?=', import\.meta\.url\))/g;

/**
 * Build plugin that makes modules of the stylesheets and marks a package imports (the set of marks is too
 * large to install), builds the programs it starts, and mends what declarations import.
 * @param source the folder `src` of the package
 */
export function sourceModules(source: string): TsdownPlugin {
  const made = new Map<string, string>();
  return {
    name: 'source-modules',
    resolveId(specifier, importer) {
      const [mark] = `'${specifier}'`.matchAll(MARK_IMPORT);
      if (mark) return join(source, MARKS, `${markName(mark)}.js`);
      if (importer && specifier.endsWith('.css?inline'))
        return resolve(dirname(importer), specifier.replace('?inline', '.js'));
      return undefined;
    },
    async load(file) {
      const code = await makeModule(source, file);
      if (code !== undefined) made.set(file, code);
      return code;
    },
    transform(code, file) {
      const changed = code.replace(PROGRAM, (_, program: string) => {
        this.emitFile({ type: 'chunk', id: resolve(dirname(file), `${program}.ts`) });
        return 'js';
      });
      // Same length, so all positions stay.
      return changed === code ? undefined : { code: changed, map: null };
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const code = made.get(file.facadeModuleId ?? '');
        if (code !== undefined) {
          // It has no source to map to.
          delete bundle[`${file.fileName}.map`];
          file.code = code;
        } else if (file.fileName.endsWith('.d.ts')) {
          // viem's dependency, which a host may not have; viem exports its types.
          file.code = file.code.replaceAll('import("abitype")', 'import("viem")');
        }
      }
    },
  };
}

/** Module made of a stylesheet or mark; `undefined` for other files. */
async function makeModule(source: string, file: string): Promise<string | undefined> {
  const [folder, ...mark] = relative(source, file).replace(/\.js$/, '').split(/[/\\]/);
  if (folder === MARKS) return (await readMark(mark.join('/'))).code;
  if (file.endsWith('.css.js')) return stylesheetModule(await readStylesheet(file.slice(0, -3)));
  return undefined;
}
