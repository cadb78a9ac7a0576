import { findPasskey } from '@mooring/page/wallet';
import { useQuery } from '@tanstack/react-query';
import type { Address } from 'viem';
import { useConfig } from 'wagmi';
import { readSignerKey } from './passkeySigner.ts';

/** Passkey of an owner, if it is a signer the network's passkey contracts made: on this device, or another. */
export function usePasskeyOwner(chainId: number, owner: Address): 'here' | 'elsewhere' | undefined {
  const wagmi = useConfig();
  const passkey = findPasskey(wagmi.connectors);
  const factory = passkey?.chainIds.includes(chainId) ? passkey.contracts?.factory : undefined;
  const { data: key } = useQuery({
    queryKey: ['web', 'passkey-owner', chainId, owner, factory],
    enabled: factory !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => (factory ? readSignerKey(wagmi.getClient({ chainId }), owner, factory) : null),
  });
  if (key === undefined || key === null) return undefined;
  const own = passkey?.getAccount()?.publicKey.x;
  return own !== undefined && BigInt(own) === key[0] ? 'here' : 'elsewhere';
}
