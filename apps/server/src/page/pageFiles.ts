import { createHash } from 'node:crypto';
import { type Dirent, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The bytes of a file in one coding; `etag` is a strong one, with its quotes. */
export type Representation = { bytes: Uint8Array<ArrayBuffer>; etag: string };

/** A file of the built page and its compressed forms where the build made them. */
export type PageFile = Representation & {
  path: string;
  brotli: Representation | null;
  gzip: Representation | null;
};

/** The page's folder holds no page. */
export class PageNotBuiltError extends Error {
  override readonly name = 'PageNotBuiltError';

  constructor(folder: string) {
    super(`The page is not built: there is no index.html in ${folder}. Run "npm run build" first.`);
  }
}

/**
 * Reads a built page into memory, by the path it is asked for (`/assets/app-1a2b.js`). What is
 * served is what was there at the start: a request is looked up here and never reaches the disk,
 * so no path can lead out of the folder, and a build that replaces the folder is not half served.
 * Names that begin with a dot and links are left out.
 *
 * @throws {PageNotBuiltError} when the folder has no index.html.
 */
export function readPageFiles(folder: string): ReadonlyMap<string, PageFile> {
  const bytes = new Map<string, Representation>();
  for (const entry of listFolder(folder)) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    if (path.includes('/.')) continue;
    bytes.set(path, represent(readFileSync(file)));
  }
  if (!bytes.has('/index.html')) throw new PageNotBuiltError(folder);
  const files = new Map<string, PageFile>();
  for (const [path, plain] of bytes) {
    if (/\.(br|gz)$/.test(path) && bytes.has(path.slice(0, -3))) continue;
    const brotli = bytes.get(`${path}.br`) ?? null;
    files.set(path, { path, ...plain, brotli, gzip: bytes.get(`${path}.gz`) ?? null });
  }
  return files;
}

function listFolder(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true });
  } catch {
    throw new PageNotBuiltError(folder);
  }
}

function represent(read: Uint8Array): Representation {
  const bytes = new Uint8Array(read);
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 27);
  return { bytes, etag: `"${hash}"` };
}
