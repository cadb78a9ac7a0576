import type { PlainRequest } from './plainRequest.ts';
import { Refusal } from './refusal.ts';

/**
 * Refuses what another site's page sends. A request that changes something must name our own origin,
 * which every browser does; `Sec-Fetch-Site` must agree wherever it is there. Throws `Refusal` with
 * `origin-refused`.
 */
export function checkOrigin(request: PlainRequest, origin: string): void {
  const site = request.header('sec-fetch-site');
  const named = request.header('origin');
  const { method } = request;
  const reads = method === 'GET' || method === 'HEAD';
  // `none`: the person typed the address.
  const fromHere = site === null || site === 'same-origin' || (reads && site === 'none');
  if (!fromHere || (named === null ? !reads : named !== origin))
    throw new Refusal('origin-refused');
}
