import { parseMessage } from '../../parseMessage.ts';
import type { StoredPendingSignIn } from '../store/signInStore.ts';

/** What a browser is told of a sign-in that waits for signatures; the time as ISO 8601. */
export function pendingAnswer({ text, expiresAt }: StoredPendingSignIn) {
  const { address, chainId } = parseMessage(text);
  return { address, chainId, message: text, expiresAt: new Date(expiresAt).toISOString() };
}
