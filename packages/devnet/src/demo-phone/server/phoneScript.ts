import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pageScript } from '../../pages/pageScript.ts';

const ROOT = resolve(import.meta.dirname, '../../../../..');
/** Source folders of the script, in addition to the packages in the lock file. */
export const PHONE_FOLDERS: readonly string[] = [
  'packages/devnet/src',
  'packages/internal/src',
  'packages/pairing/src',
  'packages/safe/src',
  'packages/testing/src',
].map((folder) => join(ROOT, folder));
const CACHE = join(ROOT, '.mooring', 'demo-phone');

/** Cache of the process: every network it starts serves the same script. */
let script: Promise<string> | undefined;

/**
 * Returns the demo phone as one script. Built on the first request, as that takes a second or two, and cached on disk
 * until its sources change.
 */
export function phoneScript(): Promise<string> {
  script ??= findScript().catch((error: unknown) => {
    script = undefined;
    throw error;
  });
  return script;
}

async function findScript(): Promise<string> {
  const path = await cachedPath();
  const cached = await readFile(path, 'utf8').catch(() => undefined);
  if (cached !== undefined) return cached;
  const built = await pageScript(resolve(import.meta.dirname, '../main.tsx'));
  await writeCached(path, built);
  return built;
}

/** Path of the script built from exactly these sources. */
async function cachedPath(): Promise<string> {
  const hash = createHash('sha256');
  hash.update(await readFile(join(ROOT, 'package-lock.json')).catch(() => ''));
  for (const folder of PHONE_FOLDERS) {
    const files = await readdir(folder, { recursive: true });
    for (const file of files.filter((name) => /\.(tsx?|css)$/.test(name)).sort()) {
      hash.update(file).update(await readFile(join(folder, file)));
    }
  }
  return join(CACHE, `${hash.digest('hex').slice(0, 32)}.js`);
}

/** Keeps a script in the place of older ones. Whole or not at all; a refusing disk changes nothing. */
async function writeCached(path: string, script: string): Promise<void> {
  const unfinished = `${path}.${process.pid}`;
  try {
    await mkdir(CACHE, { recursive: true });
    for (const file of await readdir(CACHE)) {
      if (file.endsWith('.js')) await rm(join(CACHE, file), { force: true });
    }
    await writeFile(unfinished, script);
    await rename(unfinished, path);
  } catch {
    await rm(unfinished, { force: true }).catch(() => {});
  }
}
