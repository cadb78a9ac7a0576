import type { SignInFieldName } from './signInMessageError.ts';

/** Error texts for fields with an invalid value. */
export const fieldFaults: Readonly<Record<SignInFieldName, string>> = {
  scheme: 'the scheme must be an RFC 3986 scheme, such as https',
  domain: 'the domain must be an RFC 3986 authority with a host, such as example.com:8443',
  address: 'the address must be 0x and 40 hex digits',
  statement: 'the statement must be one line of ASCII letters, digits, spaces and URI punctuation',
  uri: 'the URI must be an absolute RFC 3986 URI',
  version: 'the version must be 1',
  'chain-id': 'the chain id must be a decimal whole number of at most 2^53 - 1',
  nonce: 'the nonce must be 8 or more ASCII letters and digits',
  'issued-at': 'the issue time must be an RFC 3339 date and time with its offset',
  'expiration-time': 'the expiration time must be an RFC 3339 date and time with its offset',
  'not-before': 'the not-before time must be an RFC 3339 date and time with its offset',
  'request-id': 'the request id must be made of RFC 3986 path characters',
  resource: 'a resource must be an absolute RFC 3986 URI',
};
