import { type RefObject, useCallback, useRef } from 'react';
import { withTimeout } from 'viem';
import type { AuthenticationAdapter } from '../core/authentication.ts';

/** Time the server has to answer a sign-out, in ms. */
const SIGN_OUT_MS = 3_000;

/** Asked again while it is under way, the server still hears of it once. */
export function useSignOutOnce(latest: RefObject<AuthenticationAdapter>) {
  const running = useRef<Promise<void>>(null);
  return useCallback(() => {
    running.current ??= signOutWithin(latest.current, SIGN_OUT_MS).finally(() => {
      running.current = null;
    });
    return running.current;
  }, [latest]);
}

/**
 * Signs out on the server.
 * @throws whatever the adapter throws, or an error when the server does not answer in time
 */
export async function signOutWithin(
  adapter: AuthenticationAdapter,
  timeoutMs: number,
): Promise<void> {
  await withTimeout(async () => adapter.signOut(), {
    timeout: timeoutMs,
    errorInstance: new Error(`The server did not answer the sign-out within ${timeoutMs} ms.`),
  });
}
