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

/** Routes of a gateway, made by {@link createGatewayClient}. */
export type GatewayClient = ReturnType<typeof createGatewayClient>;

/**
 * A client of a Safe client gateway. Every call rejects with `GatewayError`. Answers have the right
 * shape and an end, and nothing more: a gateway is not trusted, so hold what it says against the
 * chain (`checkGatewaySafe`) and against its own hashes (`checkGatewayTransaction`).
 * @throws {Error} for a base URL that is none
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
