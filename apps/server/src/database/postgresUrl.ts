import { resolve } from 'node:path';
import { lookUp } from '@mooring/internal';

/** PostgreSQL database of a URL, which may name several hosts. */
export interface PostgresUrl {
  /** URL of each host, in the order in which they are tried; with their password. */
  hosts: readonly [string, ...string[]];
  /** Server to use: any, or the one that takes writes (`target_session_attrs`). */
  session: 'any' | 'read-write';
}

const TLS_MODES = ['disable', 'require', 'verify-ca', 'verify-full'];
const SESSIONS: Readonly<Record<string, PostgresUrl['session']>> = {
  any: 'any',
  'read-write': 'read-write',
  primary: 'read-write',
};
const FILE_PARAMETERS = ['sslrootcert', 'sslcert', 'sslkey'];
/**
 * Scheme, user with `@`, hosts, path and parameters. An `@` further on is none: a password with a slash that is not
 * encoded would be taken for hosts and path.
 */
const URL_PARTS = /^(postgres(?:ql)?:\/\/)([^/?#]*@)?([^/?#@]*)(\/[^?#@]*)?(?:\?(.*))?$/;
/** Name or address of a host, also encoded as of a socket, and its port. */
const HOST_PATTERN = /^(?:[\w.%-]+|\[[\da-f:.]+\])?(?::\d{1,5})?$/i;

/**
 * Reads the URL of a PostgreSQL database as libpq does: several hosts separated by commas, `sslmode`, `sslrootcert`,
 * `sslcert`, `sslkey` and `target_session_attrs`. Other parameters are kept.
 *
 * @param folder Folder of relative paths of certificates.
 * @throws {Error} when it is not such a URL; the message does not contain it.
 */
export function readPostgresUrl(url: string, folder: string): PostgresUrl {
  const { scheme, user, hosts, path, query } = splitUrl(url);
  const parameters = new URLSearchParams(query);
  const mode = parameters.get('sslmode');
  if (mode !== null && !TLS_MODES.includes(mode))
    throw new Error(`sslmode must be one of ${TLS_MODES.join(', ')}`);
  const session = lookUp(SESSIONS, parameters.get('target_session_attrs') ?? 'any');
  if (session === undefined)
    throw new Error(`target_session_attrs must be one of ${Object.keys(SESSIONS).join(', ')}`);
  parameters.delete('target_session_attrs');
  if (mode === 'verify-ca' && !parameters.has('sslrootcert'))
    throw new Error('sslmode=verify-ca needs sslrootcert, the file of the authority’s certificate');
  for (const name of FILE_PARAMETERS) {
    const file = parameters.get(name);
    if (file !== null) parameters.set(name, resolve(folder, file));
  }
  // Modes as libpq defines them: only verify-full checks the host's name.
  if (mode !== null) parameters.set('uselibpqcompat', 'true');
  const [first = '', ...others] = hosts;
  const urlOf = (host: string) =>
    `${scheme}${user}${host}${path}${parameters.size > 0 ? `?${parameters}` : ''}`;
  return {
    hosts: [urlOf(first), ...others.map(urlOf)],
    session,
  };
}

function splitUrl(url: string) {
  const [, scheme = '', user = '', written = '', path = '', query = ''] = URL_PARTS.exec(url) ?? [];
  const hosts = written.split(',');
  if (scheme === '' || !hosts.every((host) => HOST_PATTERN.test(host)))
    throw new Error('it is not the URL of a PostgreSQL database, or its password is not encoded');
  return { scheme, user, hosts, path, query };
}

/** Hosts and name of a PostgreSQL database, for people: `db1:5432,db2/mooring`. Never contains the password. */
export function showPostgresUrl(url: string): string {
  try {
    const { hosts, path } = splitUrl(url);
    return `${hosts.join() || 'a local socket'}${path}`;
  } catch {
    return 'an address that cannot be read';
  }
}
