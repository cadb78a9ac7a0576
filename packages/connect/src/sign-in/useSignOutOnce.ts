import { type RefObject, useCallback, useRef } from 'react';
import { withTimeout } from 'viem';
import type { AuthenticationAdapter } from '../core/authentication.ts';

/** Time the server has to answer a sign-out, in ms. */
const SIGN_OUT_MS = 3_000;

/** Returns a sign-out that joins a running one: a double click sends one request. */
export function useSignOutOnce(latest: RefObject<AuthenticationAdapter>) {
  const runningSignOut = useRef<Promise<void>>(null);
  return useCallback(() => {
    runningSignOut.current ??= signOutWithin(latest.current, SIGN_OUT_MS).finally(() => {
      runningSignOut.current = null;
    });
    return runningSignOut.current;
  }, [latest]);
}

/**
 * Signs out on the server.
 * @throws the adapter's error, or an error if the server does not answer in time
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
