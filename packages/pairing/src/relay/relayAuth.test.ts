import { createPublicKey, verify } from 'node:crypto';
import { base58 } from '@scure/base';
import { expect, test } from 'vitest';
import { createRelayToken } from './relayAuth.ts';

const url = 'wss://relay.example.org';
const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());

// RFC 8032, section 7.1, test 1.
const secret = Buffer.from(
  '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60',
  'hex',
);
const publicKey = Buffer.from(
  'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
  'hex',
);

test('createRelayToken has subject, audience and expiry, signed by the issuer’s key', async () => {
  const token = await createRelayToken(new Uint8Array(secret), url, 1_800_000_000_500);
  const clientId = `did:key:z${base58.encode(Uint8Array.of(0xed, 0x01, ...publicKey))}`;
  expect(clientId).toMatch(/^did:key:z6Mk/);
  const [header = '', payload = '', signature = ''] = token.split('.');
  expect(read(header)).toEqual({ alg: 'EdDSA', typ: 'JWT' });
  expect(read(payload)).toEqual({
    iss: clientId,
    sub: expect.stringMatching(/^[0-9a-f]{64}$/),
    aud: url,
    iat: 1_800_000_000,
    exp: 1_800_086_400,
  });
  const spki = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), publicKey]);
  const key = createPublicKey({ key: spki, format: 'der', type: 'spki' });
  const signed = Buffer.from(`${header}.${payload}`);
  expect(verify(null, signed, key, Buffer.from(signature, 'base64url'))).toBe(true);
});

test('createRelayToken returns unique tokens', async () => {
  const own = new Uint8Array(secret);
  expect(await createRelayToken(own, url, 0)).not.toBe(await createRelayToken(own, url, 0));
});
