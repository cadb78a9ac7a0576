import { useQuery } from '@tanstack/react-query';
import { type Address, isAddressEqual, parseAbi } from 'viem';
import { readContract } from 'viem/actions';
import { useConfig } from 'wagmi';
import { withoutAnswer } from '../../safe/readSafe.ts';
import { passkeyOf } from '../../wallet/passkeyOf.ts';

const abi = parseAbi([
  'function getConfiguration() view returns (uint256 x, uint256 y, uint176 verifiers)',
  'function getSigner(uint256 x, uint256 y, uint176 verifiers) view returns (address)',
]);

/**
 * Passkey of an owner, if it is a signer the network's passkey contracts made: on this device, or another. The
 * owner's word is not enough: the contracts must name it for its key.
 */
export function usePasskeyOwner(chainId: number, owner: Address): 'here' | 'elsewhere' | undefined {
  const wagmi = useConfig();
  const passkey = passkeyOf(wagmi.connectors);
  const factory = passkey?.chainIds.includes(chainId) ? passkey.contracts?.factory : undefined;
  const { data: key } = useQuery({
    queryKey: ['web', 'passkey-owner', chainId, owner, factory],
    enabled: factory !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const client = wagmi.getClient({ chainId });
      const ask = { abi, address: owner, functionName: 'getConfiguration' } as const;
      // A wallet, and other contracts, do not answer.
      const key = await readContract(client, ask).catch(withoutAnswer);
      if (!key || !factory) return null;
      const signer = await readContract(client, {
        abi,
        address: factory,
        functionName: 'getSigner',
        args: key,
      });
      return isAddressEqual(signer, owner) ? key[0] : null;
    },
  });
  if (key === undefined || key === null) return undefined;
  const own = passkey?.getAccount()?.publicKey.x;
  return own !== undefined && BigInt(own) === key ? 'here' : 'elsewhere';
}
