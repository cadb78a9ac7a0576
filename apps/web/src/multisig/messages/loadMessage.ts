import type { GatewayClient, GatewayMessage } from '@mooring/safe/gateway';
import {
  type CheckedMessage,
  checkGatewayMessage,
  type SafeState,
} from '@mooring/safe/transactions';
import type { Client, Hash } from 'viem';
import { verifierOf } from '../../safe/verifierOf.ts';

/** A message with what was worked out of it here. */
export interface LoadedMessage {
  readonly message: GatewayMessage;
  readonly checked: CheckedMessage;
}

interface LoadOptions {
  readonly gateway: GatewayClient;
  /** Of the network the account is on. */
  readonly client: Client;
  readonly safe: SafeState;
  readonly hash: Hash;
}

/**
 * Fetches a message and works out anew its hash and who signed it.
 * @throws {GatewayError} when the gateway does not hand it over
 * @throws {Error} when the network does not answer
 */
export async function loadMessage(options: LoadOptions): Promise<LoadedMessage> {
  const { gateway, client, safe, hash } = options;
  const message = await gateway.messages.get(safe.chainId, hash);
  const verify = verifierOf(client, safe);
  const checked = await checkGatewayMessage(message, { safe, requested: hash, verify });
  return { message, checked };
}
