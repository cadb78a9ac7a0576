import { concat, getAddress, type Hash, type Hex, hashStruct, keccak256 } from 'viem';
import type { SafeIdentity } from './safeTransaction.ts';

/** Hashes that an owner compares with the wallet's screen before signing. */
export interface SafeHashes {
  /** EIP-712 domain separator, of the Safe and its chain. */
  readonly domainHash: Hash;
  /** EIP-712 struct hash, of the fields. */
  readonly messageHash: Hash;
  /** Hash to sign: `safeTxHash` of a transaction, SafeMessage hash of a message. */
  readonly hash: Hash;
  /** 66-byte preimage of `hash`. */
  readonly preimage: Hex;
}

/** Combines the two hashes by EIP-712. */
export function joinHashes(domainHash: Hash, messageHash: Hash): SafeHashes {
  const preimage = concat(['0x1901', domainHash, messageHash]);
  return { domainHash, messageHash, hash: keccak256(preimage), preimage };
}

/**
 * EIP-712 domain of a Safe, which binds signatures to one Safe on one chain. Before 1.3.0 it had no chain
 * id.
 * @throws {Error} for an invalid version
 */
export function safeDomain({ address, chainId, version }: SafeIdentity) {
  const withChain = isVersionAtLeast(version, '1.3.0');
  const verifyingContract = { name: 'verifyingContract', type: 'address' };
  return {
    domain: { ...(withChain && { chainId }), verifyingContract: getAddress(address) },
    type: withChain
      ? [{ name: 'chainId', type: 'uint256' }, verifyingContract]
      : [verifyingContract],
  };
}

/** Domain separator of a Safe, as returned by its `domainSeparator()`. */
export function safeDomainHash(safe: SafeIdentity): Hash {
  const { domain, type } = safeDomain(safe);
  return hashStruct({ data: domain, primaryType: 'EIP712Domain', types: { EIP712Domain: type } });
}

/** Version as three numbers, such as `[1, 4, 1]`. */
type VersionNumbers = readonly [number, number, number];

/**
 * Returns true if a Safe's version is at least another one. Suffixes such as "+L2" affect events, not signatures,
 * and are ignored.
 * @throws {Error} for an invalid version: hashes depend on it
 *
 * @example
 * ```ts
 * import { isVersionAtLeast } from '@mooring/safe/transactions';
 *
 * isVersionAtLeast('1.10.0+L2', '1.5.0'); // true
 * ```
 */
export function isVersionAtLeast(version: string, least: `${number}.${number}.${number}`): boolean {
  const [have, want] = [versionNumbers(version), versionNumbers(least)];
  for (const [index, number] of have.entries()) {
    const other = want[index] ?? 0;
    if (number !== other) return number > other;
  }
  return true;
}

function versionNumbers(version: string): VersionNumbers {
  const parts = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})(?:\+[\w.-]{1,32})?$/.exec(version);
  if (!parts)
    throw new Error(`"${version.slice(0, 32)}" is not the version of a Safe, such as 1.4.1.`);
  return [Number(parts[1]), Number(parts[2]), Number(parts[3])];
}
