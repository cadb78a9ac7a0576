import { instantiateSecp256k1 } from '@bitauth/libauth';
import { bytesToHex, type Hex, hashMessage, hexToBytes } from 'viem';
import { privateKeyToAddress } from 'viem/accounts';

/** Key of an account. */
export interface Key {
  readonly address: Hex;
  sign(message: string): Hex;
}

const secp256k1 = await instantiateSecp256k1();

/**
 * Creates the key of a number of 1 or more. Signs with WebAssembly: in JavaScript the visitors, all in one
 * process, would wait for each other's signatures, and few would reach the server concurrently.
 */
export function newKey(number: number): Key {
  const key: Hex = `0x${number.toString(16).padStart(64, '0')}`;
  const bytes = hexToBytes(key);
  return {
    address: privateKeyToAddress(key),
    sign(message) {
      const digest = hashMessage(message, 'bytes');
      const signed = secp256k1.signMessageHashRecoverableCompact(bytes, digest);
      if (typeof signed === 'string') throw new Error(signed);
      return `${bytesToHex(signed.signature)}${signed.recoveryId === 0 ? '1b' : '1c'}`;
    },
  };
}
