/**
 * Reads `DATABASE_URL` of an environment: the address of a PostgreSQL database, with its password.
 * Undefined when it names none.
 *
 * @throws {Error} with a sentence, without the address, when it is one of something else.
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
