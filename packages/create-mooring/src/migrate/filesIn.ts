import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ApplicationError } from '../applicationError.ts';

const NOT_SEARCHED = /^(?:node_modules|\..*)$/;
/** Folders that tools write, beside a manifest; elsewhere a folder of that name has sources. */
const OUTPUT = /^(?:dist|build|out|coverage)$/;
/** Hidden folders with source files and configuration. */
const READ = /^\.(?:storybook|ladle|vitepress)$/;
const SEARCHED =
  /\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx|html?|css|scss|sass|less|json|jsonc|json5|ya?ml|toml)$/;
const LOCK_FILE = /(?:^|[-.])lock\.|shrinkwrap/;

/**
 * Lists the source files, documents and configuration of an application, sorted.
 * @throws {ApplicationError} when a folder cannot be read
 */
export async function filesIn(folder: string, under = ''): Promise<string[]> {
  const entries = await readdir(join(folder, under), { withFileTypes: true }).catch((error) => {
    const message = `The folder “${join(folder, under)}” cannot be read.`;
    throw new ApplicationError('folderUnreadable', message, error);
  });
  const isPackage = under === '' || entries.some(({ name }) => name === 'package.json');
  const files = await Promise.all(
    entries.map((entry) => {
      const path = under === '' ? entry.name : `${under}/${entry.name}`;
      if (entry.isDirectory()) {
        const isSkipped =
          (NOT_SEARCHED.test(entry.name) && !READ.test(entry.name)) ||
          (isPackage && OUTPUT.test(entry.name));
        return isSkipped ? [] : filesIn(folder, path);
      }
      const isSearched = SEARCHED.test(entry.name) && !LOCK_FILE.test(entry.name);
      return entry.isFile() && isSearched ? [path] : [];
    }),
  );
  return files.flat().sort();
}
