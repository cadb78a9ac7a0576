import { type Address, getAddress, isAddress } from 'viem';

/** What a person's text says about an address. */
export type ReadAddress =
  | { readonly kind: 'empty' }
  | { readonly kind: 'not-an-address' }
  | { readonly kind: 'wrong-checksum' }
  | { readonly kind: 'address'; readonly address: Address };

/**
 * Reads an address with its checksum right, or in one case (ERC-55). Letters in both cases with a
 * wrong checksum are a slip of the finger or a forgery: refused.
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
