import type { NetworkClient } from '@mooring/rpc-proxy';
import type { ChainRequest } from '@mooring/sign-in/server';

/** Total timeout of a network, in ms. */
const LONGEST_MS = 9_000;
/** Shorter than the total timeout, so that a hanging upstream leaves time for the next one. */
const UPSTREAM_MS = 4_000;

/** Creates the JSON-RPC requests of sign-in, through the proxy's client instead of HTTP. */
export function chainRequest(network: NetworkClient): ChainRequest {
  return async ({ method, params = [] }) => {
    const limit = AbortSignal.timeout(LONGEST_MS);
    const [reply = null] = await network.ask([{ method, params }], limit, UPSTREAM_MS);
    if (reply === null) throw new Error('No upstream answered');
    if ('error' in reply) throw Object.assign(new Error(reply.error.message), reply.error);
    return reply.result;
  };
}
