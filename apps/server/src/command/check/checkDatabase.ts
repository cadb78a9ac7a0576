import { access, constants } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type DatabasePlace, queryPostgres } from '../../database/openDatabase.ts';
import { showPostgresUrl } from '../../database/postgresUrl.ts';

/**
 * Checks that a database can be used, without creating or migrating it: an older release may use it.
 *
 * @throws {Error} when it cannot; the message does not contain a password.
 */
export async function checkDatabase(place: DatabasePlace): Promise<string> {
  if (place === 'memory') return 'in memory';
  if ('url' in place) {
    const version = await queryPostgres(place, "SELECT current_setting('server_version') AS value");
    return `PostgreSQL ${version} at ${showPostgresUrl(place.url)}`;
  }
  return checkFile(place.file);
}

async function checkFile(file: string): Promise<string> {
  const [name, folder] = [basename(file), dirname(file)];
  try {
    await access(folder, constants.W_OK);
  } catch {
    throw new Error(
      `The folder ${folder} of ${name} does not exist, or this user may not write in it.`,
    );
  }
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (!isThere) return `${name} in ${folder}, which the start creates`;
  try {
    await access(file, constants.W_OK);
    const database = new DatabaseSync(file, { readOnly: true });
    database.prepare('SELECT count(*) FROM sqlite_schema').get();
    database.close();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The database ${name} cannot be used: ${reason}.`);
  }
  return `${name} in ${folder}`;
}
