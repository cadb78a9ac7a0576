import { useQuery } from '@tanstack/react-query';
import { useAccount, useConfig } from 'wagmi';
import { useMooring } from '../../core/MooringContext.ts';
import { multisigQuery } from './multisigQuery.ts';
import type { Multisig } from './readMultisig.ts';

/** What is known of the connected account as one of several owners. */
export interface MultisigAccount {
  /** Whether its owners sign together: by its connector's word, or as the current network says. */
  readonly isMultisig: boolean;
  /** How many of how many have to sign; absent until the network has told. */
  readonly rule: Multisig | undefined;
}

/**
 * Owners and threshold of the connected account, when it is a multisig on the current network.
 *
 * @example
 * ```tsx
 * import { useMultisig } from '@mooring/connect';
 *
 * export function Owners() {
 *   const { isMultisig, rule } = useMultisig();
 *   return isMultisig && rule ? <p>{`${rule.threshold} of ${rule.owners} owners sign`}</p> : null;
 * }
 * ```
 */
export function useMultisig(): MultisigAccount {
  const { queryClient } = useMooring().config;
  const wagmi = useConfig();
  const { address, chain, connector } = useAccount();
  const { data } = useQuery(
    {
      ...multisigQuery(wagmi, chain?.id, address),
      enabled: address !== undefined && chain !== undefined,
    },
    queryClient,
  );
  // The Safe around this page is one, whether or not the network answers.
  const isMultisig = address !== undefined && (Boolean(data) || connector?.type === 'safe');
  return { isMultisig, rule: (isMultisig && data) || undefined };
}
