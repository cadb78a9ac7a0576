import { type Address, getAddress, isAddress } from 'viem';

/** `/v1/chains/{chainId}`. Throws for an invalid chain id. */
export function chainPath(chainId: number): string {
  if (!Number.isSafeInteger(chainId) || chainId < 1)
    throw new Error(`Invalid chain id: ${chainId}.`);
  return `/v1/chains/${chainId}`;
}

/** `/v1/chains/{chainId}/safes/{address}`, the address checksummed, as gateways require. */
export function safePath(chainId: number, safe: Address): string {
  return `${chainPath(chainId)}/safes/${addressSegment(safe)}`;
}

/** Address as a path segment. Throws for an invalid address. */
export function addressSegment(address: Address): Address {
  if (!isAddress(address, { strict: false })) throw new Error('Expected an address.');
  return getAddress(address);
}

/** Text as a path segment. */
export function pathSegment(value: string): string {
  return encodeURIComponent(value);
}

/** Options of paginated lists. */
export interface PageOptions {
  /** `next` or `previous` of a page; only its cursor is used, so pass the other options again. */
  readonly pageUrl?: string | undefined;
}

/** Options of transaction lists. */
export interface TransactionListOptions extends PageOptions {
  /** True to omit likely spam. Default: the gateway's. */
  readonly trusted?: boolean | undefined;
  /** Time zone of the day headings, such as `Europe/Athens`. */
  readonly timezone?: string | undefined;
}
