import { type Address, getAddress, isAddress } from 'viem';
import { stripInvisible } from './plainText.ts';
import { chainIdOf } from './shortNames.ts';

/** Result of parsing an address input. */
export type ReadAddress =
  | { readonly kind: 'empty' }
  | { readonly kind: 'not-an-address' }
  | { readonly kind: 'wrong-checksum' }
  /** The prefix names another network; `network` is the prefix as written. */
  | { readonly kind: 'other-network'; readonly network: string }
  | { readonly kind: 'address'; readonly address: Address };

/** Address text without its prefix, and the network that the prefix names. */
export interface PrefixedText {
  /** Short name, or chain id in digits; undefined without a prefix. */
  readonly network: string | undefined;
  readonly text: string;
}

/**
 * Separates the network of `eth:0x…` (ERC-3770), `eip155:1:0x…` (CAIP-10) and `ethereum:0x…@1` (ERC-681) from the
 * address, and removes invisible characters.
 *
 * @example
 * ```ts
 * import { splitNetwork } from '@mooring/connect/address';
 *
 * splitNetwork('base:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266').network; // 'base'
 * ```
 */
export function splitNetwork(text: string): PrefixedText {
  const plain = stripInvisible(text);
  const code = /^ethereum:(0x[\da-f]*)(?:@([1-9]\d{0,14}))?$/i.exec(plain);
  if (code) return { network: code[2], text: code[1] ?? '' };
  const parts = /^(?:eip155:([1-9]\d{0,14})|([\w-]{1,64}))\s?:\s?(0x.*)$/is.exec(plain);
  return parts
    ? { network: parts[1] ?? parts[2], text: parts[3] ?? '' }
    : { network: undefined, text: plain };
}

/**
 * Parses an address with a valid checksum, or in a single case (ERC-55). Mixed case with a wrong checksum
 * is a typo or a forgery: refused. Invisible characters are ignored.
 * @param chainId network of the field: the prefix of another one is refused. Default: prefixes are ignored
 *
 * @example
 * ```ts
 * import { readAddress } from '@mooring/connect/address';
 *
 * const read = readAddress('eth:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', 8453);
 * read.kind; // 'other-network'
 * ```
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
