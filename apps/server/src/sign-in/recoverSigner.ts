import { loadNativeRecover, type RecoverSigner } from '@mooring/sign-in/server';
import { withoutSecrets } from '../config/withoutSecrets.ts';
import type { Log } from '../log.ts';

/**
 * The fast secp256k1 to recover signers with, or undefined where this machine has none: sign-in then
 * takes viem's, which is right and many times slower, and the log says so.
 */
export function recoverSigner(log: Log, load = loadNativeRecover): RecoverSigner | undefined {
  try {
    return load();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    log({
      level: 'warn',
      message: 'native secp256k1 is missing: sign-in is many times slower',
      reason: withoutSecrets(reason),
    });
    return undefined;
  }
}
