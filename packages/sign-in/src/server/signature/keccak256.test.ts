import { keccak_256 } from '@noble/hashes/sha3';
import { hashMessage } from 'viem';
import { expect, test } from 'vitest';
import { fullText } from '../../exampleMessage.testing.ts';
import { keccak256, messageHash } from './keccak256.ts';

// Source: the Keccak team's test vectors for empty input and `abc`.
test.each([
  ['', 'c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470'],
  ['abc', '4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45'],
])('keccak256 of "%s" is the known hash', (text, hash) => {
  expect(keccak256(Buffer.from(text))).toBe(hash);
});

test('keccak256 of lengths around block ends equals the reference, with both implementations', async () => {
  const lengths = [0, 1, 64, 135, 136, 137, 271, 272, 273, 8192, 20_000];
  const bytesOf = (length: number) => Uint8Array.from({ length }, (_, index) => index * 7 + 1);
  const hashes = () => lengths.map((length) => keccak256(bytesOf(length)));
  const expected = lengths.map((length) =>
    Buffer.from(keccak_256(bytesOf(length))).toString('hex'),
  );
  expect(hashes()).toEqual(expected);
  const { createKeccak } = await import('hash-wasm');
  await createKeccak(256);
  expect(hashes()).toEqual(expected);
});

test.each(['', 'a', fullText, 'é, 🙂, 港', 'a'.repeat(135), 'a'.repeat(8192), '0x1234', 'a\0b'])(
  'keccak256 gives the message hash that viem signs: %j',
  (text) => {
    expect(messageHash(text)).toBe(hashMessage(text));
  },
);
