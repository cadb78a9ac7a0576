import { Refusal } from '../refusal.ts';

/**
 * Refuses what another site's page sends. A request that changes something must name our own origin,
 * which every browser does; `Sec-Fetch-Site` must agree wherever it is there. Throws `Refusal` with
 * `origin-refused`.
 */
export function checkOrigin({ headers, method }: Request, origin: string): void {
  const site = headers.get('sec-fetch-site');
  const named = headers.get('origin');
  const reads = method === 'GET' || method === 'HEAD';
  // `none`: the person typed the address.
  const fromHere = site === null || site === 'same-origin' || (reads && site === 'none');
  if (!fromHere || (named === null ? !reads : named !== origin))
    throw new Refusal('origin-refused');
}
