import type { StoredSession } from '../store/signInStore.ts';

/** Public fields of a session; times as ISO 8601. Omits the hash of its token. */
export function sessionAnswer(session: StoredSession, currentId: string) {
  const { id, account, device, lastSeenAt } = session;
  const createdAt = new Date(session.createdAt).toISOString();
  return {
    id,
    account,
    address: account.slice(account.lastIndexOf(':') + 1),
    device,
    createdAt,
    lastSeenAt: lastSeenAt === session.createdAt ? createdAt : new Date(lastSeenAt).toISOString(),
    expiresAt: new Date(session.expiresAt).toISOString(),
    current: id === currentId,
  };
}
