import type { NetworkClient } from '@mooring/rpc-proxy';
import type { ChainRequest } from '@mooring/sign-in/server';

/** How long a network may take in all, in milliseconds. */
const LONGEST_MS = 9_000;
/** Less than the whole, so that a hanging upstream leaves time for the next one. */
const UPSTREAM_MS = 4_000;

/** Requests to a network for sign-in, through the proxy's client and not over HTTP. */
export function chainRequest(network: NetworkClient): ChainRequest {
  return async ({ method, params = [] }) => {
    const limit = AbortSignal.timeout(LONGEST_MS);
    const [reply = null] = await network.ask([{ method, params }], limit, UPSTREAM_MS);
    if (reply === null) throw new Error('No upstream answered');
    if ('error' in reply) throw Object.assign(new Error(reply.error.message), reply.error);
    return reply.result;
  };
}
