import type { ChainRequest } from '@mooring/sign-in/server';
import type { Gateway } from '../rpc/gateway.ts';

/** How long a network may take in all, in milliseconds. */
const LONGEST_MS = 9_000;
/** Less than the whole, so that a hanging upstream leaves time for the next one. */
const UPSTREAM_MS = 4_000;

/** A way to ask a network for sign-in, through the gateway and not over HTTP. */
export function chainRequest(gateway: Gateway): ChainRequest {
  return async ({ method, params = [] }) => {
    const limit = AbortSignal.timeout(LONGEST_MS);
    const [reply = null] = await gateway.ask([{ method, params }], limit, UPSTREAM_MS);
    if (reply === null) throw new Error('No upstream answered');
    if ('error' in reply) throw Object.assign(new Error(reply.error.message), reply.error);
    return reply.result;
  };
}
