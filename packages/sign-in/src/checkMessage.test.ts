import { expect, test } from 'vitest';
import { checkMessage, type PolicyFaultCode, type SignInPolicy } from './checkMessage.ts';
import { fullText, shortText } from './exampleMessage.testing.ts';
import { parseMessage } from './parseMessage.ts';
import type { ParsedMessage } from './signInFields.ts';

const message = parseMessage(fullText);
const policy: SignInPolicy = {
  domain: 'harbour.example:8443',
  chainIds: [1, 77310001],
  nonce: 'q7Wm2xZt9LpA',
  now: new Date('2026-03-01T12:01:00Z'),
  greatestAge: 5 * 60_000,
};

function codes(
  changes: Readonly<Record<string, unknown>>,
  demands: Partial<SignInPolicy> = {},
): readonly PolicyFaultCode[] {
  // A server may build a message without the parser.
  const changed: ParsedMessage = Object.assign({}, message, changes);
  return checkMessage(changed, { ...policy, ...demands }).map(({ code }) => code);
}

/** Swaps the case of each letter of an address. */
function swapCase(address: string): string {
  const digits = address.slice(2).replace(/[a-f]/gi, (letter) => {
    return letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase();
  });
  return `0x${digits}`;
}

const at = (now: string) => ({ now: new Date(now) });

test('checkMessage accepts a message that meets all requirements', () => {
  const { address, statement } = message;
  expect(codes({}, { scheme: 'https', address, statement, greatestSkew: 0 })).toEqual([]);
});

test('checkMessage accepts a message without optional fields', () => {
  const short = parseMessage(shortText);
  expect(checkMessage(short, { ...policy, domain: 'harbour.example', nonce: '12345678' })).toEqual(
    [],
  );
});

test('checkMessage returns faults with messages', () => {
  expect(checkMessage(message, { ...policy, nonce: 'another1' })).toEqual([
    { code: 'nonce-mismatch', message: 'the nonce is not the one given out' },
  ]);
});

test('checkMessage returns all faults, in the order of the fields', () => {
  const wrong = {
    domain: 'evil.example',
    scheme: 'http',
    address: '0x0000000000000000000000000000000000000000',
    statement: 'Hello',
    uri: 'https://evil.example',
    version: '2',
    chainId: 10,
    nonce: 'another1',
    issuedAt: '2020-01-01T00:00:00Z',
    expirationTime: '2020-01-01T00:00:00Z',
    notBefore: '2030-01-01T00:00:00Z',
    resources: ['urn:recap:e30'],
  };
  expect(codes(wrong, { address: message.address, statement: message.statement })).toEqual([
    'domain-mismatch',
    'scheme-mismatch',
    'address-mismatch',
    'statement-mismatch',
    'uri-origin-mismatch',
    'version-unsupported',
    'chain-not-allowed',
    'nonce-mismatch',
    'issued-too-long-ago',
    'expired',
    'not-yet-valid',
    'recap-not-allowed',
  ]);
});

