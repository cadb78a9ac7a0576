import { expect, test } from 'vitest';
import { changed, fullText, shortText } from './exampleMessage.testing.ts';
import { MAX_MESSAGE_LENGTH } from './messageGrammar.ts';
import { parseMessage } from './parseMessage.ts';
import { SignInMessageError, type SignInMessageErrorReason } from './signInMessageError.ts';

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const full = (part: string, by: string) => changed(fullText, part, by);
const domain = (value: string) => full('https://harbour.example:8443 wants', `${value} wants`);
const account = (value: string) => full(address, value);
const statement = (value: string) => full('Welcome aboard', value);
const uri = (value: string) => full('https://harbour.example:8443/sign-in?from=home#top', value);
const chainId = (value: string) => full('77310001', value);
const nonce = (value: string) => full('q7Wm2xZt9LpA', value);
const issuedAt = (value: string) => full('2026-03-01T12:00:00.000Z', value);
const expiration = (value: string) => full('2026-03-01T12:10:00.000Z', value);
const notBefore = (value: string) => full('2026-03-01T11:59:00+00:00', value);
const resource = (value: string) => full('https://harbour.example/terms.pdf', value);
const without = (line: string) => full(`${line}\n`, '');

const bad: readonly [
  name: string,
  text: string,
  reason: SignInMessageErrorReason,
  line: number | undefined,
][] = [
  // The whole
  ['nothing', '', 'headerInvalid', 1],
  ['one character too many', shortText.padEnd(MAX_MESSAGE_LENGTH + 1, 'x'), 'tooLong', undefined],
  ['a megabyte', `${fullText}${'a'.repeat(2 ** 20)}`, 'tooLong', undefined],
  ['a megabyte of lines', '\n'.repeat(2 ** 20), 'tooLong', undefined],
  ['Windows line endings', fullText.replaceAll('\n', '\r\n'), 'lineEnding', 1],
  ['one carriage return in the middle', full('Version: 1', 'Version: 1\r'), 'lineEnding', 7],
  ['one carriage return at the end', `${fullText}\r`, 'lineEnding', 16],
  ['carriage returns alone', fullText.replaceAll('\n', '\r'), 'lineEnding', 1],
  ['a byte order mark', `\uFEFF${fullText}`, 'schemeInvalid', 1],
  ['an empty line before', `\n${fullText}`, 'headerInvalid', 1],
  ['a message in another', `Dear Mira,\n${fullText}`, 'headerInvalid', 1],
  ['a line feed behind', `${fullText}\n`, 'unexpectedLine', 17],
  ['text behind', `${fullText}\nand all your coins`, 'unexpectedLine', 17],
  ['text behind a short message', `${shortText}\nand all your coins`, 'unexpectedLine', 10],
  ['a second block of fields', `${fullText}\n${fullText}`, 'unexpectedLine', 17],
  ['a second URI', `${shortText}\nURI: https://evil.example`, 'unexpectedLine', 10],
  ['a second nonce', full('Nonce: q7', 'Nonce: 12345678\nNonce: q7'), 'issuedAtMissing', 10],
  [
    'a second expiry',
    full('Not B', 'Expiration Time: 9999-01-01T00:00:00Z\nNot B'),
    'unexpectedLine',
    12,
  ],
  ['line separators of Unicode', fullText.replaceAll('\n', '\u2028'), 'headerInvalid', 1],

  // The first line
  ['no domain', domain(''), 'domainInvalid', 1],
  ['a scheme and no domain', domain('https://'), 'domainInvalid', 1],
  ['a port and no host', domain(':8443'), 'domainInvalid', 1],
  ['userinfo and no host', domain('mira@'), 'domainInvalid', 1],
  ['a domain with a path', domain('harbour.example/sign-in'), 'domainInvalid', 1],
  ['a domain with a slash', domain('https://harbour.example/'), 'domainInvalid', 1],
  ['a domain with a query', domain('harbour.example?a'), 'domainInvalid', 1],
  ['a domain with a fragment', domain('harbour.example#a'), 'domainInvalid', 1],
  ['a domain with a space', domain('harbour.example evil.example'), 'domainInvalid', 1],
  ['a space before the domain', domain(' harbour.example'), 'domainInvalid', 1],
  ['two at signs', domain('a@b@c'), 'domainInvalid', 1],
  ['letters for a port', domain('harbour.example:https'), 'domainInvalid', 1],
  ['a domain beyond ASCII', domain('hаrbour.example'), 'domainInvalid', 1],
  ['a broken percent-encoding', domain('harbour%2.example'), 'domainInvalid', 1],
  ['a percent sign alone', domain('harbour%'), 'domainInvalid', 1],
  ['IPv6 without brackets', domain('2001:db8::1'), 'domainInvalid', 1],
  ['IPv6 of nine groups', domain('[1:2:3:4:5:6:7:8:9]'), 'domainInvalid', 1],
  ['IPv6 of seven groups', domain('[1:2:3:4:5:6:7]'), 'domainInvalid', 1],
  ['IPv6 with two gaps', domain('[1::2::3]'), 'domainInvalid', 1],
  ['IPv6 with a group of five', domain('[::12345]'), 'domainInvalid', 1],
  ['IPv6 with a bad IPv4', domain('[::10.0.0.256]'), 'domainInvalid', 1],
  ['IPv6 with a zone', domain('[fe80::1%25eth0]'), 'domainInvalid', 1],
  ['IPv6 left open', domain('[::1'), 'domainInvalid', 1],
  ['IPv4 in brackets', domain('[127.0.0.1]'), 'domainInvalid', 1],
  ['text behind the brackets', domain('[::1]a'), 'domainInvalid', 1],
  ['a later version without one', domain('[v.a]'), 'domainInvalid', 1],
  ['a later version without an address', domain('[v1.]'), 'domainInvalid', 1],
  ['a scheme that begins with a digit', domain('4https://harbour.example'), 'schemeInvalid', 1],
  ['an empty scheme', domain('://harbour.example'), 'schemeInvalid', 1],
  ['a scheme with an underscore', domain('my_app://harbour.example'), 'schemeInvalid', 1],
  ['a space after the scheme', domain('https:// harbour.example'), 'domainInvalid', 1],
  ['two schemes', domain('https://https://harbour.example'), 'domainInvalid', 1],
  ['a scheme with one slash', domain('https:/harbour.example'), 'domainInvalid', 1],
  ['other words', full('wants you to sign in', 'wants you to log in'), 'headerInvalid', 1],
  ['words in another case', full('Ethereum account', 'ethereum account'), 'headerInvalid', 1],
  ['no colon', full('account:', 'account'), 'headerInvalid', 1],
  ['a space after the colon', full('account:', 'account: '), 'headerInvalid', 1],

  // The address
  ['no address', account(''), 'addressInvalid', 2],
  ['no address line', without(address), 'addressInvalid', 2],
  ['39 digits', account(address.slice(0, -1)), 'addressInvalid', 2],
  ['41 digits', account(`${address}0`), 'addressInvalid', 2],
  ['no 0x', account(address.slice(2)), 'addressInvalid', 2],
  ['0X', account(address.replace('0x', '0X')), 'addressInvalid', 2],
  ['a digit that is none', account(address.replace('f', 'g')), 'addressInvalid', 2],
  ['a space behind the address', account(`${address} `), 'addressInvalid', 2],
  ['a name', account('mira.eth'), 'addressInvalid', 2],
  ['an address with its chain', account(`eip155:1:${address}`), 'addressInvalid', 2],

  // The statement
  [
    'no empty line after the address',
    full(`${address}\n\n`, `${address}\n`),
    'blankLineMissing',
    3,
  ],
  ['a space for an empty line', full(`${address}\n`, `${address}\n `), 'blankLineMissing', 3],
  ['a statement of two lines', statement('Welcome\naboard'), 'blankLineMissing', 5],
  ['no empty line after the statement', full('(v2).\n', '(v2).'), 'blankLineMissing', 5],
  ['one empty line too few', changed(shortText, '\n\n\n', '\n\n'), 'blankLineMissing', 5],
  ['one empty line too many', changed(shortText, '\n\n\n', '\n\n\n\n\n'), 'uriMissing', 6],
  ['a quotation mark', statement('"Welcome"'), 'statementInvalid', 4],
  ['a percent sign', statement('100%'), 'statementInvalid', 4],
  ['a backslash', statement('\\n'), 'statementInvalid', 4],
  ['a tab', statement('\t'), 'statementInvalid', 4],
  ['a control character', statement('\u0000'), 'statementInvalid', 4],
  ['a statement beyond ASCII', statement('Bienvenue à bord'), 'statementInvalid', 4],
  ['a turned direction', statement('\u202Edraoba'), 'statementInvalid', 4],
  ['an emoji', statement('⛵'), 'statementInvalid', 4],

  // The URI
  ['no URI', without('URI: https://harbour.example:8443/sign-in?from=home#top'), 'uriMissing', 6],
  ['the label in another case', full('URI: ', 'Uri: '), 'uriMissing', 6],
  ['no space after the label', full('URI: ', 'URI:'), 'uriMissing', 6],
  ['a space before the label', full('URI: ', ' URI: '), 'uriMissing', 6],
  ['an empty URI', uri(''), 'uriInvalid', 6],
  ['two spaces after the label', full('URI: ', 'URI:  '), 'uriInvalid', 6],
  ['a path', uri('/sign-in'), 'uriInvalid', 6],
  ['a URI without scheme', uri('//harbour.example'), 'uriInvalid', 6],
  ['a domain for a URI', uri('harbour.example/sign-in'), 'uriInvalid', 6],
  ['a space in the URI', uri('https://harbour.example/a b'), 'uriInvalid', 6],
  ['a backslash in the URI', uri('https://harbour.example\\@evil.example'), 'uriInvalid', 6],
  ['angle brackets', uri('<https://harbour.example>'), 'uriInvalid', 6],
  ['braces', uri('https://harbour.example/{id}'), 'uriInvalid', 6],
  ['brackets in a path', uri('https://harbour.example/[id]'), 'uriInvalid', 6],
  ['two fragments', uri('https://harbour.example/#a#b'), 'uriInvalid', 6],
  ['a broken percent-encoding in the URI', uri('https://harbour.example/%zz'), 'uriInvalid', 6],
  ['a URI beyond ASCII', uri('https://harbour.example/é'), 'uriInvalid', 6],
  ['a URI with a bad IPv6', uri('https://[:::1]/'), 'uriInvalid', 6],
  ['a URI with a bad IPv4 in IPv6', uri('https://[::1.2.3]/'), 'uriInvalid', 6],
  ['a URI with a leading zero in IPv6', uri('https://[::01.2.3.4]/'), 'uriInvalid', 6],
  ['a URI with two at signs', uri('https://a@b@c/'), 'uriInvalid', 6],
  ['a URI with a bad port', uri('https://harbour.example:a/'), 'uriInvalid', 6],

  // Version, chain, nonce
  ['no version', without('Version: 1'), 'versionMissing', 7],
  ['version 2', full('Version: 1', 'Version: 2'), 'versionInvalid', 7],
  ['version 1.0', full('Version: 1', 'Version: 1.0'), 'versionInvalid', 7],
  ['version 01', full('Version: 1', 'Version: 01'), 'versionInvalid', 7],
  ['version and URI swapped', swapped(6, 7), 'uriMissing', 6],
  ['no chain id', without('Chain ID: 77310001'), 'chainIdMissing', 8],
  ['the chain id in another case', full('Chain ID', 'Chain Id'), 'chainIdMissing', 8],
  ['an empty chain id', chainId(''), 'chainIdInvalid', 8],
  ['a chain id of letters', chainId('mainnet'), 'chainIdInvalid', 8],
  ['a negative chain id', chainId('-1'), 'chainIdInvalid', 8],
  ['a chain id in hex', chainId('0x1'), 'chainIdInvalid', 8],
  ['a chain id with an exponent', chainId('1e3'), 'chainIdInvalid', 8],
  ['a chain id with a point', chainId('1.0'), 'chainIdInvalid', 8],
  ['a chain id of 2^53', chainId('9007199254740992'), 'chainIdInvalid', 8],
  ['a chain id of a thousand digits', chainId('9'.repeat(1000)), 'chainIdInvalid', 8],
  ['digits of another script', chainId('１'), 'chainIdInvalid', 8],
  ['no nonce', without('Nonce: q7Wm2xZt9LpA'), 'nonceMissing', 9],
  ['a nonce of seven characters', nonce('1234567'), 'nonceInvalid', 9],
  ['a nonce with a dash', nonce('1234-5678'), 'nonceInvalid', 9],
  ['a nonce with an underscore', nonce('1234_5678'), 'nonceInvalid', 9],
  ['a nonce with a space behind', nonce('12345678 '), 'nonceInvalid', 9],
  ['a nonce beyond ASCII', nonce('1234567é'), 'nonceInvalid', 9],

  // Times
  ['no issue time', without('Issued At: 2026-03-01T12:00:00.000Z'), 'issuedAtMissing', 10],
  [
    'a text that ends before it',
    shortText.slice(0, shortText.indexOf('\nIssued')),
    'issuedAtMissing',
    9,
  ],
  ['an issue time of words', issuedAt('now'), 'issuedAtInvalid', 10],
  ['an issue time in ms', issuedAt('1772366400000'), 'issuedAtInvalid', 10],
  ['a date alone', issuedAt('2026-03-01'), 'issuedAtInvalid', 10],
  ['no offset', issuedAt('2026-03-01T12:00:00'), 'issuedAtInvalid', 10],
  ['a space for T', issuedAt('2026-03-01 12:00:00Z'), 'issuedAtInvalid', 10],
  ['no seconds', issuedAt('2026-03-01T12:00Z'), 'issuedAtInvalid', 10],
  ['a point without digits', issuedAt('2026-03-01T12:00:00.Z'), 'issuedAtInvalid', 10],
  ['a comma for the point', issuedAt('2026-03-01T12:00:00,5Z'), 'issuedAtInvalid', 10],
  ['an offset without colon', issuedAt('2026-03-01T12:00:00+0100'), 'issuedAtInvalid', 10],
  ['an offset of a day', issuedAt('2026-03-01T12:00:00+24:00'), 'issuedAtInvalid', 10],
  ['an offset of 60 minutes', issuedAt('2026-03-01T12:00:00+01:60'), 'issuedAtInvalid', 10],
  ['a month 13', issuedAt('2026-13-01T12:00:00Z'), 'issuedAtInvalid', 10],
  ['a month 0', issuedAt('2026-00-01T12:00:00Z'), 'issuedAtInvalid', 10],
  ['a day 0', issuedAt('2026-03-00T12:00:00Z'), 'issuedAtInvalid', 10],
  ['a 31st of April', issuedAt('2026-04-31T12:00:00Z'), 'issuedAtInvalid', 10],
  ['a 29th of February', issuedAt('2026-02-29T12:00:00Z'), 'issuedAtInvalid', 10],
  ['a 29th of February of a century', issuedAt('2100-02-29T12:00:00Z'), 'issuedAtInvalid', 10],
  ['an hour 24', issuedAt('2026-03-01T24:00:00Z'), 'issuedAtInvalid', 10],
  ['a minute 60', issuedAt('2026-03-01T12:60:00Z'), 'issuedAtInvalid', 10],
  ['a second 61', issuedAt('2016-12-31T23:59:61Z'), 'issuedAtInvalid', 10],
  ['a leap second at noon', issuedAt('2016-12-31T12:00:60Z'), 'issuedAtInvalid', 10],
  ['a leap second within a month', issuedAt('2016-12-30T23:59:60Z'), 'issuedAtInvalid', 10],
  ['a leap second of another zone', issuedAt('2016-12-31T23:59:60+01:00'), 'issuedAtInvalid', 10],
  ['a year of five digits', issuedAt('12026-03-01T12:00:00Z'), 'issuedAtInvalid', 10],
  ['a signed year', issuedAt('+002026-03-01T12:00:00Z'), 'issuedAtInvalid', 10],
  ['a time with a space behind', issuedAt('2026-03-01T12:00:00Z '), 'issuedAtInvalid', 10],
  ['an expiry "never"', expiration('never'), 'expirationTimeInvalid', 11],
  ['an empty expiry', expiration(''), 'expirationTimeInvalid', 11],
  ['an expiry that is not a date', expiration('2026-02-30T00:00:00Z'), 'expirationTimeInvalid', 11],
  ['a not-before "always"', notBefore('always'), 'notBeforeInvalid', 12],
  ['a not-before that is not a date', notBefore('2026-06-31T00:00:00Z'), 'notBeforeInvalid', 12],
  ['not-before in front of expiry', swapped(11, 12), 'unexpectedLine', 12],
  ['expiry in front of the issue time', swapped(10, 11), 'issuedAtMissing', 10],

  // Request id and resources
  ['a request id with a slash', full('visit-7', 'visit/7'), 'requestIdInvalid', 13],
  ['a request id with a space', full('visit-7', 'visit 7'), 'requestIdInvalid', 13],
  ['a request id with a bad escape', full('visit-7', '%7'), 'requestIdInvalid', 13],
  ['a request id without space', full('Request ID: ', 'Request ID:'), 'unexpectedLine', 13],
  [
    'the request id after the resources',
    `${shortText}\nResources:\nRequest ID: 7`,
    'unexpectedLine',
    11,
  ],
  ['a label of resources with a space', full('Resources:', 'Resources: '), 'unexpectedLine', 14],
  ['resources without label', full('Resources:\n', ''), 'unexpectedLine', 14],
  ['a resource without dash', full('- https', 'https'), 'unexpectedLine', 15],
  ['a resource with a star', full('- https', '* https'), 'unexpectedLine', 15],
  ['a dash without space', full('- https', '-https'), 'unexpectedLine', 15],
  ['an empty resource', resource(''), 'resourceInvalid', 15],
  ['a resource that is a path', resource('/terms.pdf'), 'resourceInvalid', 15],
  ['two resources on a line', resource('a:b - c:d'), 'resourceInvalid', 15],
  ['a second resource that is none', full('ipfs://', 'ipfs//'), 'resourceInvalid', 16],
  ['an empty line among the resources', full('.pdf\n', '.pdf\n\n'), 'unexpectedLine', 16],
];

