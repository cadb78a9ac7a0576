import { secp256k1 } from '@noble/curves/secp256k1';
import { type Hash, type Hex, numberToHex, serializeSignature } from 'viem';

/** Signs a raw hash: 65 bytes, v 27 or 28. Deterministic (RFC 6979). */
export function signHash(hash: Hash, privateKey: Hex): Hex {
  const { r, s, recovery } = secp256k1.sign(hash.slice(2), privateKey.slice(2));
  return serializeSignature({
    r: numberToHex(r, { size: 32 }),
    s: numberToHex(s, { size: 32 }),
    yParity: recovery,
  });
}
