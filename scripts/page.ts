// Builds the page into apps/web/dist; with --if-older only if it is missing or older than its sources.
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './run.ts';
import { viteBuild } from './viteBuild.ts';

/** Folder of the built page. */
export const pageFolder = join(root, 'apps/web/dist');

/** The last file of a build: a build that was interrupted has none, although it may have pages. */
const LAST_BUILT = '.render/renderFirstView.js';

const packageNames = ['connect', 'internal', 'pairing', 'passkey', 'safe', 'sign-in'];
/** Files and folders that the page is built from. */
export const builtFrom: readonly string[] = [
  ...['web', 'multisig', 'page'].map((name) => `apps/${name}`),
  ...packageNames.map((name) => `packages/${name}/src`),
  'package-lock.json',
];

/** Builds the page. */
export async function buildPage(): Promise<void> {
  await viteBuild({ root: join(root, 'apps/web'), logLevel: 'warn' });
  await viteBuild({
    root: join(root, 'apps/web'),
    configFile: join(root, 'apps/web/vite.firstView.config.ts'),
    logLevel: 'warn',
  });
}

/**
 * Builds the page if missing or older than its sources. Without development dependencies it cannot be
 * built: it is shipped built, or the server reports that it is missing.
 */
export async function ensurePage(): Promise<void> {
  if (await isPageBuilt(pageFolder)) return;
  if (hasBundler()) await buildPage();
}

/** True for a whole page, not older than its sources. */
export async function isPageBuilt(folder: string): Promise<boolean> {
  const [page, last] = await Promise.all(
    ['index.html', LAST_BUILT].map((file) => stat(join(folder, file)).catch(() => null)),
  );
  return !!page && !!last && (await newestOf(builtFrom)) <= page.mtimeMs;
}

function hasBundler(): boolean {
  try {
    import.meta.resolve('vite');
    return true;
  } catch {
    return false;
  }
}

/** Latest modification time of these files, in ms since 1970. */
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

if (import.meta.main) await (process.argv.includes('--if-older') ? ensurePage() : buildPage());
