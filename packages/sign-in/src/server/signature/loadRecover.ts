import type { Address, Hex } from 'viem';
import { keccak256 } from './keccak256.ts';
import type { RecoverSigner } from './verifySignature.ts';

/** Recovery function of secp256k1. */
export interface Secp256k1 {
  /** Public key (65 bytes) of a 64-byte signature; or the error. */
  recoverPublicKeyUncompressed(
    signature: Uint8Array,
    recoveryId: 0 | 1,
    hash: Uint8Array,
  ): Uint8Array | string;
}

/** Test vector: `Mooring`, signed by the key 1. */
const knownKeys = {
  hash: '0xb8fe469d73b81c49380dceae8242037c5fd4975c4cdefff00d9921102c18b5f4',
  signature:
    '0x989989010c88c5e973a8515f14e1494a8dcb248abc254ac586ad4a9daceecba903af639b28a871f6bdf06e0012112090d00eac72e4586a2d3c008f2f023ee4f01b',
  address: '0x7e5f4552091a69125d5dfcb7b8c2659029395bdf',
} as const;

/**
 * Loads libsecp256k1 in WebAssembly to recover signers, on any machine, about ten times as fast as viem.
 * Accepts and refuses exactly what viem's `recoverAddress` does: a `v` of 0, 1, 27 or 28, and a high `s` as
 * well as a low one. Addresses are in lower case, as a checksum would cost another hash.
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
  return createRecover(await instantiateSecp256k1());
}

/** Creates a recovery function from an implementation, checked on a known signature first. */
export function createRecover(secp256k1: Secp256k1): RecoverSigner {
  function recover({ hash, signature }: { hash: Hex; signature: Hex }): Address {
    const bytes = bytesOfHex(signature, 65);
    const key = secp256k1.recoverPublicKeyUncompressed(
      bytes.subarray(0, 64),
      recoveryIdOf(bytes),
      bytesOfHex(hash, 32),
    );
    if (typeof key === 'string') throw new Error(key);
    return addressOfKey(key);
  }
  const signer = recover(knownKeys);
  if (signer !== knownKeys.address) throw new Error(`Recovered another signer: ${signer}`);
  return recover;
}

/** Address of a public key: last 20 bytes of its hash, without the first byte, which is its format. */
function addressOfKey(publicKey: Uint8Array): Address {
  return `0x${keccak256(publicKey.subarray(1)).slice(24)}`;
}

function bytesOfHex(hex: Hex, size: number): Uint8Array {
  const bytes = Buffer.from(hex.slice(2), 'hex');
  // Node parses hex up to the first invalid character.
  if (bytes.length !== size || hex.length !== 2 + 2 * size)
    throw new Error(`Expected ${size} bytes in hex`);
  return bytes;
}

function recoveryIdOf(signature: Uint8Array): 0 | 1 {
  const v = signature[64];
  if (v === 0 || v === 27) return 0;
  if (v === 1 || v === 28) return 1;
  throw new Error(`A signature's v is 0, 1, 27 or 28, not ${v}`);
}
