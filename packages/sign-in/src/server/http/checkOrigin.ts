import { Refusal } from '../refusal.ts';

/**
 * Refuses cross-site requests. A request that changes state must have our own `Origin`, which every browser
 * sends; `Sec-Fetch-Site` must agree when present. Throws `Refusal` with `origin-refused`.
 */
export function checkOrigin({ headers, method }: Request, origin: string): void {
  const site = headers.get('sec-fetch-site');
  const named = headers.get('origin');
  const reads = method === 'GET' || method === 'HEAD';
  // `none`: the URL was typed in.
  const fromHere = site === null || site === 'same-origin' || (reads && site === 'none');
  if (!fromHere || (named === null ? !reads : named !== origin))
    throw new Refusal('origin-refused');
}
