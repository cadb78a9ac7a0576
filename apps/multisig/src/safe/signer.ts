import { BLOCK_MS, hasCode, isContractAccount } from '@mooring/page/chain';
import { findPasskey } from '@mooring/page/wallet';
import { useQuery } from '@tanstack/react-query';
import { type Address, isAddressEqual } from 'viem';
import { readContract } from 'viem/actions';
import { useConfig, useConnection } from 'wagmi';
import { safeReadAbi } from '../read/readSafe.ts';
import { passkeySignerAbi } from './passkeySigner.ts';
import type { KnownSafe } from './useSafe.ts';

/** Owner the visitor signs as. */
export interface Signer {
  readonly address: Address;
  /**
   * Kind of signing: by key; as a passkey's signer or account; as another contract, such as a Safe, which approves
   * onchain, since accounts and gateways differ in the contract signatures that they accept. Undefined until read from
   * the network.
   */
  readonly kind: 'key' | 'passkey' | 'contract' | undefined;
  /** True while the contract of a passkey is not deployed: its signatures cannot be verified yet. */
  readonly isMissing: boolean;
  /** True for the account of a passkey that itself needs several signatures. */
  readonly isShared: boolean;
}

/** Facts about an owner's address, read from the network. */
type OwnerCode = Partial<Pick<Signer, 'isMissing' | 'isShared'>> & {
  readonly isContract?: boolean;
};

/** True to ask again for what could not be read, without which nobody can sign. */
const askAgain = ({ state }: { state: { status: string } }) => state.status === 'error' && BLOCK_MS;

/**
 * Owner the visitor signs as on an account: the one of their passkey, or else their connected address; null for neither,
 * undefined until it is read.
 */
export function useSigner({ chain, state }: KnownSafe): Signer | null | undefined {
  const wagmi = useConfig();
  const { address, connector } = useConnection();
  const passkey = connector && findPasskey([connector]);
  const publicKey = passkey?.getAccount()?.publicKey;
  const contracts = passkey?.chainIds.includes(chain.id) ? passkey.contracts : undefined;
  const isAsked = Boolean(publicKey && contracts);
  const { data: ofPasskey } = useQuery({
    queryKey: ['web', 'passkey-signer', chain.id, publicKey?.x, contracts?.factory],
    enabled: isAsked,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: askAgain,
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
  const { data: { isContract, isMissing = false, isShared = false } = {} } = useQuery<OwnerCode>({
    queryKey: ['web', 'owner-code', chain.id, owner],
    enabled: Boolean(owner),
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: passkey ? BLOCK_MS : askAgain,
    queryFn: async () => {
      const client = wagmi.getClient({ chainId: chain.id });
      const account = owner ?? state.address;
      if (!passkey) return { isContract: await isContractAccount(client, account) };
      const isMissing = !(await hasCode(client, account));
      if (owner !== address || isMissing) return { isMissing };
      const ask = { address: account, abi: safeReadAbi, functionName: 'getThreshold' } as const;
      return { isShared: (await readContract(client, ask)) > 1n };
    },
  });
  if (!owner) return isAsked && ofPasskey === undefined ? undefined : null;
  const ofWallet = isContract === undefined ? undefined : isContract ? 'contract' : 'key';
  return { address: owner, kind: passkey ? 'passkey' : ofWallet, isMissing, isShared };
}

/** Loads the functions that request signatures, a separate chunk. */
export function loadSigning() {
  return import('./signing.ts');
}
