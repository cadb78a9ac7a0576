import { splitNetwork } from '@mooring/connect/address';
import { networkOfLink, normalizeRecipient } from './pastedLink.ts';

/** Returns the network prefix of an input, as typed, or the network of a link; empty without one. */
export function prefixIn(text: string): string {
  return splitNetwork(normalizeRecipient(text)).network ?? networkOfLink(text) ?? '';
}
