import { Pool } from 'pg';
import { createPostgresStore } from './createPostgresStore.ts';
import { createSqliteStore } from './createSqliteStore.ts';
import type { SignInStore } from './signInStore.ts';

/** The store of a file, or of a database whose URL it is; closing it lets go of all it holds. */
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
