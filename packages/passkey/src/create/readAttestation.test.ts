import { createAuthenticator } from '@mooring/testing/authenticator';
import fc from 'fast-check';
import { concat, hexToBytes, sha256, stringToHex, toHex } from 'viem';
import { describe, expect, test } from 'vitest';
import { origin, rpId } from '../place.testing.ts';
import { createCredential } from './createCredential.ts';
import { readAttestation } from './readAttestation.ts';

const { credentials, behave } = createAuthenticator({ origin });
const create = () =>
  createCredential({ rpId, origin, credentials, appName: 'Harbour', name: 'Mira' });

// The generator's point, which is on the curve.
const x = '0x6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296';
const y = '0x4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5';
const key = concat(['0xa5010203262001215820', x, '0x225820', y]);
/** Authenticator data for a key, with an id of 16 bytes. */
const dataOf = (cose: `0x${string}`, flags = 0x45) =>
  concat([
    sha256(stringToHex(rpId)),
    toHex(flags, { size: 1 }),
    `0x${'00'.repeat(4)}${'00'.repeat(16)}0010${'ab'.repeat(16)}`,
    cose,
  ]);
/** Attestation object of authenticator data. */
const objectOf = (data: `0x${string}`, statement: `0x${string}` = '0xa0') => {
  const size = toHex((data.length - 2) / 2, { size: 2 });
  const parts = [stringToHex('cfmtdnonegattStmt'), statement, stringToHex('hauthData')] as const;
  return new Uint8Array(hexToBytes(concat(['0xa3', ...parts, '0x59', size, data])));
};

describe('password manager of WebAuthn level 1', () => {
  test('readAttestation returns the key of the attestation object', async () => {
    const browser = await create();
    behave({ isLevelOne: true });
    expect(await create()).toMatchObject({
      id: expect.not.stringMatching(browser.id),
      publicKey: { x: expect.stringMatching(/^0x.{64}$/) },
    });
  });

  test('refuses a passkey without user verification, or of another domain', async () => {
    for (const fault of [{ verifiesUser: false }, { rpId: 'evil.example' }]) {
      behave({ isLevelOne: true, ...fault });
      await expect(create()).rejects.toMatchObject({ reason: 'assertionInvalid' });
    }
  });
});

describe('readAttestation', () => {
  test('returns the key, whatever statement and extensions are present', () => {
    const statement = concat(['0xa1', stringToHex('cx5c'), '0x81581e', `0x${'cd'.repeat(30)}`]);
    const extensions = concat(['0xa1', stringToHex('kcredProtect'), '0x03']);
    const data = dataOf(concat([key, extensions]), 0xc5);
    const read = readAttestation(objectOf(data, statement));
    expect(read).toMatchObject({ publicKey: { x, y } });
    expect(toHex(read.authenticatorData)).toBe(data);
  });

  test.each<[string, `0x${string}`, string]>([
    ['of RSA', '0xa2010303390100', 'unsupported'],
    ['on another curve', concat(['0xa5010203262002215820', x, '0x225820', y]), 'unsupported'],
    ['for another algorithm', concat(['0xa5010203272001215820', x, '0x225820', y]), 'unsupported'],
    ['off its curve', concat(['0xa5010203262001215820', x, '0x225820', x]), 'assertionInvalid'],
    ['of one coordinate', concat(['0xa4010203262001215820', x]), 'assertionInvalid'],
    ['cut short', key.slice(0, 60) as `0x${string}`, 'assertionInvalid'],
  ])('refuses a key %s', (_, cose, reason) => {
    const read = () => readAttestation(objectOf(dataOf(cose)));
    expect(read).toThrow(expect.objectContaining({ name: 'PasskeyError', reason }));
  });

  test('refuses data without a credential', () => {
    const read = () => readAttestation(objectOf(dataOf(key, 0x05)));
    expect(read).toThrow('no readable key');
  });

  test('refuses anything else in bounded time, nested or long', () => {
    const nested = new Uint8Array(60_000).fill(0x81);
    const long = new Uint8Array(70_000).fill(0x60);
    const promised = Uint8Array.of(0xbb, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff);
    const endless = Uint8Array.of(0x9a, 0xff, 0xff, 0xff, 0xff, 0x00);
    for (const bytes of [nested, long, promised, endless])
      expect(() => readAttestation(bytes)).toThrow('no readable key');
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        expect(() => readAttestation(new Uint8Array(bytes))).toThrow('no readable key');
      }),
    );
  });
});
