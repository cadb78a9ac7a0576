import { bytesToHex } from '@noble/hashes/utils';
import { webCurves } from './webCurves.ts';

/**
 * Curves of the pairing protocol: X25519 for the key of a session (RFC 7748), Ed25519 for the tokens of a relay
 * (RFC 8032). A secret is 32 bytes in every implementation, so that each can read the stored secrets of the other.
 */
export interface Curves {
  /** X25519 public key of a secret. */
  publicKeyOf(secret: Uint8Array): Promise<Uint8Array>;
  /**
   * HKDF-SHA256 of the X25519 shared secret, without salt and info: 32 bytes. Rejects for a public key of low
   * order, with which the shared secret would be public.
   */
  agree(secret: Uint8Array, publicKey: Uint8Array): Promise<Uint8Array>;
  /** Ed25519 public key of a secret. */
  identityOf(secret: Uint8Array): Promise<Uint8Array>;
  /** Ed25519 signature, 64 bytes. */
  sign(secret: Uint8Array, message: Uint8Array): Promise<Uint8Array>;
}

/** Curves of the browser, a cache: they are the same for every client. */
let loading: Promise<Curves> | undefined;

/** Curves of this browser, found once. Rejects when their code cannot be loaded, and retries on the next call. */
export function loadCurves(): Promise<Curves> {
  loading ??= selectCurves().catch((cause) => {
    loading = undefined;
    throw cause;
  });
  return loading;
}

/**
 * Returns the browser's own curves (WebCrypto), which do not use the main thread. If the browser lacks one of the two, or
 * on pages without HTTPS, loads those of `@noble/curves`, a separate chunk.
 */
export async function selectCurves(): Promise<Curves> {
  if (await passesSelfTest(webCurves)) return webCurves;
  return (await import('./nobleCurves.ts')).nobleCurves;
}

/** Public keys of the secret of 32 zero bytes. */
const curveNames = {
  x25519: '2fe57da347cd62431528daac5fbb290730fff684afc4cfc2ed90995f58cb3b74',
  ed25519: '3b6a27bcceb6a42d62a3a8d02a6f0d73653215771de243a63ac048a18b59da29',
};

/** Tests the curves: support of them, and of the operations on keys, differs by browser version. */
async function passesSelfTest(curves: Curves): Promise<boolean> {
  const secret = new Uint8Array(32);
  try {
    const [publicKey, identity] = await Promise.all([
      curves.publicKeyOf(secret),
      curves.identityOf(secret),
    ]);
    return (
      bytesToHex(publicKey) === curveNames.x25519 && bytesToHex(identity) === curveNames.ed25519
    );
  } catch {
    return false;
  }
}
