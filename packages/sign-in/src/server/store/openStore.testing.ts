import { Pool } from 'pg';
import { createPostgresStore } from '../postgres.ts';
import { createSqliteStore } from '../sqlite.ts';
import type { SignInStore } from './signInStore.ts';

/** Opens the store of a file or a database URL; closing it releases all resources. */
export async function openStore(place: string): Promise<SignInStore> {
  if (!place.startsWith('postgres:')) return createSqliteStore({ file: place });
  const pool = new Pool({ connectionString: place, max: 4 });
  try {
    return { ...(await createPostgresStore({ pool })), close: () => pool.end() };
  } catch (error) {
    await pool.end();
    throw error;
  }
}

export const keptAccount = 'eip155:0:0xaa';
const HOUR = 3_600_000;

/** Stores what a sign-in does: nonce, session and token, all under one name. */
export async function keepSignIn(store: SignInStore, name: string): Promise<void> {
  const now = Date.now();
  const expiresAt = now + HOUR;
  await store.addNonce({ hash: name, visitHash: 'visit', expiresAt });
  await store.consumeNonce({ hash: name, visitHash: 'visit', now });
  await store.addSession({
    id: name,
    tokenHash: name,
    account: keptAccount,
    device: '',
    createdAt: now,
    lastSeenAt: now,
    idleExpiresAt: expiresAt,
    expiresAt,
  });
}

/** Resolved sign-ins that are lost, and sign-ins whose nonce is valid again. */
export async function faultsOf(store: SignInStore, answered: readonly string[]) {
  const now = Date.now();
  const listed = await store.listSessions({ account: keptAccount, now, most: 1_000_000 });
  const kept = new Set(listed.map(({ id }) => id));
  const back: string[] = [];
  for (const hash of new Set([...kept, ...answered])) {
    const { result } = await store.consumeNonce({ hash, visitHash: 'visit', now });
    if (result === 'consumed') back.push(hash);
  }
  return { lost: answered.filter((name) => !kept.has(name)), back };
}
