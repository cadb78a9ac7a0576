import { type ReadAddress, readAddress } from '@mooring/connect/address';
import { normalizeAddress } from './pastedLink.ts';

/**
 * Parses a pasted address: like {@link readAddress}, and also from a payment link, an explorer's URL, or with spaces
 * between digits.
 * @param chainId network of the field: the prefix of another is refused. Default: prefixes are ignored
 */
export function readPastedAddress(text: string, chainId?: number): ReadAddress {
  return readAddress(normalizeAddress(text), chainId);
}
