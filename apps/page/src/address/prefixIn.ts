import { splitNetwork } from '@mooring/connect/address';
import { typedRecipient } from './pastedLink.ts';

/** Network that the prefix of an input names, as written; empty without one. */
export function prefixIn(text: string): string {
  return splitNetwork(typedRecipient(text)).network ?? '';
}
