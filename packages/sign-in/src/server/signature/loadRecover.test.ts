import { secp256k1 } from '@noble/curves/secp256k1';
import { assert, asyncProperty, constantFrom, integer, oneof, uint8Array } from 'fast-check';
import { bytesToHex, type Hex, hexToBytes, numberToHex, recoverAddress, toHex } from 'viem';
import { publicKeyToAddress } from 'viem/accounts';
import { expect, test } from 'vitest';
import { createRecover, loadRecover } from './loadRecover.ts';

const ours = await loadRecover();
const order = secp256k1.CURVE.n;
const runs = { numRuns: 100 };

interface Signed {
  readonly hash: Hex;
  readonly signature: Hex;
}

/** Signer in lower case, or that recovery throws, whatever the message. */
async function outcome(recover: typeof ours, signed: Signed): Promise<string> {
  try {
    return (await recover(signed)).toLowerCase();
  } catch {
    return 'refused';
  }
}

function compact(r: bigint, s: bigint, v: number): Hex {
  const [first, second] = [numberToHex(r, { size: 32 }), numberToHex(s, { size: 32 })];
  return `${first}${second.slice(2)}${numberToHex(v, { size: 1 }).slice(2)}`;
}

function addressOf(key: Uint8Array): string {
  return publicKeyToAddress(toHex(secp256k1.getPublicKey(key, false))).toLowerCase();
}

const bytes = uint8Array({ minLength: 32, maxLength: 32 });
const keys = bytes.filter((key) => secp256k1.utils.isValidPrivateKey(key));
const hashes = oneof(bytes, constantFrom(new Uint8Array(32), new Uint8Array(32).fill(255)));

test('loadRecover recovers the signer, with a low or high s, and v from 0 or 27', async () => {
  await assert(
    asyncProperty(keys, hashes, constantFrom(0, 27), async (key, digest, from) => {
      const { r, s, recovery } = secp256k1.sign(digest, key);
      const hash = bytesToHex(digest);
      const low = compact(r, s, from + recovery);
      const high = compact(r, order - s, from + (1 - recovery));
      for (const signature of [low, high])
        expect(await outcome(ours, { hash, signature })).toBe(addressOf(key));
      expect(await outcome(recoverAddress, { hash, signature: high })).toBe(addressOf(key));
    }),
    runs,
  );
});

test('recover accepts or refuses signatures with a changed byte like viem', async () => {
  const places = integer({ min: 0, max: 64 });
  const changes = integer({ min: 1, max: 255 });
  await assert(
    asyncProperty(keys, hashes, places, changes, async (key, digest, place, change) => {
      const { r, s, recovery } = secp256k1.sign(digest, key);
      const changed = hexToBytes(compact(r, s, 27 + recovery));
      changed[place] = (changed[place] ?? 0) ^ change;
      const signed = { hash: bytesToHex(digest), signature: bytesToHex(changed) };
      expect(await outcome(ours, signed)).toBe(await outcome(recoverAddress, signed));
    }),
    runs,
  );
});

test('recover accepts or refuses any 65 bytes like viem', async () => {
  await assert(
    asyncProperty(bytes, bytes, hashes, constantFrom(0, 1, 27, 28), async (r, s, digest, v) => {
      const signature = compact(BigInt(bytesToHex(r)), BigInt(bytesToHex(s)), v);
      const signed = { hash: bytesToHex(digest), signature };
      expect(await outcome(ours, signed)).toBe(await outcome(recoverAddress, signed));
    }),
    runs,
  );
});

const hash: Hex = `0x${'5a'.repeat(32)}`;
const { r, s, recovery } = secp256k1.sign(hexToBytes(hash), new Uint8Array(32).fill(7));
const good = compact(r, s, recovery);
const address = addressOf(new Uint8Array(32).fill(7));

// Hash for which the key recovered from r and s of 1 is the point at infinity: h = s × k.
const nowhere = numberToHex(5n, { size: 32 });
const fiveTimes = secp256k1.ProjectivePoint.BASE.multiply(5n).toAffine();

test.each<[string, Signed, string]>([
  ['v 0 or 1', { hash, signature: compact(r, s, recovery) }, address],
  ['v 27 or 28', { hash, signature: compact(r, s, 27 + recovery) }, address],
  ['digits in upper case', { hash, signature: `0x${good.slice(2).toUpperCase()}` }, address],
  ['v 2', { hash, signature: compact(r, s, 2) }, 'refused'],
  ['v 3', { hash, signature: compact(r, s, 3) }, 'refused'],
  ['v 26', { hash, signature: compact(r, s, 26) }, 'refused'],
  ['v 29', { hash, signature: compact(r, s, 29) }, 'refused'],
  ['v 37, as of EIP-155', { hash, signature: compact(r, s, 37) }, 'refused'],
  ['v 255', { hash, signature: compact(r, s, 255) }, 'refused'],
  ['r 0', { hash, signature: compact(0n, s, 27) }, 'refused'],
  ['s 0', { hash, signature: compact(r, 0n, 27) }, 'refused'],
  ['r of the order', { hash, signature: compact(order, s, 27) }, 'refused'],
  ['r above the order', { hash, signature: compact(order + 1n, s, 27) }, 'refused'],
  ['s of the order', { hash, signature: compact(r, order, 27) }, 'refused'],
  [
    'the greatest r and s',
    { hash, signature: compact(2n ** 256n - 1n, 2n ** 256n - 1n, 27) },
    'refused',
  ],
  ['r of no point', { hash, signature: compact(5n, s, 27) }, 'refused'],
  [
    'a key that is not a point',
    { hash: nowhere, signature: compact(fiveTimes.x, 1n, Number(fiveTimes.y & 1n)) },
    'refused',
  ],
  ['64 bytes', { hash, signature: `0x${good.slice(4)}` }, 'refused'],
  ['66 bytes', { hash, signature: `${good}00` }, 'refused'],
  ['half a byte too much', { hash, signature: `${good}0` }, 'refused'],
  ['what is not hex', { hash, signature: `0x${'zz'.repeat(65)}` }, 'refused'],
  ['nothing', { hash, signature: '0x' }, 'refused'],
])('recover with %s equals viem', async (_name, signed, expected) => {
  expect(await outcome(ours, signed)).toBe(expected);
  expect(await outcome(recoverAddress, signed)).toBe(expected);
});

test.each<[string, () => Uint8Array | string, string]>([
  [
    'recovers another account',
    () => secp256k1.getPublicKey(new Uint8Array(32).fill(7), false),
    address,
  ],
  ['gives no key', () => new Uint8Array(), 'Recovered another signer'],
  ['fails', () => 'no such instruction', 'no such instruction'],
])('loadRecover refuses an implementation that %s', (_name, recoverPublicKeyUncompressed, text) => {
  expect(() => createRecover({ recoverPublicKeyUncompressed })).toThrow(text);
});
