import { getAddress, type Hash, hashStruct } from 'viem';
import type { SafeIdentity } from './safeTransaction.ts';
import { isVersionAtLeast } from './safeVersion.ts';

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
