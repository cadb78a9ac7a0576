import type { Hash } from 'viem';
import { ProviderRpcError } from '../../rpc/providerError.ts';
import type { Wallet } from '../../wallet/createWallet.ts';
import type { Replacement, SentTransaction } from '../../wallet/transaction.ts';
import { broadcast, sign } from './sendTransaction.ts';

/** Fields each kind of replacement changes. */
const changes = {
  repriced: () => ({}),
  cancelled: ({ from }: SentTransaction) => ({ to: from, value: 0n, data: '0x' as const }),
  // One wei more to somebody else, so that it cannot pass for the same payment.
  replaced: ({ value }: SentTransaction) => ({
    to: stranger,
    value: value + 1n,
    data: '0x' as const,
  }),
} satisfies Record<Replacement, (transaction: SentTransaction) => Partial<SentTransaction>>;

const stranger = '0x000000000000000000000000000000000000dEaD';

/**
 * Signs a transaction of the same nonce at twice the fee, as wallets do for "speed up" and "cancel", and
 * sends it to the node. Returns its hash.
 *
 * @throws ProviderRpcError -32000 for a transaction this wallet did not send, or the node's error, such as
 * for a first one that is mined already
 */
export async function replaceTransaction(
  wallet: Wallet,
  hash: Hash,
  by: Replacement,
): Promise<Hash> {
  const first = wallet.transactions.find((each) => each.hash === hash);
  const account = first && wallet.accountOf(first.from);
  if (!account) throw new ProviderRpcError(-32000, `This wallet did not send ${hash}.`);
  const signed = await sign(
    wallet,
    account,
    { ...first, ...changes[by](first) },
    {
      type: 'eip1559',
      maxFeePerGas: first.maxFeePerGas * 2n,
      maxPriorityFeePerGas: first.maxPriorityFeePerGas * 2n,
    },
  );
  await broadcast(wallet, signed);
  return signed.transaction.hash;
}
