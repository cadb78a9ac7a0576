import { splitNetwork } from '@mooring/connect/address';

/** Network that the prefix of an input names, as written; empty without one. */
export function prefixIn(text: string): string {
  return splitNetwork(text).network ?? '';
}
