import { resolve } from 'node:path';

/** PostgreSQL database of a URL, which may name several hosts. */
export interface PostgresUrl {
  /** URL of each host, in the order in which they are tried; with their password. */
  hosts: readonly [string, ...string[]];
  /** Which server is used: any, or the one that takes writes (`target_session_attrs`). */
  session: 'any' | 'read-write';
}

const TLS_MODES = ['disable', 'require', 'verify-ca', 'verify-full'];
const SESSIONS: Readonly<Record<string, PostgresUrl['session']>> = {
  any: 'any',
  'read-write': 'read-write',
  primary: 'read-write',
};
const FILES = ['sslrootcert', 'sslcert', 'sslkey'];
/** Scheme, user with `@`, hosts, and the rest from the path on. */
const PARTS = /^(postgres(?:ql)?:\/\/)([^/?#]*@)?([^/?#@]*)([/?#].*)?$/;

/**
 * Reads the URL of a PostgreSQL database as libpq does: several hosts separated by commas, `sslmode`, `sslrootcert`,
 * `sslcert`, `sslkey` and `target_session_attrs`. Other parameters are kept.
 *
 * @param folder Folder of relative paths of certificates.
 * @throws {Error} when it is not such a URL; the message does not contain it.
 */
export function readPostgresUrl(url: string, folder: string): PostgresUrl {
  const [, scheme = '', user = '', hosts = '', rest = ''] = PARTS.exec(url) ?? [];
  const at = rest.indexOf('?');
  const [path, query] = at < 0 ? [rest, ''] : [rest.slice(0, at), rest.slice(at + 1)];
  const parameters = new URLSearchParams(query);
  const mode = parameters.get('sslmode');
  if (mode !== null && !TLS_MODES.includes(mode))
    throw new Error(`sslmode must be one of ${TLS_MODES.join(', ')}`);
  const session = SESSIONS[parameters.get('target_session_attrs') ?? 'any'];
  if (session === undefined)
    throw new Error(`target_session_attrs must be one of ${Object.keys(SESSIONS).join(', ')}`);
  parameters.delete('target_session_attrs');
  if (mode === 'verify-ca' && !parameters.has('sslrootcert'))
    throw new Error('sslmode=verify-ca needs sslrootcert, the file of the authority’s certificate');
  for (const name of FILES) {
    const file = parameters.get(name);
    if (file !== null) parameters.set(name, resolve(folder, file));
  }
  // Modes as libpq defines them: only verify-full checks the host's name.
  if (mode !== null) parameters.set('uselibpqcompat', 'true');
  const [first = '', ...others] = hosts.split(',');
  const urlOf = (host: string) => {
    const whole = `${scheme}${user}${host}${path}${parameters.size > 0 ? `?${parameters}` : ''}`;
    if (scheme === '' || (user !== '' && !URL.canParse(whole)))
      throw new Error('it is not the URL of a PostgreSQL database');
    return whole;
  };
  return {
    hosts: [urlOf(first), ...others.map(urlOf)],
    session,
  };
}

/** Hosts and name of a PostgreSQL database, for people: `db1:5432,db2/mooring`. Never contains the password. */
export function showPostgresUrl(url: string): string {
  const [, , , hosts = '', rest = ''] = PARTS.exec(url) ?? [];
  return `${hosts || 'a local socket'}${rest.replace(/[?#].*$/, '')}`;
}
