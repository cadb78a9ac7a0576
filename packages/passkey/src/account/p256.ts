import { type Hex, hexToBigInt } from 'viem';

// Arithmetic on P-256 (FIPS 186-4, D.1.2.3), not in constant time: all numbers are public, as private keys never leave
// the authenticator.

export const P = 0xffffffff00000001000000000000000000000000ffffffffffffffffffffffffn;
export const N = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
const B = 0x5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604bn;

/** P-256 public key; both coordinates have 32 bytes. */
export interface PublicKey {
  readonly x: Hex;
  readonly y: Hex;
}

/** ECDSA signature with a low `s`. */
export interface P256Signature {
  readonly r: bigint;
  readonly s: bigint;
}

/** Returns true for a point of the curve. */
export function isOnCurve({ x, y }: PublicKey): boolean {
  const [px, py] = [hexToBigInt(x), hexToBigInt(y)];
  return px < P && py < P && (py * py - curve(px)) % P === 0n;
}

/** Lower of the two values of `s`, both of which are valid; `undefined` when out of range. */
export function lowS({ r, s }: P256Signature): P256Signature | undefined {
  if (r <= 0n || r >= N || s <= 0n || s >= N) return undefined;
  return { r, s: s > N / 2n ? N - s : s };
}

/** Right side of the curve's equation. */
export function curve(x: bigint): bigint {
  return modulo(x * x * x - 3n * x + B, P);
}

export function modulo(value: bigint, by: bigint): bigint {
  const rest = value % by;
  return rest < 0n ? rest + by : rest;
}
