import { createHash } from 'node:crypto';
import { type Dirent, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { ServerBaseError } from '../serverBaseError.ts';

/** Bytes of a file in one content coding; `etag` is strong, with its quotes. */
export interface Representation {
  bytes: Uint8Array<ArrayBuffer>;
  etag: string;
}

/** File of the built page, with its compressed forms where built. */
export type PageFile = Representation & {
  path: string;
  brotli: Representation | null;
  gzip: Representation | null;
};

/** Thrown when the page's folder has no built page. */
export class PageNotBuiltError extends ServerBaseError {
  override readonly name = 'PageNotBuiltError';

  constructor(folder: string) {
    super(`The page is not built: there is no index.html in ${folder}. Run "npm run build" first.`);
  }
}

/**
 * Reads a built page into memory, by request path (`/assets/app-1a2b.js`). The server serves the files as
 * of its start: requests never reach the disk, so no path can escape the folder, and a build that replaces
 * the folder is never half served. Dotfiles and symbolic links are skipped.
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

/** Compresses a file at run time: faster than the build, with a larger result. */
export function compressed(path: string, bytes: Uint8Array<ArrayBuffer>): PageFile {
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  const brotli = represent(brotliCompressSync(bytes, { params: quality }));
  return { path, ...represent(bytes), brotli, gzip: represent(gzipSync(bytes)) };
}

/**
 * File made at run time, under a path that contains a hash of its content. SVG is compressed, other kinds are already.
 */
export function hashedFile(
  bytes: Uint8Array<ArrayBuffer>,
  pathFor: (hash: string) => string,
): PageFile {
  const plain = represent(bytes);
  const path = pathFor(plain.etag.slice(1, 13).replaceAll(/[^a-z\d]/gi, '0'));
  return /\.(?:css|svg)$/.test(path)
    ? compressed(path, bytes)
    : { path, ...plain, brotli: null, gzip: null };
}

function listFolder(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true });
  } catch {
    throw new PageNotBuiltError(folder);
  }
}

/** Bytes with their ETag. */
export function represent(bytes: Uint8Array<ArrayBuffer>): Representation {
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 27);
  return { bytes, etag: `"${hash}"` };
}

const CONTENT_TYPES: ReadonlyMap<string, string> = new Map([
  ['avif', 'image/avif'],
  ['css', 'text/css; charset=utf-8'],
  ['gif', 'image/gif'],
  ['html', 'text/html; charset=utf-8'],
  ['ico', 'image/x-icon'],
  ['jpeg', 'image/jpeg'],
  ['jpg', 'image/jpeg'],
  ['js', 'text/javascript; charset=utf-8'],
  ['json', 'application/json; charset=utf-8'],
  ['map', 'application/json; charset=utf-8'],
  ['mjs', 'text/javascript; charset=utf-8'],
  ['png', 'image/png'],
  ['svg', 'image/svg+xml; charset=utf-8'],
  ['txt', 'text/plain; charset=utf-8'],
  ['wasm', 'application/wasm'],
  ['webmanifest', 'application/manifest+json; charset=utf-8'],
  ['webp', 'image/webp'],
  ['woff', 'font/woff'],
  ['woff2', 'font/woff2'],
  ['xml', 'application/xml; charset=utf-8'],
]);

/** Content type of a file by its extension; `application/octet-stream` for unknown ones. */
export function contentType(path: string): string {
  const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  return CONTENT_TYPES.get(ending) ?? 'application/octet-stream';
}
