import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Files that name others. */
const TEXT = /\.(?:css|html|js)$/;

/**
 * Copies a built page as the next release has it: each file under /assets/ has another name, in all files that name it. A
 * build takes a minute, and gives a page that differs in nothing else.
 */
export async function copyAsNextRelease(page: string, folder: string): Promise<void> {
  await cp(page, folder, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
  const assets = new Set(await readdir(join(folder, 'assets')));
  const nextName = (name: string) => name.replace(/(\.\w+)$/, '_next$1');
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !TEXT.test(entry.name)) continue;
    const text = await readFile(file, 'utf8');
    await writeFile(
      file,
      text.replaceAll(/[\w.-]+\.\w+/g, (name) => (assets.has(name) ? nextName(name) : name)),
    );
  }
  for (const name of assets)
    await rename(join(folder, 'assets', name), join(folder, 'assets', nextName(name)));
}
