import { createRequire } from 'node:module';
import { createNativeRecover, type Secp256k1Binding } from './createNativeRecover.ts';
import type { RecoverSigner } from './verifySignature.ts';

const require = createRequire(import.meta.url);

/**
 * Recovers signers by the native secp256k1, many times as fast as viem's. Loads the binding itself:
 * what the package gives by its name falls back to slow JavaScript without a word.
 *
 * Throws when the binding is not made for this machine, or does not recover a signature that is known.
 */
export function loadNativeRecover(): RecoverSigner {
  try {
    const binding: unknown = require('secp256k1/bindings.js');
    if (!isBinding(binding)) throw new Error('it has no ecdsaRecover');
    return createNativeRecover(binding);
  } catch (cause) {
    throw new Error(
      `The native secp256k1 cannot be used on this machine (${process.platform} ${process.arch})`,
      { cause },
    );
  }
}

function isBinding(value: unknown): value is Secp256k1Binding {
  return (
    typeof value === 'object' &&
    value !== null &&
    'ecdsaRecover' in value &&
    typeof value.ecdsaRecover === 'function'
  );
}
