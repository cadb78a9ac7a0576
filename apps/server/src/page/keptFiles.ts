import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { PageFileStore } from './createPageFileStore.ts';
import type { PageFile } from './pageFiles.ts';

/** Files of the page that other releases have, and this one does not. */
export interface KeptFiles {
  /** Stores the files of this release, for the others. */
  keep(files: Iterable<PageFile>): Promise<void>;
  /** File of another release; null when none has it, or the path is of another kind. */
  find(path: string): Promise<PageFile | null>;
}

/** Files whose name contains a hash of their content: the same in every release that has them. */
const HASHED = /^\/(?:assets|brand)\/[\w.-]{1,200}$/;

/**
 * Shortest time between two looks for new builds, in ms: anyone may ask for paths that do not exist, in any number. A path
 * that is unknown waits for the next look, so the files of a release that has just started are found.
 */
const LOOK_MS = 200;

/** Creates the files of other releases over a store; each one asked for stays in memory. */
export function createKeptFiles(store: PageFileStore): KeptFiles {
  const found = new Map<string, Promise<PageFile | null>>();
  const paths = createPathList(store);

  async function read(path: string): Promise<PageFile | null> {
    if (!(await paths.has(path))) return null;
    const file = await store.find(path);
    // Deleted since, with a build that newer ones have replaced.
    if (file === null) paths.remove(path);
    return file;
  }

  return {
    async keep(files) {
      const hashed = [...files].filter(({ path }) => HASHED.test(path));
      const names = hashed.map(({ path }) => path).toSorted();
      const id = createHash('sha256').update(names.join('\n')).digest('base64url');
      await store.keep({ id, files: hashed });
    },
    async find(path) {
      if (!HASHED.test(path)) return null;
      const reading = found.get(path) ?? read(path);
      found.set(path, reading);
      const file = await reading.catch((error: unknown) => {
        found.delete(path);
        throw error;
      });
      // Only files that exist are kept: there is no end of those that do not.
      if (file === null) found.delete(path);
      return file;
    },
  };
}

/**
 * Creates the list of the paths of all stored builds, which reads the store at most every `LOOK_MS` however many paths are
 * asked for: the ids of the builds, and the paths when these have changed.
 */
function createPathList(store: PageFileStore) {
  let builds = '';
  let paths = new Set<string>();
  /** Look that has not begun yet, so it sees what was stored until now. */
  let next: Promise<void> | null = null;
  let latest = Promise.resolve(Number.NEGATIVE_INFINITY);

  async function look(): Promise<void> {
    const stored = (await store.listBuilds()).toSorted().join(' ');
    if (stored === builds) return;
    paths = new Set(await store.listPaths());
    builds = stored;
  }
  async function lookNext(after: Promise<number>): Promise<void> {
    const passed = performance.now() - (await after);
    if (passed < LOOK_MS) await wait(LOOK_MS - passed);
    next = null;
    await look();
  }

  return {
    async has(path: string): Promise<boolean> {
      if (paths.has(path)) return true;
      if (next === null) {
        next = lookNext(latest);
        latest = next.catch(() => {}).then(() => performance.now());
      }
      await next;
      return paths.has(path);
    },
    remove: (path: string) => paths.delete(path),
  };
}
