import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ApplicationError } from '../applicationError.ts';

const SKIPPED = /^(?:node_modules|dist|build|out|coverage|\..*)$/;
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
  const files = await Promise.all(
    entries.map((entry) => {
      const path = under === '' ? entry.name : `${under}/${entry.name}`;
      if (entry.isDirectory())
        return SKIPPED.test(entry.name) && !READ.test(entry.name) ? [] : filesIn(folder, path);
      const isSearched = SEARCHED.test(entry.name) && !LOCK_FILE.test(entry.name);
      return entry.isFile() && isSearched ? [path] : [];
    }),
  );
  return files.flat().sort();
}