test.each<[string, Readonly<Record<string, unknown>>, Partial<SignInPolicy>, PolicyFaultCode[]]>([
  ['no scheme', { scheme: undefined }, {}, []],
  ['another scheme', { scheme: 'http' }, {}, ['scheme-mismatch']],
  ['the scheme in upper case', { scheme: 'HTTPS' }, {}, ['scheme-mismatch']],
  [
    'http where http is demanded',
    { scheme: 'http', uri: 'http://harbour.example:8443' },
    { scheme: 'http' },
    [],
  ],
  [
    'no scheme where http is demanded',
    { scheme: undefined },
    { scheme: 'http' },
    ['uri-origin-mismatch'],
  ],
  ['another domain', { domain: 'evil.example' }, {}, ['domain-mismatch']],
  ['the domain without its port', { domain: 'harbour.example' }, {}, ['domain-mismatch']],
  ['the domain with a path', { domain: 'harbour.example:8443/a' }, {}, ['domain-mismatch']],
  ['a domain below', { domain: 'a.harbour.example:8443' }, {}, ['domain-mismatch']],
  [
    'the domain as a user name',
    { domain: 'harbour.example:8443@evil.example' },
    {},
    ['domain-mismatch'],
  ],
  ['the domain in upper case', { domain: 'HARBOUR.example:8443' }, {}, ['domain-mismatch']],
  ['a policy without domain', { domain: '' }, { domain: '' }, ['uri-origin-mismatch']],
  ['the URI of another origin', { uri: 'https://evil.example' }, {}, ['uri-origin-mismatch']],
  ['a version 2', { version: '2' }, {}, ['version-unsupported']],
  ['a chain not listed', { chainId: 10 }, {}, ['chain-not-allowed']],
  ['no chain listed', {}, { chainIds: [] }, ['chain-not-allowed']],
  [
    'a chain id that is not safe, listed',
    { chainId: 2 ** 53 },
    { chainIds: [2 ** 53] },
    ['chain-not-allowed'],
  ],
  [
    'a chain id that is not a number, listed',
    { chainId: Number.NaN },
    { chainIds: [Number.NaN] },
    ['chain-not-allowed'],
  ],
  ['another nonce', { nonce: 'another1' }, {}, ['nonce-mismatch']],
  ['the nonce in another case', {}, { nonce: 'Q7WM2XZT9LPA' }, ['nonce-mismatch']],
  ['the beginning of the nonce', {}, { nonce: 'q7Wm2xZt' }, ['nonce-mismatch']],
  ['the address in lower case', {}, { address: message.address.toLowerCase() }, []],
  [
    'a checksum of another address',
    { address: swapCase(message.address) },
    {},
    ['address-checksum'],
  ],
  [
    'an address that claims no checksum',
    { address: message.address.toLowerCase() },
    { address: message.address },
    [],
  ],
  [
    'an address all in upper case',
    { address: `0x${message.address.slice(2).toUpperCase()}` },
    { address: message.address },
    [],
  ],
  [
    'another address',
    {},
    { address: '0x0000000000000000000000000000000000000000' },
    ['address-mismatch'],
  ],
  ['an address that is none', {}, { address: '' }, ['address-mismatch']],
  [
    'another statement',
    { statement: 'Hello' },
    { statement: message.statement },
    ['statement-mismatch'],
  ],
  [
    'no statement',
    { statement: undefined },
    { statement: message.statement },
    ['statement-mismatch'],
  ],
  ['an empty statement', { statement: '' }, {}, []],
  ['a right handed over', { resources: ['a:b', 'urn:recap:e30'] }, {}, ['recap-not-allowed']],
  ['a right handed over in capitals', { resources: ['URN:ReCap:e30'] }, {}, ['recap-not-allowed']],
  ['a resource of another namespace', { resources: ['urn:recapture:1'] }, {}, []],
])('checkMessage returns for %s', (_name, changes, demands, expected) => {
  expect(codes(changes, demands)).toEqual(expected);
});

const untimed = { expirationTime: undefined, notBefore: undefined };
test.each<[string, Readonly<Record<string, unknown>>, Partial<SignInPolicy>, PolicyFaultCode[]]>([
  ['issued now', untimed, at('2026-03-01T12:00:00.000Z'), []],
  ['issued within the skew', untimed, at('2026-03-01T11:59:30.000Z'), []],
  ['issued after the skew', untimed, at('2026-03-01T11:59:29.999Z'), ['issued-in-future']],
  [
    'issued after a custom skew',
    untimed,
    { ...at('2026-03-01T11:59:58Z'), greatestSkew: 1000 },
    ['issued-in-future'],
  ],
  ['issued at the greatest age', untimed, at('2026-03-01T12:05:00.000Z'), []],
  [
    'issued before the greatest age',
    untimed,
    at('2026-03-01T12:05:00.001Z'),
    ['issued-too-long-ago'],
  ],
  ['issued in another zone', { ...untimed, issuedAt: '2026-03-01T20:01:00+08:00' }, {}, []],
  ['issued in words', { issuedAt: 'now' }, {}, ['issued-at-invalid']],
  [
    'a moment before the expiry',
    {},
    { ...at('2026-03-01T12:09:59.999Z'), greatestAge: 3_600_000 },
    [],
  ],
  ['at the expiry', {}, { ...at('2026-03-01T12:10:00.000Z'), greatestAge: 3_600_000 }, ['expired']],
  ['expiry never', { expirationTime: 'never' }, {}, ['expiration-time-invalid']],
  [
    'expiry on no calendar',
    { expirationTime: '2026-02-30T00:00:00Z' },
    {},
    ['expiration-time-invalid'],
  ],
  ['an empty expiry', { expirationTime: '' }, {}, ['expiration-time-invalid']],
  ['at not-before', { notBefore: '2026-03-01T12:01:00.000Z' }, {}, []],
  ['a moment before not-before', { notBefore: '2026-03-01T12:01:00.001Z' }, {}, ['not-yet-valid']],
  ['not-before in words', { notBefore: 'always' }, {}, ['not-before-invalid']],
  ['no greatest age to go by', {}, { greatestAge: Number.NaN }, ['issued-too-long-ago']],
  ['no skew to go by', {}, { greatestSkew: Number.NaN }, ['issued-in-future']],
  ['no clock to go by', {}, at('never'), ['issued-in-future', 'expired', 'not-yet-valid']],
])('checkMessage of the time: %s', (_name, changes, demands, expected) => {
  expect(codes(changes, demands)).toEqual(expected);
});
