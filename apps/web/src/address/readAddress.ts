import { type Address, getAddress, isAddress } from 'viem';

/** Result of parsing an address input. */
type ReadAddress =
  | { readonly kind: 'empty' }
  | { readonly kind: 'not-an-address' }
  | { readonly kind: 'wrong-checksum' }
  | { readonly kind: 'address'; readonly address: Address };

/**
 * Parses an address with a valid checksum, or in a single case (ERC-55). Mixed case with a wrong checksum
 * is a typo or a forgery: refused.
 */
export function readAddress(text: string): ReadAddress {
  const plain = text.trim();
  if (plain === '') return { kind: 'empty' };
  const digits = /^0x([\da-f]{40})$/i.exec(plain)?.[1];
  if (digits === undefined) return { kind: 'not-an-address' };
  const mixed = digits !== digits.toLowerCase() && digits !== digits.toUpperCase();
  const address = `0x${digits}` as const;
  if (mixed && !isAddress(address)) return { kind: 'wrong-checksum' };
  return { kind: 'address', address: getAddress(address) };
}
