import { concatBytes, hexToBytes } from '@noble/hashes/utils';
import { fromBase64 } from './base64.ts';
import type { Curves } from './curves.ts';

type Curve = 'X25519' | 'Ed25519';

/** Start of a secret in PKCS #8, the only binary format of secrets that WebCrypto reads (RFC 8410). */
const wrappings: Readonly<Record<Curve, string>> = {
  X25519: '302e020100300506032b656e04220420',
  Ed25519: '302e020100300506032b657004220420',
};

/** Base point: X25519 of a secret with it is the public key (RFC 7748, section 4.1). */
const basePoint = new Uint8Array(32);
basePoint[0] = 9;

/**
 * Curves of WebCrypto: Chrome 137, Safari 17, Firefox 130 and later, on pages with HTTPS. Every function rejects
 * elsewhere.
 */
export const webCurves: Curves = {
  publicKeyOf: (secret) => share(secret, basePoint),
  async agree(secret, publicKey) {
    const shared = await share(secret, publicKey);
    // The specification requires WebCrypto to refuse these; early versions did not.
    if (shared.every((byte) => byte === 0)) throw new Error('Invalid public key: low order.');
    const key = await crypto.subtle.importKey('raw', shared, 'HKDF', false, ['deriveBits']);
    const nothing = new Uint8Array();
    const terms = { name: 'HKDF', hash: 'SHA-256', salt: nothing, info: nothing };
    return new Uint8Array(await crypto.subtle.deriveBits(terms, key, 256));
  },
  async identityOf(secret) {
    const { x = '' } = await crypto.subtle.exportKey(
      'jwk',
      await readKey('Ed25519', secret, 'sign'),
    );
    const identity = fromBase64(`${x.replaceAll('-', '+').replaceAll('_', '/')}=`);
    if (!identity) throw new Error('The browser exported no public key.');
    return identity;
  },
  async sign(secret, message) {
    const key = await readKey('Ed25519', secret, 'sign');
    return new Uint8Array(await crypto.subtle.sign('Ed25519', key, new Uint8Array(message)));
  },
};

async function share(secret: Uint8Array, publicKey: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const [own, other] = await Promise.all([
    readKey('X25519', secret, 'deriveBits'),
    crypto.subtle.importKey('raw', new Uint8Array(publicKey), 'X25519', true, []),
  ]);
  return new Uint8Array(
    await crypto.subtle.deriveBits({ name: 'X25519', public: other }, own, 256),
  );
}

function readKey(curve: Curve, secret: Uint8Array, usage: KeyUsage): Promise<CryptoKey> {
  const wrapped = new Uint8Array(concatBytes(hexToBytes(wrappings[curve]), secret));
  return crypto.subtle.importKey('pkcs8', wrapped, curve, true, [usage]);
}
