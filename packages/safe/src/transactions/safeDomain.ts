import { getAddress, type Hash, hashStruct } from 'viem';
import type { SafeIdentity } from './safeTransaction.ts';
import { isVersionAtLeast } from './safeVersion.ts';

/**
 * What ties a signature to one Safe on one chain. Before 1.3.0 the chain was not part of it.
 * @throws {Error} for what is no version
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

/** The domain separator of a Safe, as its contract answers `domainSeparator()`. */
export function safeDomainHash(safe: SafeIdentity): Hash {
  const { domain, type } = safeDomain(safe);
  return hashStruct({ data: domain, primaryType: 'EIP712Domain', types: { EIP712Domain: type } });
}
