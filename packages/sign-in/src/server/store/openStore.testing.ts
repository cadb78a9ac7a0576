import { Pool } from 'pg';
import { createPostgresStore } from './createPostgresStore.ts';
import { createSqliteStore } from './createSqliteStore.ts';
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
