import type { GatewayClient, GatewayMessage } from '@mooring/safe/gateway';
import {
  type CheckedMessage,
  checkGatewayMessage,
  type SafeState,
} from '@mooring/safe/transactions';
import type { Client, Hash } from 'viem';
import { verifierOf } from '../../safe/verifierOf.ts';

/** Message with its verification. */
export interface LoadedMessage {
  readonly message: GatewayMessage;
  readonly checked: CheckedMessage;
}

interface LoadOptions {
  readonly gateway: GatewayClient;
  /** Client of the account's network. */
  readonly client: Client;
  readonly safe: SafeState;
  readonly hash: Hash;
}

/**
 * Fetches a message and recomputes its hash and signers.
 * @throws {GatewayError} when the gateway fails
 * @throws {Error} when the network is unreachable
 */
export async function loadMessage(options: LoadOptions): Promise<LoadedMessage> {
  const { gateway, client, safe, hash } = options;
  const message = await gateway.messages.get(safe.chainId, hash);
  const verify = verifierOf(client, safe);
  const checked = await checkGatewayMessage(message, { safe, requested: hash, verify });
  return { message, checked };
}
