import { concat, type Hash, type Hex, keccak256 } from 'viem';

/** The three hashes a person compares with their wallet's screen before they sign. */
export interface SafeHashes {
  /** Of the Safe and its chain (EIP-712's domain separator). */
  readonly domainHash: Hash;
  /** Of the fields (EIP-712's struct hash). */
  readonly messageHash: Hash;
  /** What is signed: `safeTxHash` of a transaction, the SafeMessage hash of a message. */
  readonly hash: Hash;
  /** The 66 bytes that `hash` is the hash of. */
  readonly preimage: Hex;
}

/** Joins the two halves as EIP-712 says. */
export function joinHashes(domainHash: Hash, messageHash: Hash): SafeHashes {
  const preimage = concat(['0x1901', domainHash, messageHash]);
  return { domainHash, messageHash, hash: keccak256(preimage), preimage };
}
