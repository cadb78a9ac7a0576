import { keccak_256 } from '@noble/hashes/sha3';
import type { Hex } from 'viem';

/** What a wallet signs for a text: its hash with the prefix of EIP-191, version `0x45`. */
export function messageHash(text: string): Hex {
  const prefix = `\x19Ethereum Signed Message:\n${Buffer.byteLength(text)}`;
  return `0x${Buffer.from(keccak_256(Buffer.from(prefix + text))).toString('hex')}`;
}
