import { useCatalogue } from '@mooring/connect';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Address, type Hash, isAddressEqual } from 'viem';
import { useConfig, useConnection } from 'wagmi';
import { useGateway } from '../gateway/useGateway.ts';
import { loadSigning, useSigner } from '../safe/signer.ts';
import type { KnownSafe } from '../safe/useSafe.ts';
import { multisigCatalogue } from '../texts/multisigCatalogue.ts';
import { treasuryCatalogue } from '../texts/treasuryCatalogue.ts';
import { ActionButton, SwitchTo } from './ActionButton.tsx';
import { ActionNotice } from './ActionNotice.tsx';
import { forgetProposal } from './submissions.ts';
import { useAction } from './useAction.ts';

interface DeleteProposalProps {
  readonly safe: KnownSafe;
  readonly hash: Hash;
  /** Proposer, as reported by the gateway. */
  readonly proposer: Address | null | undefined;
  /** True to show its own notice about the wallet's network. Default: true. */
  readonly alone?: boolean;
  /** Number of its signatures: anyone who stored them can still execute it. Default: unknown, treated as some. */
  readonly signed?: number;
  readonly onDeleted?: () => void;
}

/**
 * Deletes the visitor's proposal at the gateway, or says why not: gateways accept signatures of a key only.
 * Renders nothing for proposals of others.
 */
export function DeleteProposal(props: DeleteProposalProps) {
  const { safe, hash, proposer, alone = true, signed, onDeleted } = props;
  const t = useCatalogue(multisigCatalogue);
  const treasury = useCatalogue(treasuryCatalogue);
  const wagmi = useConfig();
  const queries = useQueryClient();
  const gateway = useGateway();
  const { address: account, chainId } = useConnection();
  const { state, isOpen, run } = useAction();
  const { chain } = safe;
  const signer = useSigner(safe);
  const owner = signer?.address ?? account;
  if (!owner || !proposer || !isAddressEqual(owner, proposer)) return null;
  if (signer && signer.kind !== 'key')
    return signer.kind && <p className="quiet">{treasury('delete.never')}</p>;

  const remove = () =>
    run('delete', async (stage) => {
      const { deletionSignature } = await loadSigning();
      stage('wallet');
      const toSign = { owner, safe: safe.state, hash };
      const signature = await deletionSignature(wagmi, toSign);
      stage('handing');
      await gateway.transactions.delete(chain.id, hash, signature);
      forgetProposal(queries, safe.state, hash);
      if (isOpen()) onDeleted?.();
    });

  return (
    <>
      <ActionNotice state={state} chain={chain} />
      {alone && <SwitchTo chain={chain} />}
      <ActionButton
        action="delete"
        state={state}
        primary={false}
        obstacle={chainId === chain.id ? undefined : t('obstacle.network', { network: chain.name })}
        onPress={() => void remove()}
      />
      {signed !== 0 && <p className="quiet">{treasury('delete.help')}</p>}
    </>
  );
}

/** Proposer of an otherwise unreadable transaction; undefined while unknown. */
export function useProposer({ state }: KnownSafe, hash: Hash): Address | null | undefined {
  const gateway = useGateway();
  const { chainId } = state;
  const { data } = useQuery({
    queryKey: ['web', 'safe-proposer', chainId, hash],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => (await gateway.transactions.proposer(chainId, hash)) ?? null,
  });
  return data;
}
