import type { Address, Hex } from 'viem';
import { keccak256 } from './keccak256.ts';
import type { RecoverSigner } from './verifySignature.ts';

/** The part of secp256k1 that recovers signers. */
export interface Secp256k1 {
  /** The public key (65 bytes) of a signature of 64 bytes; or why there is none. */
  recoverPublicKeyUncompressed(
    signature: Uint8Array,
    recoveryId: 0 | 1,
    hash: Uint8Array,
  ): Uint8Array | string;
}

/** `Mooring`, signed by the key 1. */
const known = {
  hash: '0xb8fe469d73b81c49380dceae8242037c5fd4975c4cdefff00d9921102c18b5f4',
  signature:
    '0x989989010c88c5e973a8515f14e1494a8dcb248abc254ac586ad4a9daceecba903af639b28a871f6bdf06e0012112090d00eac72e4586a2d3c008f2f023ee4f01b',
  address: '0x7e5f4552091a69125d5dfcb7b8c2659029395bdf',
} as const;

/**
 * Recovers signers by libsecp256k1 in WebAssembly, on any machine, about ten times as fast as viem.
 * Takes and refuses exactly what viem's `recoverAddress` does: a `v` of 0, 1, 27 or 28, and a high `s`
 * as well as a low one. The address is in lower case, without a checksum, which would cost another hash.
 *
 * @throws {Error} when `@bitauth/libauth` is not installed, or does not recover a signature that is known.
 *
 * @example
 * ```ts
 * import { createSignInServer, loadRecover } from '@mooring/sign-in/server';
 *
 * const server = createSignInServer({
 *   store,
 *   policy: { domain: 'harbour.example', chainIds: [1] },
 *   read: () => undefined,
 *   recover: await loadRecover(),
 * });
 * ```
 */
export async function loadRecover(): Promise<RecoverSigner> {
  const { instantiateSecp256k1 } = await import('@bitauth/libauth');
  return recoverWith(await instantiateSecp256k1());
}

/** Recovers signers by an implementation, which is tried on a known signature first. */
export function recoverWith(secp256k1: Secp256k1): RecoverSigner {
  function recover({ hash, signature }: { hash: Hex; signature: Hex }): Address {
    const bytes = bytesOf(signature, 65);
    const key = secp256k1.recoverPublicKeyUncompressed(
      bytes.subarray(0, 64),
      recoveryIdOf(bytes),
      bytesOf(hash, 32),
    );
    if (typeof key === 'string') throw new Error(key);
    return addressOf(key);
  }
  const signer = recover(known);
  if (signer !== known.address) throw new Error(`${signer} is not who signed`);
  return recover;
}

/** The last 20 bytes of the hash of a public key, its first byte, which names its form, left out. */
function addressOf(publicKey: Uint8Array): Address {
  return `0x${keccak256(publicKey.subarray(1)).slice(24)}`;
}

function bytesOf(hex: Hex, size: number): Uint8Array {
  const bytes = Buffer.from(hex.slice(2), 'hex');
  // Node reads hex up to the first character that is none.
  if (bytes.length !== size || hex.length !== 2 + 2 * size)
    throw new Error(`Not ${size} bytes in hex`);
  return bytes;
}

function recoveryIdOf(signature: Uint8Array): 0 | 1 {
  const v = signature[64];
  if (v === 0 || v === 27) return 0;
  if (v === 1 || v === 28) return 1;
  throw new Error(`A signature's v is 0, 1, 27 or 28, not ${v}`);
}
