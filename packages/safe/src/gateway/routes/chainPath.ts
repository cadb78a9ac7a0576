import { type Address, getAddress, isAddress } from 'viem';

/** `/v1/chains/{chainId}`. @throws {Error} for what is no chain id */
export function chainPath(chainId: number): string {
  if (!Number.isSafeInteger(chainId) || chainId < 1) throw new Error(`${chainId} is no chain id.`);
  return `/v1/chains/${chainId}`;
}

/** `/v1/chains/{chainId}/safes/{address}`, the address with its checksum, as gateways demand. */
export function safePath(chainId: number, safe: Address): string {
  return `${chainPath(chainId)}/safes/${addressPart(safe)}`;
}

/** An address as part of a path. @throws {Error} for what is none */
export function addressPart(address: Address): Address {
  if (!isAddress(address, { strict: false })) throw new Error('An address is expected.');
  return getAddress(address);
}

/** A text as one part of a path. */
export function part(value: string): string {
  return encodeURIComponent(value);
}
