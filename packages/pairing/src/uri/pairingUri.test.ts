import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deriveTopic } from '../crypto/keys.ts';
import { formatPairingUri, parsePairingUri } from './pairingUri.ts';

const key = new Uint8Array(32).fill(7);
const topic = deriveTopic(key);
const sound = formatPairingUri({ topic, key, expiry: 1_800_000_000 });

test('formatPairingUri writes the format that wallets read', () => {
  expect(sound).toBe(
    `wc:${topic}@2?relay-protocol=irn&symKey=${'07'.repeat(32)}&expiryTimestamp=1800000000`,
  );
});

test('parsePairingUri accepts additional parameters', () => {
  expect(parsePairingUri(`${sound}&methods=wc_sessionPropose`)).toMatchObject({ topic });
});

test.each([
  ['version 1', sound.replace('@2', '@1')],
  ['another scheme', sound.replace('wc:', 'wx:')],
  ['no key', sound.replace(/symKey=\w+/, '')],
  ['a short key', sound.replace('0707', '07')],
  ['another key', sound.replace('0707', '0708')],
  ['two keys', `${sound}&symKey=${'08'.repeat(32)}`],
  ['another relay protocol', sound.replace('=irn', '=waku')],
  ['a time that is none', sound.replace('1800000000', '0x10')],
  ['two times', `${sound}&expiryTimestamp=1`],
  ['capitals in the topic', sound.replace(topic, topic.toUpperCase())],
  ['a blank in front', ` ${sound}`],
  ['nothing', ''],
])('parsePairingUri returns undefined for %s', (_, text) => {
  expect(parsePairingUri(text)).toBeUndefined();
});

test('parsePairingUri returns what formatPairingUri wrote', () => {
  const keys = fc.uint8Array({ minLength: 32, maxLength: 32 });
  const times = fc.option(fc.integer({ min: 1, max: 999_999_999_999 }), { nil: undefined });
  fc.assert(
    fc.property(keys, times, (bytes, expiry) => {
      const uri = { topic: deriveTopic(bytes), key: bytes, expiry };
      expect(parsePairingUri(formatPairingUri(uri))).toEqual(uri);
    }),
  );
});

test('parsePairingUri returns undefined for a truncated link, and never throws', () => {
  const end = sound.indexOf('&expiry');
  fc.assert(
    fc.property(fc.nat(end - 1), fc.string({ maxLength: 40 }), (at, text) => {
      expect(parsePairingUri(sound.slice(0, at))).toBeUndefined();
      parsePairingUri(text + sound.slice(at));
    }),
  );
  expect(parsePairingUri(sound + 'x'.repeat(1_000_000))).toBeUndefined();
});
