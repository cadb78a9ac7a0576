import { chacha20poly1305 } from '@noble/ciphers/chacha';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromBase64, toBase64 } from './base64.ts';
import { LONGEST_ENVELOPE, openEnvelope, sealEnvelope } from './envelope.ts';
import { createKey } from './keys.ts';

const key = createKey();
const sealed = sealEnvelope('{"id":1}', key);
const bytes = fromBase64(sealed) ?? new Uint8Array();

test('sealEnvelope writes type, nonce and ChaCha20-Poly1305 ciphertext', () => {
  expect(bytes[0]).toBe(0);
  expect(bytes).toHaveLength(1 + 12 + '{"id":1}'.length + 16);
  expect(sealEnvelope('{"id":1}', key)).not.toBe(sealed);
});

test('openEnvelope returns the text with the right key only', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(openEnvelope(sealEnvelope(text, key), key)).toBe(text);
      expect(openEnvelope(sealEnvelope(text, key), createKey())).toBeUndefined();
    }),
    { numRuns: 50 },
  );
});

test('openEnvelope refuses plain text (type 2)', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 2, max: 255 }), (text, type) => {
      const envelope = toBase64(Uint8Array.of(type, ...new TextEncoder().encode(text)));
      expect(openEnvelope(envelope, key)).toBeUndefined();
    }),
  );
  // Nor is a sealed one with another type byte.
  expect(openEnvelope(toBase64(bytes.with(0, 1)), key)).toBeUndefined();
  expect(openEnvelope(toBase64(bytes.with(0, 2)), key)).toBeUndefined();
});

test('openEnvelope refuses tampering: a changed bit, or a missing byte', () => {
  fc.assert(
    fc.property(fc.nat(bytes.length - 1), fc.nat(7), (at, bit) => {
      const changed = bytes.with(at, (bytes[at] ?? 0) ^ (1 << bit));
      expect(openEnvelope(toBase64(changed), key)).toBeUndefined();
      expect(openEnvelope(toBase64(bytes.subarray(0, at)), key)).toBeUndefined();
    }),
  );
});

test('openEnvelope refuses bytes that are not UTF-8, and keeps a byte order mark', () => {
  const nonce = new Uint8Array(12);
  const noText = chacha20poly1305(key, nonce).encrypt(Uint8Array.of(0xff, 0xfe));
  expect(openEnvelope(toBase64(Uint8Array.of(0, ...nonce, ...noText)), key)).toBeUndefined();
  expect(openEnvelope(sealEnvelope('\ufeffmark', key), key)).toBe('\ufeffmark');
});

test('openEnvelope refuses an envelope above the maximum length', () => {
  const large = sealEnvelope('a'.repeat(LONGEST_ENVELOPE), key);
  expect(openEnvelope(large, key)).toBeUndefined();
});
