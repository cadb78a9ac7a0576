import { resolve } from 'node:path';
import { pageScript } from '../../pages/pageScript.ts';
import { cachedPath, readCached, writeCached } from './scriptCache.ts';

let script: Promise<string> | undefined;

/**
 * The demo phone as one script. It is made when it is first asked for, because it
 * takes a second or two that nobody who does not open the phone should wait, and kept on disk until its
 * sources change.
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
  const cached = await readCached(path);
  if (cached !== undefined) return cached;
  const built = await pageScript(resolve(import.meta.dirname, '../main.ts'));
  await writeCached(path, built);
  return built;
}
