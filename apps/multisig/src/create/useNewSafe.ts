import { useRecheckNames, useRecipients } from '@mooring/page/recipients';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Chain } from 'viem';
import { useConfig, useConnection } from 'wagmi';
import { checkOwners } from './checkOwners.ts';
import { creationCall, findUnusedAccount, hasContracts } from './newSafe.ts';
import { useContracts } from './useContracts.ts';

/** Field of an owner, as typed. */
interface OwnerRowText {
  readonly key: number;
  readonly text: string;
}

/** State of the form for a new account, with the predicted address. */
export function useNewSafe(first: Chain) {
  const wagmi = useConfig();
  const { address: connected } = useConnection();
  const [chainId, setChainId] = useState(first.id);
  const [owners, setOwners] = useState<readonly OwnerRowText[]>([
    { key: 0, text: connected ?? '' },
  ]);
  const [chosen, setThreshold] = useState(1);
  const chain = wagmi.chains.find(({ id }) => id === chainId) ?? first;
  const threshold = Math.min(chosen, owners.length);
  const found = useRecipients(
    owners.map(({ text }) => text),
    chain.id,
  );
  const recheckNames = useRecheckNames(chain.id);
  const checked = checkOwners(found);
  const { contracts, isOtherDerivation } = useContracts(chain.id);
  const key = checked.owners?.join();
  const query = useQuery({
    queryKey: ['web', 'new-safe', chain.id, key, threshold],
    enabled: key !== undefined && contracts !== undefined,
    queryFn: async () => {
      const client = wagmi.getClient({ chainId: chain.id });
      if (!contracts || !checked.owners || !(await hasContracts(client, contracts)))
        return { kind: 'missing' } as const;
      const free = await findUnusedAccount(
        client,
        { owners: checked.owners, threshold },
        contracts,
        isOtherDerivation,
      );
      if (!free) return { kind: 'full' } as const;
      const { address, ...safe } = free;
      return { kind: 'free', address, safe, call: creationCall(safe, contracts) } as const;
    },
  });
  return {
    chain,
    owners,
    threshold,
    found,
    checked,
    isOtherDerivation,
    place: key === undefined ? undefined : query.data,
    isPlacing: query.isLoading,
    placeFailed: query.isError && !query.isFetching,
    retryPlace: () => void query.refetch(),
    /** Resolves owners' names again; false when one has changed. */
    recheckNames: () => recheckNames(found),
    setChainId,
    setThreshold,
    addOwner() {
      const next = Math.max(...owners.map((owner) => owner.key)) + 1;
      setOwners([...owners, { key: next, text: '' }]);
      // Two confirmations from the second owner on: one stolen key is not enough.
      setThreshold(Math.max(threshold, Math.min(2, owners.length + 1)));
    },
    removeOwner: (gone: number) => setOwners(owners.filter((owner) => owner.key !== gone)),
    setOwner: (which: number, text: string) =>
      setOwners(owners.map((owner) => (owner.key === which ? { ...owner, text } : owner))),
  };
}
