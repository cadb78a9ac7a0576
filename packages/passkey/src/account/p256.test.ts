import { p256 } from '@noble/curves/p256';
import { bytesToHex, hexToBytes, keccak256, numberToHex, toHex } from 'viem';
import { expect, test } from 'vitest';
import { isOnCurve, lowS } from './p256.ts';
import { recoverKeys } from './recoverKeys.ts';

const randomHash = () => bytesToHex(crypto.getRandomValues(new Uint8Array(32)));

function keyOf(secret: Uint8Array) {
  const { x, y } = p256.ProjectivePoint.fromHex(p256.getPublicKey(secret)).toAffine();
  return { x: numberToHex(x, { size: 32 }), y: numberToHex(y, { size: 32 }) };
}

test('recoverKeys returns the two keys that the reference recovers, 50 times', () => {
  for (let count = 0; count < 50; count += 1) {
    const secret = p256.utils.randomPrivateKey();
    const hash = randomHash();
    const { r, s } = p256.sign(hexToBytes(hash), secret);
    const keys = recoverKeys({ r, s }, hash);
    expect(keys).toHaveLength(2);
    expect(keys).toContainEqual(keyOf(secret));
    for (const bit of [0, 1]) {
      const { x, y } = new p256.Signature(r, s)
        .addRecoveryBit(bit)
        .recoverPublicKey(hexToBytes(hash))
        .toAffine();
      const other = { x: numberToHex(x, { size: 32 }), y: numberToHex(y, { size: 32 }) };
      expect(keys).toContainEqual(other);
      expect(isOnCurve(other)).toBe(true);
    }
  }
});

test('recoverKeys returns the same keys for the other value of s', () => {
  const secret = p256.utils.randomPrivateKey();
  const hash = randomHash();
  const { r, s } = p256.sign(hexToBytes(hash), secret);
  const high = { r, s: p256.CURVE.n - (lowS({ r, s })?.s ?? 0n) };
  expect(lowS(high)).toEqual(lowS({ r, s }));
  expect(
    recoverKeys(high, hash)
      .map(({ x }) => x)
      .toSorted(),
  ).toEqual(
    recoverKeys({ r, s }, hash)
      .map(({ x }) => x)
      .toSorted(),
  );
});

test('recoverKeys refuses numbers out of range', () => {
  const { n } = p256.CURVE;
  for (const [r, s] of [
    [0n, 1n],
    [1n, 0n],
    [n, 1n],
    [1n, n],
  ] as const)
    expect(lowS({ r, s })).toBeUndefined();
  // No point has this x.
  expect(recoverKeys({ r: 1n, s: 1n }, keccak256(toHex('Aye')))).toEqual([]);
});

test('isOnCurve is false for a point that is not on the curve', () => {
  const { x, y } = keyOf(p256.utils.randomPrivateKey());
  expect(isOnCurve({ x, y })).toBe(true);
  expect(isOnCurve({ x: y, y: x })).toBe(false);
  const beyond = numberToHex(p256.CURVE.Fp.ORDER + 1n, { size: 32 });
  expect(isOnCurve({ x: beyond, y })).toBe(false);
});
