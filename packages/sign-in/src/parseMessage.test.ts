import { expect, test } from 'vitest';
import { createMessage } from './createMessage.ts';
import { changed, fullText, shortText } from './exampleMessage.testing.ts';
import { MAX_MESSAGE_LENGTH } from './messageGrammar.ts';
import { parseMessage } from './parseMessage.ts';
import type { ParsedMessage } from './signInFields.ts';

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const upperCase = '0xF39FD6E51AAD88F6F4CE6AB8827279CFFFB92266';
const lowerCase = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266';
const wrongCase = '0xF39fd6e51aad88F6F4ce6aB8827279cffFb92266';

const full = (part: string, by: string) => changed(fullText, part, by);
const short = (part: string, by: string) => changed(shortText, part, by);
const domain = (value: string) => short('harbour.example wants', `${value} wants`);
const uri = (value: string) => short('https://harbour.example', value);
const issuedAt = (value: string) => short('2026-03-01T12:00:00Z', value);
const resource = (value: string) => `${shortText}\nResources:\n- ${value}`;

test('parseMessage returns all fields of a full message', () => {
  expect(parseMessage(fullText)).toEqual({
    scheme: 'https',
    domain: 'harbour.example:8443',
    address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    statement: 'Welcome aboard; read https://harbour.example/rules (v2).',
    uri: 'https://harbour.example:8443/sign-in?from=home#top',
    version: '1',
    chainId: 77310001,
    nonce: 'q7Wm2xZt9LpA',
    issuedAt: '2026-03-01T12:00:00.000Z',
    expirationTime: '2026-03-01T12:10:00.000Z',
    notBefore: '2026-03-01T11:59:00+00:00',
    requestId: 'visit-7',
    resources: [
      'https://harbour.example/terms.pdf',
      'ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi',
    ],
    warnings: [],
  } satisfies ParsedMessage);
});

test('parseMessage returns only the fields of a short message', () => {
  const { scheme, statement, expirationTime, notBefore, requestId, resources } =
    parseMessage(shortText);
  expect([scheme, statement, expirationTime, notBefore, requestId, resources]).toEqual(
    Array.from({ length: 6 }),
  );
});

