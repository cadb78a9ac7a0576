import { parseMessage } from '../../parseMessage.ts';
import type { StoredPendingSignIn } from '../store/signInStore.ts';

/** Response with a pending sign-in; the time as ISO 8601. */
export function pendingAnswer({ text, expiresAt }: StoredPendingSignIn) {
  const { address, chainId } = parseMessage(text);
  return { address, chainId, message: text, expiresAt: new Date(expiresAt).toISOString() };
}
