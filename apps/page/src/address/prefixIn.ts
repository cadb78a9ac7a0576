import { splitNetwork } from '@mooring/connect/address';
import { normalizeRecipient } from './pastedLink.ts';

/** Returns the network prefix of an input, as typed; empty without one. */
export function prefixIn(text: string): string {
  return splitNetwork(normalizeRecipient(text)).network ?? '';
}
