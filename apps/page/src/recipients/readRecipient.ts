import { hasMixedScripts } from '@mooring/connect';
import { chainIdOf, plainText, readAddress, stripInvisible } from '@mooring/connect/address';
import type { Address } from 'viem';
import { normalize } from 'viem/ens';
import { networkOfLink, normalizeRecipient } from '../address/pastedLink.ts';

/** Result of parsing a recipient input, before any lookup. */
type ReadRecipient =
  | { readonly kind: 'empty' | 'not-a-recipient' | 'wrong-checksum' }
  /** Name with look-alike letters of several scripts; invalid by ENSIP-15. */
  | { readonly kind: 'name-mixed' }
  | { readonly kind: 'other-network'; readonly network: string }
  | { readonly kind: 'address'; readonly address: Address }
  /** Normalized (ENSIP-15), ready to be looked up. */
  | { readonly kind: 'name'; readonly name: string };

/**
 * Parses an address, as {@link readAddress} does, a link to one, or a name.
 * @param chainId network of the payment
 */
export function readRecipient(text: string, chainId?: number): ReadRecipient {
  const plain = plainText(normalizeRecipient(text));
  if (plain === '') return { kind: 'empty' };
  if (/^(?:[\w-]+\s?:\s?){0,2}0x/i.test(stripInvisible(plain)) && !plain.includes('.')) {
    const read = readAddress(plain, chainId);
    return read.kind === 'not-an-address' ? { kind: 'not-a-recipient' } : read;
  }
  if (!/[^.]\.[^.]/.test(plain)) return { kind: 'not-a-recipient' };
  // The amount that a link asks for is in the coins of its network.
  const network = networkOfLink(text);
  if (chainId !== undefined && network !== undefined && chainIdOf(network) !== chainId)
    return { kind: 'other-network', network };
  try {
    return { kind: 'name', name: normalize(plain) };
  } catch {
    // Not a valid name.
    return { kind: hasMixedScripts(plain) ? 'name-mixed' : 'not-a-recipient' };
  }
}
