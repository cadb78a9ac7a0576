/**
 * Reads `DATABASE_URL` from an environment: the URL of a PostgreSQL database, with its password. Undefined
 * when not set.
 *
 * @throws {Error} when it is another kind of URL; the message does not contain it.
 */
export function databaseUrl(environment: Readonly<NodeJS.ProcessEnv>): string | undefined {
  const { DATABASE_URL: url = '' } = environment;
  if (url === '') return undefined;
  if (/^postgres(?:ql)?:\/\//.test(url)) return url;
  throw new Error(
    'The environment variable DATABASE_URL must be the address of a PostgreSQL database, ' +
      'such as "postgresql://user:password@host:5432/name".',
  );
}
