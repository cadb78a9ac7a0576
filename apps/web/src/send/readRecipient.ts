import { type Address, getAddress, isAddress } from 'viem';
import { normalize } from 'viem/ens';

/** What a person's text says about a recipient, before anyone is asked. */
export type ReadRecipient =
  | { readonly kind: 'empty' | 'not-a-recipient' | 'wrong-checksum' }
  | { readonly kind: 'address'; readonly address: Address }
  /** Normalized (ENSIP-15), ready to be looked up. */
  | { readonly kind: 'name'; readonly name: string };

/**
 * Reads an address (with its checksum right, or in one case: ERC-55) or a name. Letters of an
 * address in both cases with a wrong checksum are a slip of the finger or a forgery: refused.
 */
export function readRecipient(text: string): ReadRecipient {
  const plain = text.trim();
  if (plain === '') return { kind: 'empty' };
  if (/^0x/i.test(plain) && !plain.includes('.')) return readAddress(plain);
  if (!/[^.]\.[^.]/.test(plain)) return { kind: 'not-a-recipient' };
  try {
    return { kind: 'name', name: normalize(plain) };
  } catch {
    // Not a name that could have been registered.
    return { kind: 'not-a-recipient' };
  }
}

function readAddress(plain: string): ReadRecipient {
  const digits = plain.slice(2);
  if (!/^[\da-f]{40}$/i.test(digits)) return { kind: 'not-a-recipient' };
  const mixed = digits !== digits.toLowerCase() && digits !== digits.toUpperCase();
  const address = `0x${digits}` as const;
  if (mixed && !isAddress(address)) return { kind: 'wrong-checksum' };
  return { kind: 'address', address: getAddress(address) };
}
