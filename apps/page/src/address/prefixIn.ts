import { splitNetwork } from '@mooring/connect/address';
import { normalizeRecipient } from './pastedLink.ts';

/** Network that the prefix of an input names, as written; empty without one. */
export function prefixIn(text: string): string {
  return splitNetwork(normalizeRecipient(text)).network ?? '';
}
