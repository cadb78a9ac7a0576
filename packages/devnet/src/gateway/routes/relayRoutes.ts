import { addressOf, bodyOf, chainOf } from '../http/call.ts';
import { fieldsOf } from '../http/fields.ts';
import { GatewayError } from '../http/gatewayError.ts';
import type { Route } from '../http/route.ts';

/** Executions per hour the public gateway pays for. */
const LIMIT = 5;

/** Sponsored execution: here always used up. */
export const relayRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/v1/chains/:chainId/relay/:safe',
    handle(call) {
      chainOf(call);
      addressOf(call, 'safe');
      return { body: { remaining: 0, limit: LIMIT } };
    },
  },
  {
    method: 'POST',
    path: '/v1/chains/:chainId/relay',
    async handle(call) {
      chainOf(call);
      const fields = fieldsOf(await bodyOf(call));
      const to = fields.address('to');
      fields.hex('data');
      throw new GatewayError(429, `Relay limit reached for ${to}`, { statusCode: 429 });
    },
  },
];
