import { checkGatewayMistakes } from '../safeMistakes.ts';
import { createGatewayRequest, type GatewayClientOptions } from './askGateway.ts';
import {
  accountRoutes,
  authRoutes,
  emailRoutes,
  notificationRoutes,
  subscriptionRoutes,
} from './routes/accountRoutes.ts';
import { messageRoutes } from './routes/messageRoutes.ts';
import { chainRoutes, safeRoutes } from './routes/safeRoutes.ts';
import { relayRoutes, transactionRoutes } from './routes/transactionRoutes.ts';

/** Bundlers replace `process.env.NODE_ENV`. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Routes of a gateway; created by {@link createGatewayClient}. */
export type GatewayClient = ReturnType<typeof createGatewayClient>;

/**
 * Creates a client of a Safe client gateway. Calls reject with `GatewayError`. Responses are validated by shape and
 * size only. A gateway is not trusted: compare its data with the chain (`checkGatewaySafe`) and with the hashes
 * (`checkGatewayTransaction`).
 * @throws {Error} for an invalid base URL
 *
 * @example
 * ```ts
 * import { createGatewayClient } from '@mooring/safe/gateway';
 *
 * const gateway = createGatewayClient({ baseUrl: 'https://gateway.example' });
 * const { results, next } = await gateway.safes.queued(10, address);
 * if (next) await gateway.safes.queued(10, address, { pageUrl: next });
 * ```
 */
export function createGatewayClient(options: GatewayClientOptions) {
  if (process.env.NODE_ENV !== 'production') checkGatewayMistakes(options);
  const ask = createGatewayRequest(options);
  return {
    chains: chainRoutes(ask),
    safes: safeRoutes(ask),
    transactions: transactionRoutes(ask),
    messages: messageRoutes(ask),
    relay: relayRoutes(ask),
    auth: authRoutes(ask),
    notifications: notificationRoutes(ask),
    accounts: accountRoutes(ask),
    emails: emailRoutes(ask),
    subscriptions: subscriptionRoutes(ask),
  };
}
