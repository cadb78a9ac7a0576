import type { StoredSession } from '../store/signInStore.ts';

/** What a person sees of a session; times as ISO 8601. The hash of its token stays here. */
export function sessionAnswer(session: StoredSession, currentId: string) {
  const { id, account, device } = session;
  return {
    id,
    account,
    address: account.slice(account.lastIndexOf(':') + 1),
    device,
    createdAt: new Date(session.createdAt).toISOString(),
    lastSeenAt: new Date(session.lastSeenAt).toISOString(),
    expiresAt: new Date(session.expiresAt).toISOString(),
    current: id === currentId,
  };
}
