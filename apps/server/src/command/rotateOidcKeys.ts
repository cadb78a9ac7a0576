import { loadConfig } from '../config/loadConfig.ts';
import { type Environment, readVariable } from '../config/readVariable.ts';
import { databaseUrl, openDatabase } from '../database/openDatabase.ts';
import { rotateKeys } from '../oidc/keys.ts';
import { databasePlace } from '../runFromConfig.ts';

/**
 * Adds signing keys of the OpenID provider to the database of a configuration, while servers run on it or not.
 *
 * @returns What happens next, as sentences.
 * @throws {Error} when the provider is not configured, or the database cannot be used.
 */
export async function rotateOidcKeys({
  configFile,
  environment,
}: {
  configFile: string | null;
  environment: Environment;
}): Promise<string> {
  const { config, folder } = await loadConfig({ file: configFile, environment });
  const url = databaseUrl({ DATABASE_URL: readVariable(environment, 'DATABASE_URL', folder) });
  const place = databasePlace(config, url, folder);
  if (!config.oidc || !place) throw new Error('oidc is not configured: there are no keys.');
  const database = await openDatabase(place, () => {});
  try {
    await rotateKeys(database.oidc, Date.now());
  } finally {
    await database.close();
  }
  return 'New keys are published now, and sign in an hour. The previous ones are removed once no token of theirs is valid.';
}
