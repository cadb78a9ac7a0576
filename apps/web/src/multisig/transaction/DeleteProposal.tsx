import { useCatalogue } from '@mooring/connect';
import { deletionTypedData, joinSignatures, signatureOf } from '@mooring/safe/transactions';
import { useQuery } from '@tanstack/react-query';
import { type Address, type Hash, hashTypedData, isAddressEqual } from 'viem';
import { signTypedData } from 'viem/actions';
import { useConfig, useConnection } from 'wagmi';
import { getConnectorClient } from 'wagmi/actions';
import { useGateway } from '../gateway/useGateway.ts';
import { multisigCatalogue } from '../locales/multisigCatalogue.ts';
import { useSigner } from '../safe/signer.ts';
import type { KnownSafe } from '../safe/useSafe.ts';
import { ActionButton, SwitchTo } from './ActionButton.tsx';
import { ActionNotice } from './ActionNotice.tsx';
import { useAction } from './useAction.ts';

interface DeleteProposalProps {
  readonly safe: KnownSafe;
  readonly hash: Hash;
  /** Proposer, as reported by the gateway. */
  readonly proposer: Address | null | undefined;
  /** True to show its own notice about the wallet's network. Default: true. */
  readonly alone?: boolean;
  readonly onDeleted?: () => void;
}

/**
 * Deletes a proposal of the connected account at the gateway; renders nothing for others, and for contracts: gateways
 * take a key's signature alone.
 */
export function DeleteProposal(props: DeleteProposalProps) {
  const { safe, hash, proposer, alone = true, onDeleted } = props;
  const t = useCatalogue(multisigCatalogue);
  const wagmi = useConfig();
  const gateway = useGateway();
  const { address: account, chainId } = useConnection();
  const { state, run } = useAction();
  const { chain } = safe;
  const signer = useSigner(safe);
  const isKey = !signer?.isPasskey;
  if (!account || !isKey || !proposer || !isAddressEqual(account, proposer)) return null;

  const remove = () =>
    run('delete', async (stage) => {
      stage('wallet');
      const typedData = deletionTypedData(safe.state, hash);
      const client = await getConnectorClient(wagmi, { chainId: chain.id, account });
      const signed = await signatureOf({
        signature: await signTypedData(client, { account, ...typedData }),
        owner: account,
        hash: hashTypedData(typedData),
        kind: 'typed-data',
      });
      stage('handing');
      await gateway.transactions.delete(chain.id, hash, joinSignatures([signed]));
      onDeleted?.();
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
