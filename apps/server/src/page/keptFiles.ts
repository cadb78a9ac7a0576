import { createHash } from 'node:crypto';
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

/** Creates the files of other releases over a store; each one asked for stays in memory. */
export function createKeptFiles(store: PageFileStore): KeptFiles {
  const found = new Map<string, PageFile>();
  return {
    async keep(files) {
      const hashed = [...files].filter(({ path }) => HASHED.test(path));
      const paths = hashed.map(({ path }) => path).toSorted();
      const id = createHash('sha256').update(paths.join('\n')).digest('base64url');
      await store.keep({ id, files: hashed });
    },
    async find(path) {
      if (!HASHED.test(path)) return null;
      const file = found.get(path) ?? (await store.find(path));
      if (file) found.set(path, file);
      return file;
    },
  };
}
