import { type Hash, type Hex, hexToBigInt, numberToHex } from 'viem';

// Arithmetic on P-256 (FIPS 186-4, D.1.2.3) with public numbers only, so it takes no constant time. Nothing
// secret is in a page: private keys never leave the authenticator.

const p = 0xffffffff00000001000000000000000000000000ffffffffffffffffffffffffn;
const n = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
const b = 0x5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604bn;

/** Point; `undefined` is the one at infinity. */
type Point = readonly [x: bigint, y: bigint] | undefined;

const generator: Point = [
  0x6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296n,
  0x4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5n,
];

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

/** True for a point of the curve. */
export function isOnCurve({ x, y }: PublicKey): boolean {
  const [px, py] = [hexToBigInt(x), hexToBigInt(y)];
  return px < p && py < p && (py * py - curve(px)) % p === 0n;
}

/** Lower of the two values of `s`, both of which are valid; `undefined` when out of range. */
export function lowS({ r, s }: P256Signature): P256Signature | undefined {
  if (r <= 0n || r >= n || s <= 0n || s >= n) return undefined;
  return { r, s: s > n / 2n ? n - s : s };
}

/**
 * The two public keys a signature can belong to; none for a signature that is none. (More than two exist for
 * one signature in 2^127.)
 * @param hash SHA-256 of what was signed
 */
export function recoverKeys({ r, s }: P256Signature, hash: Hash): readonly PublicKey[] {
  const y = power(curve(r), (p + 1n) / 4n);
  if ((y * y - curve(r)) % p !== 0n) return [];
  const inverse = invert(r, n);
  const ofMessage = multiply(generator, modulo(-hexToBigInt(hash) * inverse, n));
  const [x1, y1] = multiply([r, y], modulo(s * inverse, n)) ?? [];
  if (x1 === undefined || y1 === undefined) return [];
  return [y1, p - y1].flatMap((y2) => {
    const key = add(ofMessage, [x1, y2]);
    return key ? { x: word(key[0]), y: word(key[1]) } : [];
  });
}

function word(value: bigint): Hex {
  return numberToHex(value, { size: 32 });
}

function curve(x: bigint): bigint {
  return modulo(x * x * x - 3n * x + b, p);
}

function modulo(value: bigint, by: bigint): bigint {
  const rest = value % by;
  return rest < 0n ? rest + by : rest;
}

function power(base: bigint, exponent: bigint): bigint {
  let [result, square] = [1n, base];
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * square) % p;
    square = (square * square) % p;
  }
  return result;
}

/** Inverse by Euclid's extended algorithm. */
function invert(value: bigint, by: bigint): bigint {
  let [a, rest, one, other] = [modulo(value, by), by, 1n, 0n];
  while (a > 1n) {
    const times = rest / a;
    [a, rest] = [rest - times * a, a];
    [one, other] = [other - times * one, one];
  }
  return modulo(one, by);
}

function add(one: Point, other: Point): Point {
  if (!one || !other) return one ?? other;
  const [x1, y1] = one;
  const [x2, y2] = other;
  if (x1 === x2 && modulo(y1 + y2, p) === 0n) return undefined;
  const slope =
    x1 === x2
      ? modulo((3n * x1 * x1 - 3n) * invert(2n * y1, p), p)
      : modulo((y2 - y1) * invert(x2 - x1, p), p);
  const x = modulo(slope * slope - x1 - x2, p);
  return [x, modulo(slope * (x1 - x) - y1, p)];
}

function multiply(point: Point, times: bigint): Point {
  let [result, doubled]: [Point, Point] = [undefined, point];
  for (let left = times; left > 0n; left >>= 1n) {
    if (left & 1n) result = add(result, doubled);
    doubled = add(doubled, doubled);
  }
  return result;
}
