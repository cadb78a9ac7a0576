import type { GatewayMessage, TransactionDetails } from '@mooring/safe/gateway';
import type { Hex } from 'viem';

/**
 * Hands in a signature at the gateway. It counts as taken where the gateway has it although it gave no answer or refused
 * it: the answer was lost, now or the time before.
 * @param read reads what was signed, as the gateway has it
 */
export async function handIn(
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
