import { type Address, getAddress, isAddress } from 'viem';
import { withoutUnseen } from './plainText.ts';
import { chainIdOf } from './shortNames.ts';

/** Result of parsing an address input. */
type ReadAddress =
  | { readonly kind: 'empty' }
  | { readonly kind: 'not-an-address' }
  | { readonly kind: 'wrong-checksum' }
  /** Its prefix names another network, as written. */
  | { readonly kind: 'other-network'; readonly network: string }
  | { readonly kind: 'address'; readonly address: Address };

/** Address as written, and the network that its prefix names. */
interface PrefixedText {
  /** Short name, or chain id in digits; undefined without a prefix. */
  readonly network: string | undefined;
  readonly text: string;
}

/** Separates the network of `eth:0x…` (ERC-3770) and `eip155:1:0x…` (CAIP-10) from the address. */
export function splitNetwork(text: string): PrefixedText {
  const plain = withoutUnseen(text);
  const parts = /^(?:eip155:([1-9]\d{0,14})|([\w-]{1,64}))\s?:\s?(0x.*)$/is.exec(plain);
  return parts
    ? { network: parts[1] ?? parts[2], text: parts[3] ?? '' }
    : { network: undefined, text: plain };
}

/** Network that the prefix of an input names, as written; empty without one. */
export function prefixIn(text: string): string {
  return splitNetwork(text).network ?? '';
}

/**
 * Parses an address with a valid checksum, or in a single case (ERC-55). Mixed case with a wrong checksum
 * is a typo or a forgery: refused.
 * @param chainId network of the field: the prefix of another is refused. Default: a prefix says nothing
 */
export function readAddress(input: string, chainId?: number): ReadAddress {
  const { network, text } = splitNetwork(input);
  if (text === '') return { kind: 'empty' };
  const digits = /^0x([\da-f]{40})$/i.exec(text)?.[1];
  if (digits === undefined) return { kind: 'not-an-address' };
  const mixed = digits !== digits.toLowerCase() && digits !== digits.toUpperCase();
  const address = `0x${digits}` as const;
  if (mixed && !isAddress(address)) return { kind: 'wrong-checksum' };
  const isElsewhere =
    chainId !== undefined && network !== undefined && chainIdOf(network) !== chainId;
  return isElsewhere
    ? { kind: 'other-network', network }
    : { kind: 'address', address: getAddress(address) };
}
