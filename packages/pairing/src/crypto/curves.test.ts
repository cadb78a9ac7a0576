import {
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  hkdfSync,
  sign as nodeSign,
  verify,
} from 'node:crypto';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { selectCurves } from './curves.ts';
import { nobleCurves } from './nobleCurves.ts';
import { webCurves } from './webCurves.ts';

const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'));
const hex = (of: Uint8Array) => Buffer.from(of).toString('hex');

// Node reads keys in these encodings alone (RFC 8410).
const kinds = { x25519: '6e', ed25519: '70' } as const;
function secretOf(kind: keyof typeof kinds, secret: Uint8Array) {
  const key = Buffer.from(`302e020100300506032b65${kinds[kind]}04220420${hex(secret)}`, 'hex');
  return createPrivateKey({ key, format: 'der', type: 'pkcs8' });
}
function publicOf(kind: keyof typeof kinds, publicKey: Uint8Array) {
  const key = Buffer.from(`302a300506032b65${kinds[kind]}032100${hex(publicKey)}`, 'hex');
  return createPublicKey({ key, format: 'der', type: 'spki' });
}
const derive = (shared: Uint8Array) => hex(new Uint8Array(hkdfSync('sha256', shared, '', '', 32)));

describe.each([
  ['WebCrypto', webCurves],
  ['@noble/curves', nobleCurves],
])('%s', (_, curves) => {
  // RFC 7748, section 6.1.
  const alice = '77076d0a7318a57d3c16c17251b26645df4c2f87ebc0992ab177fba51db92c2a';
  const alicePublic = '8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a';
  const bob = '5dab087e624a8a4b79e17f8b83800ee66f3bb1292618b6fd1c2f8b27ff88e0eb';
  const bobPublic = 'de9edb7d7b7dc1b4d35b61c2ece435373f8343c85b78674dadfc7e146f882b4f';
  const shared = '4a5d9d5ba4ce2de1728e3bf480350f25e07e21c947d19e3376f09b3c1e161742';

  test.each([
    ['Alice', alice, alicePublic, bobPublic],
    ['Bob', bob, bobPublic, alicePublic],
  ])(
    'X25519 of RFC 7748: public key and shared secret of %s',
    async (_name, secret, own, other) => {
      expect(hex(await curves.publicKeyOf(bytes(secret)))).toBe(own);
      expect(hex(await curves.agree(bytes(secret), bytes(other)))).toBe(derive(bytes(shared)));
    },
  );

  test.each([
    ['zero', '00'.repeat(32)],
    ['one', `01${'00'.repeat(31)}`],
    ['of order eight', 'e0eb7a7c3b41b8ae1656e3faf19fc46ada098deb9c32b1fd866205165f49b800'],
    ['minus one', `ec${'ff'.repeat(30)}7f`],
  ])('X25519 refuses a public key of low order (%s)', async (_name, publicKey) => {
    await expect(curves.agree(bytes(alice), bytes(publicKey))).rejects.toThrow();
  });

  // RFC 8032, section 7.1.
  test.each([
    [
      1,
      '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60',
      'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
      '',
      'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
    ],
    [
      2,
      '4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb',
      '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
      '72',
      '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
    ],
    [
      3,
      'c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7',
      'fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025',
      'af82',
      '6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a',
    ],
  ])('Ed25519 of RFC 8032, test %i', async (_name, secret, identity, message, signature) => {
    expect(hex(await curves.identityOf(bytes(secret)))).toBe(identity);
    expect(hex(await curves.sign(bytes(secret), bytes(message)))).toBe(signature);
  });

  test('equals Node for any secret, and does not change it', async () => {
    const secret32 = fc.uint8Array({ minLength: 32, maxLength: 32 });
    await fc.assert(
      fc.asyncProperty(secret32, secret32, fc.uint8Array(), async (secret, peer, message) => {
        const before = hex(secret);
        const publicKey = await curves.publicKeyOf(peer);
        const privateKey = secretOf('x25519', secret);
        const node = diffieHellman({ privateKey, publicKey: publicOf('x25519', publicKey) });
        expect(hex(await curves.agree(secret, publicKey))).toBe(derive(node));
        const signature = await curves.sign(secret, message);
        const identity = publicOf('ed25519', await curves.identityOf(secret));
        expect(verify(null, message, identity, signature)).toBe(true);
        const nodeSigned = nodeSign(null, message, secretOf('ed25519', secret));
        expect(hex(signature)).toBe(hex(nodeSigned));
        expect(hex(secret)).toBe(before);
      }),
      { numRuns: 20 },
    );
  });
});

test('WebCrypto and @noble/curves agree on a shared key', async () => {
  const [page, wallet] = [new Uint8Array(32).fill(7), new Uint8Array(32).fill(8)];
  const key = await webCurves.agree(page, await nobleCurves.publicKeyOf(wallet));
  expect(await nobleCurves.agree(wallet, await webCurves.publicKeyOf(page))).toEqual(key);
});

describe('selectCurves', () => {
  afterEach(() => vi.unstubAllGlobals());

  const { subtle } = crypto;
  /** WebCrypto of which one function is another one. */
  const changed = (name: keyof SubtleCrypto, act: (...terms: never[]) => unknown) =>
    new Proxy(subtle, {
      get(target, key) {
        const own: unknown = key === name ? act : Reflect.get(target, key);
        return typeof own === 'function' ? own.bind(target) : own;
      },
    });

  test('are WebCrypto’s if it has both', async () => {
    expect(await selectCurves()).toBe(webCurves);
  });

  const without = (curve: string) =>
    changed('importKey', (...terms: Parameters<SubtleCrypto['importKey']>) =>
      terms[2] === curve
        ? Promise.reject(new DOMException('Unrecognized name.', 'NotSupportedError'))
        : subtle.importKey(...terms),
    );

  test.each<[string, SubtleCrypto | undefined]>([
    ['has no WebCrypto, as on a page without HTTPS', undefined],
    ['lacks X25519', without('X25519')],
    ['lacks Ed25519', without('Ed25519')],
    ['exports no public key', changed('exportKey', async () => ({ kty: 'OKP' }))],
    ['derives something else', changed('deriveBits', async () => new ArrayBuffer(32))],
  ])('are those of @noble/curves if WebCrypto %s', async (_, other) => {
    vi.stubGlobal('crypto', { subtle: other });
    expect(await selectCurves()).toBe(nobleCurves);
  });
});
