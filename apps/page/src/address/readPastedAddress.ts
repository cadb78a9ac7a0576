import { type ReadAddress, readAddress } from '@mooring/connect/address';
import { normalizeAddress } from './pastedLink.ts';

/**
 * Parses an address as people paste it: as {@link readAddress} does, also of a payment link or an explorer's page, and with
 * spaces between its digits.
 * @param chainId network of the field: the prefix of another is refused. Default: prefixes are ignored
 */
export function readPastedAddress(text: string, chainId?: number): ReadAddress {
  return readAddress(normalizeAddress(text), chainId);
}
