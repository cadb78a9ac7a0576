import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { MARK_IMPORT, readMark } from '../marks/readMarks.ts';
import { nameSource } from './sourceMaps.ts';
import { readStylesheet, stylesheetModule } from './stylesheet.ts';

/** Module specifier of a type import in a declaration, which the compiler leaves unchanged. */
const TYPED_FROM = /((?:from |import\()(['"])\.{1,2}\/[^'"]+)\.tsx?(?=\2)/g;

/** Module URL of a worker or program, likewise. */
const STARTED_FROM = /(new URL\('\.{1,2}\/[^']+)\.ts(?=', import\.meta\.url\))/g;

const STYLED_BY = /(?<=^import \w+ from )'(\.[^']+\.css)\?inline';$/gm;

/** Folder of the marks in a package. */
export const MARKS = 'marks';

/**
 * Rewrites the specifiers of compiled modules, and turns each imported stylesheet and mark into a module: the
 * set of marks is too large to install.
 */
export async function rewriteModules(built: string, source: string) {
  const styles = new Set<string>();
  const marks = new Set<string>();
  for (const name of await readdir(built, { recursive: true })) {
    const file = join(built, name);
    if (name.endsWith('.js.map')) {
      await nameSource(file, built);
    } else if (name.endsWith('.d.ts')) {
      await change(file, (text) => text.replace(TYPED_FROM, '$1.js'));
    } else if (name.endsWith('.js')) {
      await change(file, (text) =>
        text
          .replace(STARTED_FROM, '$1.js')
          .replace(STYLED_BY, (_, path: string) => {
            styles.add(relative(built, resolve(dirname(file), path)));
            return `'${path}.js';`;
          })
          .replace(MARK_IMPORT, (_, kind: string, mark: string) => {
            marks.add(`${kind}/${mark}`);
            const module = join(built, MARKS, kind, `${mark}.js`);
            return `'${relative(dirname(file), module).replaceAll('\\', '/')}'`;
          }),
      );
    }
  }
  for (const name of styles) {
    const css = await readStylesheet(join(source, name));
    await writeFile(join(built, `${name}.js`), stylesheetModule(css));
  }
  for (const name of marks) {
    const file = join(built, MARKS, `${name}.js`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, (await readMark(name)).code);
  }
}

async function change(file: string, by: (text: string) => string) {
  const text = await readFile(file, 'utf8');
  const changed = by(text);
  if (changed !== text) await writeFile(file, changed);
}
