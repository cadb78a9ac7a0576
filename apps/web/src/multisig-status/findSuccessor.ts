import type { GatewayClient } from '@mooring/safe/gateway';
import type { SafeState } from '@mooring/safe/transactions';
import type { Hash } from 'viem';

/**
 * Finds the transaction that used a nonce instead, among the latest; undefined when not found, and for a
 * rejection, which only consumes the nonce. Relies on the gateway; the chain only proves that the nonce was
 * used.
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
