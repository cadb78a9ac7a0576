import { useQuery } from '@tanstack/react-query';
import { type Address, type Chain, parseAbi, zeroAddress } from 'viem';
import { readContract } from 'viem/actions';
import { useConfig, useConnection } from 'wagmi';
import { findPasskey } from './findPasskey.ts';

const multisigThresholdAbi = parseAbi(['function getThreshold() view returns (uint256)']);

/**
 * Returns the threshold of the connected passkey account on a network; undefined for other accounts, before deployment,
 * and while unknown.
 */
export function useThreshold(account: Address, chain: Chain): number | undefined {
  const wagmi = useConfig();
  const { connector } = useConnection();
  const isPasskey = connector !== undefined && findPasskey([connector]) !== undefined;
  const { data } = useQuery({
    queryKey: ['web', 'threshold', chain.id, account],
    enabled: isPasskey,
    queryFn: async () => {
      const client = wagmi.getClient({ chainId: chain.id });
      return Number(
        await readContract(client, {
          address: account,
          abi: multisigThresholdAbi,
          functionName: 'getThreshold',
        }),
      );
    },
    // Most often there is no account yet.
    retry: false,
  });
  return data;
}

/** Returns true if the connected passkey account needs several signatures, and so cannot send alone. */
export function useIsSharedAccount(chain: Chain): boolean {
  const { address = zeroAddress } = useConnection();
  return (useThreshold(address, chain) ?? 1) > 1;
}