const good: readonly [name: string, text: string, fields: Partial<ParsedMessage>][] = [
  ['no scheme', full('https://harbour', 'harbour'), { scheme: undefined }],
  ['a scheme of all its characters', short('harb', 'a1+.-B://harb'), { scheme: 'a1+.-B' }],
  [
    'a statement with a scheme in it',
    short('\n\n\n', '\n\nhttps://evil.example\n\n'),
    {
      scheme: undefined,
    },
  ],
  ['a domain of one label with a port', domain('localhost:3000'), { domain: 'localhost:3000' }],
  ['a domain with an empty port', domain('harbour.example:'), { domain: 'harbour.example:' }],
  ['a domain that is IPv4', domain('127.0.0.1'), { domain: '127.0.0.1' }],
  ['a domain that is IPv4 with a port', domain('127.0.0.1:80'), { domain: '127.0.0.1:80' }],
  ['a domain that is IPv6', domain('[::1]'), { domain: '[::1]' }],
  ['IPv6 in full', domain('[2001:db8:0:0:1:0:0:1]'), { domain: '[2001:db8:0:0:1:0:0:1]' }],
  ['IPv6 with IPv4 and a port', domain('[::ffff:10.0.0.1]:1'), { domain: '[::ffff:10.0.0.1]:1' }],
  ['an IP of a later version', domain('[v1F.a:b!c]'), { domain: '[v1F.a:b!c]' }],
  ['userinfo', domain('mira@harbour.example'), { domain: 'mira@harbour.example' }],
  ['userinfo and port', domain('mi:ra%20@[::]:9'), { domain: 'mi:ra%20@[::]:9' }],
  ['empty userinfo', domain('@harbour.example'), { domain: '@harbour.example' }],
  ['a percent-encoded name', domain('caf%C3%A9.example'), { domain: 'caf%C3%A9.example' }],
  ['a name of punctuation', domain("a_b~!$&'()*+,;=c"), { domain: "a_b~!$&'()*+,;=c" }],
  ['no statement', shortText, { statement: undefined }],
  ['an empty statement', short('\n\n\n', '\n\n\n\n'), { statement: '' }],
  ['a statement of one space', short('\n\n\n', '\n\n \n\n'), { statement: ' ' }],
  [
    'a statement that looks like a field',
    short('\n\n\n', '\n\nURI: a:b\n\n'),
    {
      statement: 'URI: a:b',
      uri: 'https://harbour.example',
    },
  ],
  [
    'a statement of all its characters',
    short('\n\n\n', "\n\nAz09 -._~:/?#[]@!$&'()*+,;=\n\n"),
    {
      statement: "Az09 -._~:/?#[]@!$&'()*+,;=",
    },
  ],
  ['an address in lower case', short(address, lowerCase), { address: lowerCase, warnings: [] }],
  ['an address in upper case', short(address, upperCase), { warnings: ['address-checksum'] }],
  ['a wrong checksum', short(address, wrongCase), { warnings: ['address-checksum'] }],
  ['an address without letters', short(address, `0x${'1'.repeat(40)}`), { warnings: [] }],
  ['a URI that is a scheme', uri('a:'), { uri: 'a:' }],
  ['a URI without authority', uri('urn:uuid:1'), { uri: 'urn:uuid:1' }],
  ['a URI with an empty authority', uri('file:///etc/motd'), { uri: 'file:///etc/motd' }],
  ['a URI with an absolute path', uri('app:/one//two'), { uri: 'app:/one//two' }],
  ['a URI that is mail', uri('mailto:mira@harbour.example'), {}],
  ['a URI on IPv6', uri('https://[2001:db8::7]:8443/a?b#c'), {}],
  ['a URI on an IP of a later version', uri('https://[vA.x]/'), {}],
  ['a URI with IPv4, query and fragment', uri('http://10.0.0.1/?a=/?&b=%5B#/x?y'), {}],
  ['a URI with userinfo', uri('https://mira:secret@harbour.example'), {}],
  ['a URI with an empty query and fragment', uri('https://harbour.example/?#'), {}],
  ['a URI with its scheme in upper case', uri('HTTPS://harbour.example'), {}],
  ['the greatest chain id', short('ID: 1', 'ID: 9007199254740991'), { chainId: 2 ** 53 - 1 }],
  ['a chain id with leading zeros', short('ID: 1', 'ID: 00010'), { chainId: 10 }],
  ['a long nonce', short('12345678', 'aZ9'.repeat(400)), { nonce: 'aZ9'.repeat(400) }],
  ['a time without fraction', issuedAt('2026-03-01T12:00:00Z'), {}],
  ['a time with nine digits', issuedAt('2026-03-01T12:00:00.123456789Z'), {}],
  ['a time in lower case', issuedAt('2026-03-01t12:00:00z'), { issuedAt: '2026-03-01t12:00:00z' }],
  ['a time with an offset', issuedAt('2026-03-01T12:00:00-08:30'), {}],
  ['a time with an unknown offset', issuedAt('2026-03-01T12:00:00-00:00'), {}],
  ['a leap day', issuedAt('2024-02-29T00:00:00Z'), {}],
  ['a leap day of a fourth century', issuedAt('2000-02-29T00:00:00Z'), {}],
  ['a leap second', issuedAt('2016-12-31T23:59:60Z'), {}],
  ['a leap second with an offset', issuedAt('2016-12-31T15:59:60.5-08:00'), {}],
  ['the first year', issuedAt('0000-01-01T00:00:00Z'), {}],
  ['the last moment', issuedAt('9999-12-31T23:59:59Z'), {}],
  ['expiry alone', `${shortText}\nExpiration Time: 2026-03-02T12:00:00Z`, { notBefore: undefined }],
  [
    'not-before alone',
    `${shortText}\nNot Before: 2026-03-01T12:00:00Z`,
    { expirationTime: undefined },
  ],
  ['a request id alone', `${shortText}\nRequest ID: a:b@c%20!`, { requestId: 'a:b@c%20!' }],
  ['an empty request id', `${shortText}\nRequest ID: `, { requestId: '' }],
  ['no resource in the list', `${shortText}\nResources:`, { resources: [] }],
  [
    'a resource of any scheme',
    resource('did:web:harbour.example'),
    { resources: ['did:web:harbour.example'] },
  ],
  [
    'a right to hand over, which the policy refuses',
    resource('urn:recap:e30'),
    { resources: ['urn:recap:e30'] },
  ],
  ['the same resource twice', `${resource('a:b')}\n- a:b`, { resources: ['a:b', 'a:b'] }],
  [
    'the greatest length',
    shortText.replace('12345678', '1'.repeat(8 + MAX_MESSAGE_LENGTH - shortText.length)),
    {},
  ],
];

test.each(good)('parseMessage reads %s', (_name, text, fields) => {
  expect(parseMessage(text)).toMatchObject(fields);
});

const respelled = new Set(['a chain id with leading zeros']);
test.each(good.filter(([name]) => !respelled.has(name)))(
  'createMessage writes %s back unchanged',
  (_name, text) => {
    expect(createMessage(parseMessage(text))).toBe(text);
  },
);

test('parseMessage result keeps its warnings when copied', () => {
  const text = short(address, wrongCase);
  expect({ ...parseMessage(text) }.warnings).toEqual(['address-checksum']);
});
