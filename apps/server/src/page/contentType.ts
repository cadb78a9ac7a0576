const TYPES: ReadonlyMap<string, string> = new Map([
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
  return TYPES.get(ending) ?? 'application/octet-stream';
}
