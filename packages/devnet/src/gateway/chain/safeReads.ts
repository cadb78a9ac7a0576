import {
  fallbackHandlerSlot,
  guardSlot,
  listSentinel,
  type SafeState,
} from '@mooring/safe/transactions';
import { type Address, getAddress, type Hex, parseAbi, slice, zeroAddress } from 'viem';
import type { LocalChain } from '../../chain/localChain.ts';

const safeStateAbi = parseAbi([
  'function getOwners() view returns (address[])',
  'function getThreshold() view returns (uint256)',
  'function nonce() view returns (uint256)',
  'function VERSION() view returns (string)',
  'function getModulesPaginated(address start, uint256 pageSize) view returns (address[] array, address next)',
  'function approvedHashes(address owner, bytes32 hash) view returns (uint256)',
]);

/** Safe as currently on the chain. */
export type SafeReading = SafeState & {
  implementation: Address;
  modules: readonly Address[];
  fallbackHandler: Address | null;
  guard: Address | null;
};

/** Reads a Safe. @throws Error when there is none at the address */
export async function readSafeContract(
  { client, chain }: Pick<LocalChain, 'client' | 'chain'>,
  address: Address,
): Promise<SafeReading> {
  const contract = { address, abi: safeStateAbi } as const;
  const slot = (at: Hex) => client.getStorageAt({ address, slot: at });
  const [[owners, threshold, nonce, version, [modules]], singleton, handler, guard] =
    await Promise.all([
      client.multicall({
        contracts: [
          { ...contract, functionName: 'getOwners' },
          { ...contract, functionName: 'getThreshold' },
          { ...contract, functionName: 'nonce' },
          { ...contract, functionName: 'VERSION' },
          { ...contract, functionName: 'getModulesPaginated', args: [listSentinel, 50n] },
        ],
        allowFailure: false,
      }),
      slot('0x0'),
      slot(fallbackHandlerSlot),
      slot(guardSlot),
    ]);
  return {
    address,
    chainId: chain.id,
    version,
    owners,
    threshold: Number(threshold),
    nonce,
    implementation: addressOfWord(singleton) ?? zeroAddress,
    modules,
    fallbackHandler: addressOfWord(handler),
    guard: addressOfWord(guard),
  };
}

/** Returns true if an owner has approved the hash on the chain. */
export async function isApproved(
  { client }: LocalChain,
  safe: Address,
  owner: Address,
  hash: Hex,
): Promise<boolean> {
  const approved = await client.readContract({
    address: safe,
    abi: safeStateAbi,
    functionName: 'approvedHashes',
    args: [owner, hash],
  });
  return approved > 0n;
}

const ownerSignatureAbi = parseAbi([
  'function isValidSignature(bytes data, bytes signature) view returns (bytes4)',
]);
const validAnswers: readonly Hex[] = ['0x20c13b0b', '0x1626ba7e'];

/**
 * Returns true if a contract answers for a signature. Asked as Safe's transaction service does, of any release of a Safe:
 * by the older function, with the preimage of the hash.
 */
export async function isValidSignature(
  { client }: LocalChain,
  owner: Address,
  preimage: Hex,
  signature: Hex,
): Promise<boolean> {
  const answer = client.readContract({
    address: owner,
    abi: ownerSignatureAbi,
    functionName: 'isValidSignature',
    args: [preimage, signature],
  });
  // No contract, or one that reverts.
  return validAnswers.includes(await answer.catch(() => '0x' as const));
}

function addressOfWord(word: Hex | undefined): Address | null {
  if (word === undefined || BigInt(word) === 0n) return null;
  return getAddress(slice(word, 12));
}
