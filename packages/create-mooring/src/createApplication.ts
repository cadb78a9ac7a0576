import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { ApplicationError } from './applicationError.ts';

/** npm does not publish a file of this name. */
const IGNORED = 'node_modules/\ndist/\n.next/\nnext-env.d.ts\n*.tsbuildinfo\n';

/**
 * Copies a template into a new folder, and names its package after the folder; resolves with that name.
 * Does not install dependencies.
 *
 * @param options.folder Path of the application: missing, or an empty folder.
 * @param options.template Template: a folder with a `package.json`.
 * @throws {ApplicationError} when the folder is not empty, or yields no valid package name; nothing is
 * written then.
 *
 * @example
 * ```ts
 * import { createApplication, templates } from 'create-mooring';
 *
 * await createApplication({ folder: 'my-app', template: templates.vite }); // 'my-app'
 * ```
 */
export async function createApplication(options: {
  readonly folder: string;
  readonly template: string;
}): Promise<string> {
  const folder = resolve(options.folder);
  const name = packageName(basename(folder));
  if (name === '' || RESERVED_NAMES.includes(name)) {
    throw new ApplicationError(
      'invalidName',
      name === ''
        ? `“${options.folder}” gives no valid package name: use letters from a to z, or digits.`
        : `npm allows no package named “${name}”: choose another name for the folder.`,
    );
  }
  if (!(await isFree(folder))) {
    throw new ApplicationError(
      'folderNotEmpty',
      `“${options.folder}” is not empty: choose a new or empty folder.`,
    );
  }
  await mkdir(folder, { recursive: true });
  await cp(options.template, folder, { recursive: true });
  const manifest = join(folder, 'package.json');
  const text = await readFile(manifest, 'utf8');
  await writeFile(manifest, text.replace(/"name": "[^"]*"/, `"name": "${name}"`));
  await writeFile(join(folder, '.gitignore'), IGNORED);
  return name;
}

/** Names that npm refuses (validate-npm-package-name). */
const RESERVED_NAMES: readonly string[] = ['node_modules', 'favicon.ico'];
/** Longest package name that npm accepts, in characters. */
const LONGEST_PACKAGE_NAME = 214;

/** Valid npm package name, unless reserved: `My App` becomes `my-app`. Empty if nothing is left. */
function packageName(folder: string): string {
  return folder
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/^[-._]+/, '')
    .slice(0, LONGEST_PACKAGE_NAME)
    .replace(/-+$/, '');
}

/** Entries of version control and file managers, in a folder that is empty for its owner. */
const NOT_COUNTED: readonly string[] = ['.git', '.DS_Store', 'Thumbs.db', 'desktop.ini'];

async function isFree(folder: string): Promise<boolean> {
  try {
    return (await readdir(folder)).every((name) => NOT_COUNTED.includes(name));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') return true;
    if (code === 'ENOTDIR') return false;
    throw error;
  }
}
