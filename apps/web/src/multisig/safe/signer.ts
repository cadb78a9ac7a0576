import { useQuery } from '@tanstack/react-query';
import { type Address, isAddressEqual } from 'viem';
import { readContract } from 'viem/actions';
import { useConfig, useConnection } from 'wagmi';
import { passkeyOf } from '../../wallet/passkeyOf.ts';
import { passkeySignerAbi } from './passkeySigner.ts';
import type { KnownSafe } from './useSafe.ts';

/** Owner the visitor signs as. */
export interface Signer {
  readonly address: Address;
  /** True for the contracts of a passkey: its signer, or its account. */
  readonly isPasskey: boolean;
  /** True while that contract is not on the network: nobody can check its signatures yet. */
  readonly isMissing: boolean;
}

const REFRESH_MS = 12_000;

/**
 * Owner the visitor signs as on an account: the one of their passkey, or else their connected address; undefined
 * for neither.
 */
export function useSigner({ chain, state }: KnownSafe): Signer | undefined {
  const wagmi = useConfig();
  const { address, connector } = useConnection();
  const passkey = connector && passkeyOf([connector]);
  const publicKey = passkey?.getAccount()?.publicKey;
  const contracts = passkey?.chainIds.includes(chain.id) ? passkey.contracts : undefined;
  const { data: ofPasskey } = useQuery({
    queryKey: ['web', 'passkey-signer', chain.id, publicKey?.x, contracts?.factory],
    enabled: publicKey !== undefined && contracts !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      if (!publicKey || !contracts) return null;
      const key = [BigInt(publicKey.x), BigInt(publicKey.y), BigInt(contracts.verifiers)] as const;
      const ask = {
        abi: passkeySignerAbi,
        address: contracts.factory,
        functionName: 'getSigner',
      } as const;
      return readContract(wagmi.getClient({ chainId: chain.id }), { ...ask, args: key });
    },
  });
  const owner = [ofPasskey, address].find(
    (one) => one && state.owners.some((other) => isAddressEqual(other, one)),
  );
  const { data: isThere } = useQuery({
    queryKey: ['web', 'owner-code', chain.id, owner],
    enabled: passkey !== undefined && owner !== undefined && owner !== null,
    refetchInterval: ({ state: { data } }) => (data === false ? REFRESH_MS : false),
    queryFn: async () => {
      const client = wagmi.getClient({ chainId: chain.id });
      const params = [owner ?? state.address, 'latest'] as const;
      return (await client.request({ method: 'eth_getCode', params: [...params] })) !== '0x';
    },
  });
  if (!owner) return undefined;
  return { address: owner, isPasskey: passkey !== undefined, isMissing: isThere === false };
}

/** Functions that ask for a signature: a chunk of its own, for those who sign. */
export function loadSigning() {
  return import('./signing.ts');
}
