import { loadRecover, type RecoverSigner } from '@mooring/sign-in/server';
import { recoverAddress } from 'viem';
import { withoutSecrets } from '../config/withoutSecrets.ts';
import type { Log } from '../log/log.ts';

/**
 * Recovers signers by WebAssembly, loaded at once; or by viem, which is right and many times slower,
 * where that cannot be had: the log says so.
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
