import { concat, type Hash, type Hex, keccak256 } from 'viem';

/** The three hashes a person compares with their wallet's screen before signing. */
export interface SafeHashes {
  /** EIP-712 domain separator, of the Safe and its chain. */
  readonly domainHash: Hash;
  /** EIP-712 struct hash, of the fields. */
  readonly messageHash: Hash;
  /** Hash to sign: `safeTxHash` of a transaction, SafeMessage hash of a message. */
  readonly hash: Hash;
  /** 66-byte preimage of `hash`. */
  readonly preimage: Hex;
}

/** Combines the two hashes by EIP-712. */
export function joinHashes(domainHash: Hash, messageHash: Hash): SafeHashes {
  const preimage = concat(['0x1901', domainHash, messageHash]);
  return { domainHash, messageHash, hash: keccak256(preimage), preimage };
}
