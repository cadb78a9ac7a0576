import { type Hash, type Hex, hexToBigInt, numberToHex } from 'viem';
import type { CheckedAssertion } from './assertion.ts';
import { curve, modulo, N, P, type P256Signature, type PublicKey } from './p256.ts';

/** Point; `undefined` is the one at infinity. */
type Point = readonly [x: bigint, y: bigint] | undefined;

const generator: Point = [
  0x6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296n,
  0x4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5n,
];

/**
 * Recovers the two public keys an assertion can belong to. On a device that does not know the account, the chain shows
 * which of the two has one.
 *
 * @example
 * ```ts
 * import { checkAssertion, candidateKeys } from '@mooring/passkey/account';
 *
 * const [one, other] = candidateKeys(await checkAssertion(assertion, expected));
 * ```
 */
export function candidateKeys(assertion: CheckedAssertion): readonly PublicKey[] {
  return recoverKeys(assertion, assertion.hash);
}

/**
 * Recovers the two public keys a signature can belong to; none for an invalid signature. (One signature in 2^127 has
 * more than two.)
 * @param hash SHA-256 of the signed data
 */
export function recoverKeys({ r, s }: P256Signature, hash: Hash): readonly PublicKey[] {
  const y = power(curve(r), (P + 1n) / 4n);
  if ((y * y - curve(r)) % P !== 0n) return [];
  const inverse = invert(r, N);
  const ofMessage = multiply(generator, modulo(-hexToBigInt(hash) * inverse, N));
  const [x1, y1] = multiply([r, y], modulo(s * inverse, N)) ?? [];
  if (x1 === undefined || y1 === undefined) return [];
  return [y1, P - y1].flatMap((y2) => {
    const key = add(ofMessage, [x1, y2]);
    return key ? { x: word(key[0]), y: word(key[1]) } : [];
  });
}

function word(value: bigint): Hex {
  return numberToHex(value, { size: 32 });
}

function power(base: bigint, exponent: bigint): bigint {
  let [result, square] = [1n, base];
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * square) % P;
    square = (square * square) % P;
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
  if (x1 === x2 && modulo(y1 + y2, P) === 0n) return undefined;
  const slope =
    x1 === x2
      ? modulo((3n * x1 * x1 - 3n) * invert(2n * y1, P), P)
      : modulo((y2 - y1) * invert(x2 - x1, P), P);
  const x = modulo(slope * slope - x1 - x2, P);
  return [x, modulo(slope * (x1 - x) - y1, P)];
}

function multiply(point: Point, times: bigint): Point {
  let [result, doubled]: [Point, Point] = [undefined, point];
  for (let left = times; left > 0n; left >>= 1n) {
    if (left & 1n) result = add(result, doubled);
    doubled = add(doubled, doubled);
  }
  return result;
}
