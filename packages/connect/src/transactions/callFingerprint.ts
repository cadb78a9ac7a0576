import { type Address, type Hash, type Hex, keccak256, stringToHex } from 'viem';

export type Call = { to: Address | null; value: bigint; input: Hex };

/**
 * Recipient, value (wei) and data of a transaction in one hash. Two transactions of one nonce with
 * the same fingerprint do the same thing, at another price.
 */
export function callFingerprint({ to, value, input }: Call): Hash {
  return keccak256(stringToHex([to?.toLowerCase() ?? '', value, input.toLowerCase()].join()));
}

/** Returns true when a transaction only uses up its nonce, as wallets cancel one. */
export function isCancellation({ from, to, value, input }: Call & { from: Address }): boolean {
  return to?.toLowerCase() === from.toLowerCase() && value === 0n && input === '0x';
}
