import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './run.ts';

/** Where the built page is. */
export const pageFolder = join(root, 'apps/web/dist');

const packages = ['connect', 'pairing', 'safe', 'sign-in'];
const sources = [
  'apps/web',
  ...packages.map((name) => `packages/${name}/src`),
  'package-lock.json',
];

/** Builds the page. */
export async function buildPage(): Promise<void> {
  // Loaded only here: a server that has its page built has no need of it.
  const { build } = await import('vite');
  await build({ root: join(root, 'apps/web'), logLevel: 'warn' });
}

/**
 * Builds the page when there is none, or when something it is made of is newer. Installed without the
 * development tree there is nothing to build it with: it comes along built, or the server says that it
 * did not.
 */
export async function ensurePage(): Promise<void> {
  const built = await stat(join(pageFolder, 'index.html')).catch(() => null);
  if (built && (await newestOf(sources)) <= built.mtimeMs) return;
  if (hasBundler()) await buildPage();
}

function hasBundler(): boolean {
  try {
    import.meta.resolve('vite');
    return true;
  } catch {
    return false;
  }
}

/** When the latest change of these files was, in ms since 1970. */
async function newestOf(paths: readonly string[]): Promise<number> {
  let newest = 0;
  for (const path of paths) {
    const about = await stat(join(root, path));
    if (!about.isDirectory()) {
      newest = Math.max(newest, about.mtimeMs);
      continue;
    }
    for (const name of await readdir(join(root, path))) {
      if (name === 'dist' || name === 'node_modules') continue;
      newest = Math.max(newest, await newestOf([join(path, name)]));
    }
  }
  return newest;
}
