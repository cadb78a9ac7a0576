import { UnbrokenAddresses } from '@mooring/page/address';
import { checkGatewayTransaction, decodeCall } from '@mooring/safe/transactions';
import { useQuery } from '@tanstack/react-query';
import type { Hash } from 'viem';
import { useCallSentence } from '../call/useCallSentence.ts';
import { useGateway } from '../gateway/useGateway.ts';
import type { KnownSafe } from '../safe/useSafe.ts';

interface ClaimedRejectionProps {
  readonly safe: KnownSafe;
  /** safeTxHash of the entry. */
  readonly hash: Hash;
  readonly executed: boolean;
  /** Sentence while its fields are not known. */
  readonly otherwise: string;
}

/**
 * Sentence of an entry that the gateway calls a rejection, by its hashed fields, since the label can hide a payment.
 */
export function ClaimedRejection({ safe, hash, executed, otherwise }: ClaimedRejectionProps) {
  const { chain, state, deployments } = safe;
  const gateway = useGateway();
  const sentenceOf = useCallSentence({ chain, safe: state.address, executed });
  const { data: transaction } = useQuery({
    queryKey: ['web', 'safe-claimed-rejection', chain.id, state.address, hash],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const details = await gateway.transactions.get(chain.id, hash);
      const checked = await checkGatewayTransaction(details, { safe: state, requested: hash });
      return 'hashes' in checked && checked.hashes.hash === hash ? checked.transaction : null;
    },
  });
  const { knownTargets } = deployments;
  const text = transaction
    ? sentenceOf(decodeCall(transaction, { safe: state.address, knownTargets }), transaction)
    : otherwise;
  return <UnbrokenAddresses text={text} />;
}
