import { createRequire } from 'node:module';
import { bytesToHex, type Hex, hashMessage, hexToBytes } from 'viem';
import { privateKeyToAddress } from 'viem/accounts';

/** The key of an account, in a wallet that takes no time. */
export interface Key {
  readonly address: Hex;
  sign(message: string): Hex;
}

interface Signer {
  ecdsaSign(hash: Uint8Array, key: Uint8Array): { signature: Uint8Array; recid: number };
}

const binding: unknown = createRequire(import.meta.url)('secp256k1/bindings.js');
if (!isSigner(binding)) throw new Error('There is no native secp256k1 to sign with');
const { ecdsaSign } = binding;

/**
 * The key of a number of 1 or more. Signs natively: with all of its visitors in one process, JavaScript
 * would keep most of them waiting for each other's signatures, and few would be at the server at once.
 */
export function newKey(number: number): Key {
  const key: Hex = `0x${number.toString(16).padStart(64, '0')}`;
  const bytes = hexToBytes(key);
  return {
    address: privateKeyToAddress(key),
    sign(message) {
      const { signature, recid } = ecdsaSign(hashMessage(message, 'bytes'), bytes);
      return `${bytesToHex(signature)}${recid === 0 ? '1b' : '1c'}`;
    },
  };
}

function isSigner(value: unknown): value is Signer {
  return (
    typeof value === 'object' &&
    value !== null &&
    'ecdsaSign' in value &&
    typeof value.ecdsaSign === 'function'
  );
}
