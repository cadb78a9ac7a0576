import { expect, it } from 'vitest';
import { readPostgresUrl, showPostgresUrl } from './postgresUrl.ts';

it.each([
  ['postgres://host/name', ['postgres://host/name'], 'any', 'host/name'],
  [
    'postgresql://mira:SECRET@db1:5432,db2:5433,[::1]/name?application_name=a',
    [
      'postgresql://mira:SECRET@db1:5432/name?application_name=a',
      'postgresql://mira:SECRET@db2:5433/name?application_name=a',
      'postgresql://mira:SECRET@[::1]/name?application_name=a',
    ],
    'any',
    'db1:5432,db2:5433,[::1]/name',
  ],
  [
    'postgres://a,b/name?target_session_attrs=read-write&sslmode=require',
    [
      'postgres://a/name?sslmode=require&uselibpqcompat=true',
      'postgres://b/name?sslmode=require&uselibpqcompat=true',
    ],
    'read-write',
    'a,b/name',
  ],
  [
    'postgres://a/name?sslmode=verify-full&sslrootcert=tls/ca.pem',
    [
      'postgres://a/name?sslmode=verify-full&sslrootcert=%2Fetc%2Fmooring%2Ftls%2Fca.pem&uselibpqcompat=true',
    ],
    'any',
    'a/name',
  ],
  [
    'postgres:///name?host=/run/postgresql',
    ['postgres:///name?host=%2Frun%2Fpostgresql'],
    'any',
    'a local socket/name',
  ],
])('readPostgresUrl of %s returns its hosts', (url, hosts, session, shown) => {
  expect(readPostgresUrl(url, '/etc/mooring')).toEqual({ hosts, session });
  expect(showPostgresUrl(url)).toBe(shown);
});

it.each([
  ['mysql://mira:SECRET@host/name', /not the URL of a PostgreSQL/],
  ['postgres://mira:SECRET@[/name', /not the URL of a PostgreSQL/],
  ['postgres://mira:SEC/RET@host/name', /password is not encoded/],
  ['postgres://mira:123/SECRET@host/name', /password is not encoded/],
  ['postgres://mira:SECRET?@host/name', /password is not encoded/],
  ['postgres://mira:SECRET@host/name?sslmode=prefer', /^sslmode must be one of disable, /],
  ['postgres://mira:SECRET@host/name?sslmode=verify-ca', /needs sslrootcert/],
  ['postgres://mira:SECRET@a,b/name?target_session_attrs=prefer-standby', /must be one of any, /],
  ['postgres://mira:SECRET@a,b/name?target_session_attrs=constructor', /must be one of any, /],
])('readPostgresUrl refuses %s without its password', (url, message) => {
  const read = () => readPostgresUrl(url, '/');
  expect(read).toThrow(message);
  expect(read).not.toThrow(/SEC/);
  expect(showPostgresUrl(url)).not.toMatch(/SEC|mira/);
});
