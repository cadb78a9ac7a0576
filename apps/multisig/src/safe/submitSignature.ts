import type { GatewayMessage, TransactionDetails } from '@mooring/safe/gateway';
import type { Hex } from 'viem';

/**
 * Submits a signature to the gateway. An error counts as success when the gateway has the signature: the response to
 * this or an earlier attempt was lost.
 * @param read reads the transaction or message from the gateway
 */
export async function submitSignature(
  signature: Hex,
  send: () => Promise<unknown>,
  read: () => Promise<GatewayMessage | TransactionDetails>,
): Promise<void> {
  try {
    await send();
  } catch (error) {
    const found = await read().catch(() => undefined);
    if (!found || !signaturesIn(found).includes(signature)) throw error;
  }
}

function signaturesIn(found: GatewayMessage | TransactionDetails): readonly unknown[] {
  if ('confirmations' in found) return found.confirmations.map(({ signature }) => signature);
  const { detailedExecutionInfo: info } = found;
  return info?.type === 'MULTISIG' ? info.confirmations.map(({ signature }) => signature) : [];
}