function swapped(first: number, second: number): string {
  const lines = fullText.split('\n');
  return lines
    .map((line, index) => {
      if (index === first - 1) return lines[second - 1];
      return index === second - 1 ? lines[first - 1] : line;
    })
    .join('\n');
}

test.each(bad)('parseMessage refuses %s', (_name, text, reason, line) => {
  const error = refusal(text);
  expect({ reason: error.reason, line: error.line }).toEqual({ reason, line });
  expect(error.shortMessage).toMatch(/^[a-z]/);
  expect(error.message).toBe(`${line === undefined ? '' : `Line ${line}: `}${error.shortMessage}`);
  expect(error.docsPath).toBe('docs/errors.md#sign-in');
});

test.each([undefined, null, 7, {}, ['a']])('parseMessage refuses %j', (value) => {
  // Values JavaScript callers may pass.
  expect(() => Reflect.apply(parseMessage, undefined, [value])).toThrow(
    expect.objectContaining({ name: 'SignInMessageError', reason: 'notText' }),
  );
});

test('parseMessage errors do not contain the input', () => {
  const secret = 'hunter2hunter2';
  expect(refusal(full('visit-7', `${secret}/`)).message).not.toContain(secret);
});

function refusal(text: string): SignInMessageError {
  try {
    parseMessage(text);
  } catch (error) {
    if (error instanceof SignInMessageError) return error;
    throw error;
  }
  throw new Error('The text was read as a message');
}
