import type { Hex } from 'viem';
import { keccak256 } from './keccak256.ts';

/** Hash a wallet signs for a text: with the prefix of EIP-191, version `0x45`. */
export function messageHash(text: string): Hex {
  const prefix = `\x19Ethereum Signed Message:\n${Buffer.byteLength(text)}`;
  return `0x${keccak256(Buffer.from(prefix + text))}`;
}
