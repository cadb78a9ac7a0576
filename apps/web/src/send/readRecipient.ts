import type { Address } from 'viem';
import { normalize } from 'viem/ens';
import { readAddress } from '../address/readAddress.ts';

/** Result of parsing a recipient input, before any lookup. */
type ReadRecipient =
  | { readonly kind: 'empty' | 'not-a-recipient' | 'wrong-checksum' }
  | { readonly kind: 'address'; readonly address: Address }
  /** Normalized (ENSIP-15), ready to be looked up. */
  | { readonly kind: 'name'; readonly name: string };

/** Parses an address, as {@link readAddress} does, or a name. */
export function readRecipient(text: string): ReadRecipient {
  const plain = text.trim();
  if (plain === '') return { kind: 'empty' };
  if (/^0x/i.test(plain) && !plain.includes('.')) {
    const read = readAddress(plain);
    return read.kind === 'not-an-address' ? { kind: 'not-a-recipient' } : read;
  }
  if (!/[^.]\.[^.]/.test(plain)) return { kind: 'not-a-recipient' };
  try {
    return { kind: 'name', name: normalize(plain) };
  } catch {
    // Not a valid name.
    return { kind: 'not-a-recipient' };
  }
}
