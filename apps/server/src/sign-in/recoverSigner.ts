import { loadRecover, type RecoverSigner } from '@mooring/sign-in/server';
import { recoverAddress } from 'viem';
import { withoutSecrets } from '../config/withoutSecrets.ts';
import type { Log } from '../log/log.ts';

/**
 * Recovers signers with WebAssembly, loaded at once; falls back to viem, which is correct but many times
 * slower, and logs it.
 */
export function recoverSigner(log: Log, load = loadRecover): RecoverSigner {
  const loading = load().catch((error: unknown): RecoverSigner => {
    const reason = error instanceof Error ? error.message : String(error);
    log({
      level: 'warn',
      message: 'secp256k1 in WebAssembly is missing: sign-in is many times slower',
      reason: withoutSecrets(reason),
    });
    return recoverAddress;
  });
  return async (signed) => (await loading)(signed);
}
