import { withTimeout } from 'viem';
import type { AuthenticationAdapter } from '../../core/authentication.ts';

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
