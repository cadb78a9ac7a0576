import { useCatalogue } from '@mooring/connect';
import { readRefund } from '@mooring/safe/transactions';
import { useQuery } from '@tanstack/react-query';
import { getAddress, type Hash, isAddressEqual, zeroAddress } from 'viem';
import { getTransactionReceipt } from 'viem/actions';
import { useConfig } from 'wagmi';
import { useAddressText } from '../call/useAddressText.ts';
import { useSettingText } from '../call/useSettingText.ts';
import { useGateway } from '../gateway/useGateway.ts';
import type { KnownSafe } from '../safe/useSafe.ts';
import { treasuryCatalogue } from '../texts/treasuryCatalogue.ts';

interface HistoryRefundProps {
  readonly safe: KnownSafe;
  /** safeTxHash of an executed transaction. */
  readonly hash: Hash;
  readonly txHash: Hash;
}

/** Gas refund that an execution paid, from its receipt; renders nothing without one. */
export function HistoryRefund({ safe, hash, txHash }: HistoryRefundProps) {
  const t = useCatalogue(treasuryCatalogue);
  const { amountText } = useSettingText(safe.chain);
  const addressText = useAddressText();
  const gateway = useGateway();
  const wagmi = useConfig();
  const { chain, state } = safe;
  const { data } = useQuery({
    queryKey: ['web', 'safe-refund', chain.id, state.address, hash, txHash],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const client = wagmi.getClient({ chainId: chain.id });
      const { logs, from } = await getTransactionReceipt(client, { hash: txHash });
      const paid = readRefund(logs, state.address, hash);
      if (!paid) return null;
      const { amount, transfer } = paid;
      if (transfer) return { amount, ...transfer };
      // No log names the recipient of the network's coin; the signed field does.
      const { detailedExecutionInfo: info } = await gateway.transactions.get(chain.id, hash);
      const named = info?.type === 'MULTISIG' ? info.refundReceiver.value : zeroAddress;
      const to = isAddressEqual(named, zeroAddress) ? getAddress(from) : named;
      return { amount, token: zeroAddress, to };
    },
  });
  if (!data) return null;
  const amount = amountText(data.token, data.amount);
  return <p>{t('refund.paid', { amount, recipient: addressText(data.to) })}</p>;
}
