import { describe, expect, test } from 'vitest';
import { formatOwnRequest, type OwnRequest, parseOwnRequest } from './storedRequest.ts';

const request: OwnRequest['request'] = {
  account: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  newOwners: ['0x1d31F259eE307358a26dFb23EB365939E8641195'],
  newThreshold: 1,
  networks: [{ chainId: 1, nonce: 0n, signatures: [] }],
};
/** The generator of the curve. */
const publicKey = {
  x: '0x6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296',
  y: '0x4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5',
} as const;
const passkey = { id: 'AQIDBA', publicKey };
const stored: object = JSON.parse(formatOwnRequest({ request, passkey }));

describe('parseOwnRequest', () => {
  test.each<[string, OwnRequest]>([
    ['with a passkey', { request, passkey }],
    ['with a wallet', { request, passkey: undefined }],
  ])('reads back a request %s', (_, own) => {
    expect(parseOwnRequest(formatOwnRequest(own))).toEqual(own);
  });

  test('omits a passkey whose key is not on the curve', () => {
    const text = JSON.stringify({
      ...stored,
      passkey: { id: 'AQIDBA', publicKey: { x: '0x1', y: '0x1' } },
    });
    expect(parseOwnRequest(text)).toEqual({ request, passkey: undefined });
  });

  test.each<[string, string | null]>([
    ['nothing', null],
    ['a text', 'Aye'],
    ['another version', JSON.stringify({ ...stored, version: 2 })],
    ['no request', JSON.stringify({ ...stored, request: 7 })],
    ['a request that was cut', JSON.stringify({ ...stored, request: 'recovery-1-AAAA' })],
  ])('returns undefined for %s', (_, text) => {
    expect(parseOwnRequest(text)).toBeUndefined();
  });
});
