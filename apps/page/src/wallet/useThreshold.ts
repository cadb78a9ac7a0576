import { useQuery } from '@tanstack/react-query';
import { type Address, type Chain, parseAbi, zeroAddress } from 'viem';
import { readContract } from 'viem/actions';
import { useConfig, useConnection } from 'wagmi';
import { passkeyOf } from './passkeyOf.ts';

const abi = parseAbi(['function getThreshold() view returns (uint256)']);

/**
 * Number of owners that have to sign for the connected account by passkey on a network; undefined for other
 * accounts, one that is not deployed, and while unknown.
 */
export function useThreshold(account: Address, chain: Chain): number | undefined {
  const wagmi = useConfig();
  const { connector } = useConnection();
  const isPasskey = connector !== undefined && passkeyOf([connector]) !== undefined;
  const { data } = useQuery({
    queryKey: ['web', 'threshold', chain.id, account],
    enabled: isPasskey,
    queryFn: async () => {
      const client = wagmi.getClient({ chainId: chain.id });
      return Number(
        await readContract(client, { address: account, abi, functionName: 'getThreshold' }),
      );
    },
    // Most often there is no account yet.
    retry: false,
  });
  return data;
}

/** Returns true if the connected account by passkey needs several signatures: it can send nothing alone. */
export function useIsSharedAccount(chain: Chain): boolean {
  const { address = zeroAddress } = useConnection();
  return (useThreshold(address, chain) ?? 1) > 1;
}
