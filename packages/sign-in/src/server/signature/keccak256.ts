import { keccak_256 } from '@noble/hashes/sha3';
import { createKeccak, type IHasher } from 'hash-wasm';
import type { Hex } from 'viem';

/**
 * WebAssembly hasher, six times as fast; undefined until compiled, or without WebAssembly. Compiled once per process: a
 * cache, no state of a server.
 */
let fast: IHasher | undefined;
createKeccak(256).then(
  (hasher) => {
    const known = new Uint8Array(300).fill(0x61);
    if (digestHex(hasher, known) === slowly(known)) fast = hasher;
  },
  () => {},
);

/** Keccak-256 as 64 hex digits, without `0x`. */
export function keccak256(bytes: Uint8Array): string {
  return fast ? digestHex(fast, bytes) : slowly(bytes);
}

function digestHex(hasher: IHasher, bytes: Uint8Array): string {
  return hasher.init().update(bytes).digest('hex');
}

function slowly(bytes: Uint8Array): string {
  return Buffer.from(keccak_256(bytes)).toString('hex');
}

/** Hash a wallet signs for a text: with the prefix of EIP-191, version `0x45`. */
export function messageHash(text: string): Hex {
  const prefix = `\x19Ethereum Signed Message:\n${Buffer.byteLength(text)}`;
  return `0x${keccak256(Buffer.from(prefix + text))}`;
}
