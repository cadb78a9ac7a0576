import type { GatewayClient } from '@mooring/safe/gateway';
import type { SafeState } from '@mooring/safe/transactions';
import type { Hash } from 'viem';

/**
 * The transaction that used a nonce instead, where it is among the latest and does something of its
 * own; undefined for a rejection, which does nothing but use the nonce up, and for what is not found.
 * By the gateway's word: that the nonce is gone is known from the chain.
 */
export async function findSuccessor(
  gateway: GatewayClient,
  { chainId, address }: SafeState,
  nonce: bigint,
): Promise<Hash | undefined> {
  const { results } = await gateway.safes.history(chainId, address);
  for (const row of results) {
    if (row.type !== 'TRANSACTION') continue;
    const { executionInfo, txInfo, txHash } = row.transaction;
    if (executionInfo?.type !== 'MULTISIG' || executionInfo.nonce !== nonce) continue;
    const isRejection = txInfo.type === 'Custom' && txInfo.isCancellation;
    return isRejection ? undefined : (txHash ?? undefined);
  }
  return undefined;
}
