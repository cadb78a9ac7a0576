import { expect, test } from 'vitest';
import { changed, fullText, shortText } from './exampleMessage.testing.ts';
import { maxMessageLength } from './messageGrammar.ts';
import { parseMessage } from './parseMessage.ts';
import { SignInMessageError, type SignInMessageErrorCode } from './signInMessageError.ts';

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
  code: SignInMessageErrorCode,
  line: number | undefined,
][] = [
  // The whole
  ['nothing', '', 'header-invalid', 1],
  ['one character too many', shortText.padEnd(maxMessageLength + 1, 'x'), 'too-long', undefined],
  ['a megabyte', `${fullText}${'a'.repeat(2 ** 20)}`, 'too-long', undefined],
  ['a megabyte of lines', '\n'.repeat(2 ** 20), 'too-long', undefined],
  ['Windows line endings', fullText.replaceAll('\n', '\r\n'), 'line-ending', 1],
  ['one carriage return in the middle', full('Version: 1', 'Version: 1\r'), 'line-ending', 7],
  ['one carriage return at the end', `${fullText}\r`, 'line-ending', 16],
  ['carriage returns alone', fullText.replaceAll('\n', '\r'), 'line-ending', 1],
  ['a byte order mark', `\uFEFF${fullText}`, 'scheme-invalid', 1],
  ['an empty line before', `\n${fullText}`, 'header-invalid', 1],
  ['a message in another', `Dear Mira,\n${fullText}`, 'header-invalid', 1],
  ['a line feed behind', `${fullText}\n`, 'unexpected-line', 17],
  ['text behind', `${fullText}\nand all your coins`, 'unexpected-line', 17],
  ['text behind a short message', `${shortText}\nand all your coins`, 'unexpected-line', 10],
  ['a second block of fields', `${fullText}\n${fullText}`, 'unexpected-line', 17],
  ['a second URI', `${shortText}\nURI: https://evil.example`, 'unexpected-line', 10],
  ['a second nonce', full('Nonce: q7', 'Nonce: 12345678\nNonce: q7'), 'issued-at-missing', 10],
  [
    'a second expiry',
    full('Not B', 'Expiration Time: 9999-01-01T00:00:00Z\nNot B'),
    'unexpected-line',
    12,
  ],
  ['line separators of Unicode', fullText.replaceAll('\n', '\u2028'), 'header-invalid', 1],

  // The first line
  ['no domain', domain(''), 'domain-invalid', 1],
  ['a scheme and no domain', domain('https://'), 'domain-invalid', 1],
  ['a port and no host', domain(':8443'), 'domain-invalid', 1],
  ['userinfo and no host', domain('mira@'), 'domain-invalid', 1],
  ['a domain with a path', domain('harbour.example/sign-in'), 'domain-invalid', 1],
  ['a domain with a slash', domain('https://harbour.example/'), 'domain-invalid', 1],
  ['a domain with a query', domain('harbour.example?a'), 'domain-invalid', 1],
  ['a domain with a fragment', domain('harbour.example#a'), 'domain-invalid', 1],
  ['a domain with a space', domain('harbour.example evil.example'), 'domain-invalid', 1],
  ['a space before the domain', domain(' harbour.example'), 'domain-invalid', 1],
  ['two at signs', domain('a@b@c'), 'domain-invalid', 1],
  ['letters for a port', domain('harbour.example:https'), 'domain-invalid', 1],
  ['a domain beyond ASCII', domain('hаrbour.example'), 'domain-invalid', 1],
  ['a broken percent-encoding', domain('harbour%2.example'), 'domain-invalid', 1],
  ['a percent sign alone', domain('harbour%'), 'domain-invalid', 1],
  ['IPv6 without brackets', domain('2001:db8::1'), 'domain-invalid', 1],
  ['IPv6 of nine groups', domain('[1:2:3:4:5:6:7:8:9]'), 'domain-invalid', 1],
  ['IPv6 of seven groups', domain('[1:2:3:4:5:6:7]'), 'domain-invalid', 1],
  ['IPv6 with two gaps', domain('[1::2::3]'), 'domain-invalid', 1],
  ['IPv6 with a group of five', domain('[::12345]'), 'domain-invalid', 1],
  ['IPv6 with a bad IPv4', domain('[::10.0.0.256]'), 'domain-invalid', 1],
  ['IPv6 with a zone', domain('[fe80::1%25eth0]'), 'domain-invalid', 1],
  ['IPv6 left open', domain('[::1'), 'domain-invalid', 1],
  ['IPv4 in brackets', domain('[127.0.0.1]'), 'domain-invalid', 1],
  ['text behind the brackets', domain('[::1]a'), 'domain-invalid', 1],
  ['a later version without one', domain('[v.a]'), 'domain-invalid', 1],
  ['a later version without an address', domain('[v1.]'), 'domain-invalid', 1],
  ['a scheme that begins with a digit', domain('4https://harbour.example'), 'scheme-invalid', 1],
  ['an empty scheme', domain('://harbour.example'), 'scheme-invalid', 1],
  ['a scheme with an underscore', domain('my_app://harbour.example'), 'scheme-invalid', 1],
  ['a space after the scheme', domain('https:// harbour.example'), 'domain-invalid', 1],
  ['two schemes', domain('https://https://harbour.example'), 'domain-invalid', 1],
  ['a scheme with one slash', domain('https:/harbour.example'), 'domain-invalid', 1],
  ['other words', full('wants you to sign in', 'wants you to log in'), 'header-invalid', 1],
  ['words in another case', full('Ethereum account', 'ethereum account'), 'header-invalid', 1],
  ['no colon', full('account:', 'account'), 'header-invalid', 1],
  ['a space after the colon', full('account:', 'account: '), 'header-invalid', 1],

  // The address
  ['no address', account(''), 'address-invalid', 2],
  ['no address line', without(address), 'address-invalid', 2],
  ['39 digits', account(address.slice(0, -1)), 'address-invalid', 2],
  ['41 digits', account(`${address}0`), 'address-invalid', 2],
  ['no 0x', account(address.slice(2)), 'address-invalid', 2],
  ['0X', account(address.replace('0x', '0X')), 'address-invalid', 2],
  ['a digit that is none', account(address.replace('f', 'g')), 'address-invalid', 2],
  ['a space behind the address', account(`${address} `), 'address-invalid', 2],
  ['a name', account('mira.eth'), 'address-invalid', 2],
  ['an address with its chain', account(`eip155:1:${address}`), 'address-invalid', 2],

  // The statement
  [
    'no empty line after the address',
    full(`${address}\n\n`, `${address}\n`),
    'blank-line-missing',
    3,
  ],
  ['a space for an empty line', full(`${address}\n`, `${address}\n `), 'blank-line-missing', 3],
  ['a statement of two lines', statement('Welcome\naboard'), 'blank-line-missing', 5],
  ['no empty line after the statement', full('(v2).\n', '(v2).'), 'blank-line-missing', 5],
  ['one empty line too few', changed(shortText, '\n\n\n', '\n\n'), 'blank-line-missing', 5],
  ['one empty line too many', changed(shortText, '\n\n\n', '\n\n\n\n\n'), 'uri-missing', 6],
  ['a quotation mark', statement('"Welcome"'), 'statement-invalid', 4],
  ['a percent sign', statement('100%'), 'statement-invalid', 4],
  ['a backslash', statement('\\n'), 'statement-invalid', 4],
  ['a tab', statement('\t'), 'statement-invalid', 4],
  ['a control character', statement('\u0000'), 'statement-invalid', 4],
  ['a statement beyond ASCII', statement('Bienvenue à bord'), 'statement-invalid', 4],
  ['a turned direction', statement('\u202Edraoba'), 'statement-invalid', 4],
  ['an emoji', statement('⛵'), 'statement-invalid', 4],

  // The URI
  ['no URI', without('URI: https://harbour.example:8443/sign-in?from=home#top'), 'uri-missing', 6],
  ['the label in another case', full('URI: ', 'Uri: '), 'uri-missing', 6],
  ['no space after the label', full('URI: ', 'URI:'), 'uri-missing', 6],
  ['a space before the label', full('URI: ', ' URI: '), 'uri-missing', 6],
  ['an empty URI', uri(''), 'uri-invalid', 6],
  ['two spaces after the label', full('URI: ', 'URI:  '), 'uri-invalid', 6],
  ['a path', uri('/sign-in'), 'uri-invalid', 6],
  ['a URI without scheme', uri('//harbour.example'), 'uri-invalid', 6],
  ['a domain for a URI', uri('harbour.example/sign-in'), 'uri-invalid', 6],
  ['a space in the URI', uri('https://harbour.example/a b'), 'uri-invalid', 6],
  ['a backslash in the URI', uri('https://harbour.example\\@evil.example'), 'uri-invalid', 6],
  ['angle brackets', uri('<https://harbour.example>'), 'uri-invalid', 6],
  ['braces', uri('https://harbour.example/{id}'), 'uri-invalid', 6],
  ['brackets in a path', uri('https://harbour.example/[id]'), 'uri-invalid', 6],
  ['two fragments', uri('https://harbour.example/#a#b'), 'uri-invalid', 6],
  ['a broken percent-encoding in the URI', uri('https://harbour.example/%zz'), 'uri-invalid', 6],
  ['a URI beyond ASCII', uri('https://harbour.example/é'), 'uri-invalid', 6],
  ['a URI with a bad IPv6', uri('https://[:::1]/'), 'uri-invalid', 6],
  ['a URI with a bad IPv4 in IPv6', uri('https://[::1.2.3]/'), 'uri-invalid', 6],
  ['a URI with a leading zero in IPv6', uri('https://[::01.2.3.4]/'), 'uri-invalid', 6],
  ['a URI with two at signs', uri('https://a@b@c/'), 'uri-invalid', 6],
  ['a URI with a bad port', uri('https://harbour.example:a/'), 'uri-invalid', 6],

  // Version, chain, nonce
  ['no version', without('Version: 1'), 'version-missing', 7],
  ['version 2', full('Version: 1', 'Version: 2'), 'version-invalid', 7],
  ['version 1.0', full('Version: 1', 'Version: 1.0'), 'version-invalid', 7],
  ['version 01', full('Version: 1', 'Version: 01'), 'version-invalid', 7],
  ['version and URI swapped', swapped(6, 7), 'uri-missing', 6],
  ['no chain id', without('Chain ID: 77310001'), 'chain-id-missing', 8],
  ['the chain id in another case', full('Chain ID', 'Chain Id'), 'chain-id-missing', 8],
  ['an empty chain id', chainId(''), 'chain-id-invalid', 8],
  ['a chain id of letters', chainId('mainnet'), 'chain-id-invalid', 8],
  ['a negative chain id', chainId('-1'), 'chain-id-invalid', 8],
  ['a chain id in hex', chainId('0x1'), 'chain-id-invalid', 8],
  ['a chain id with an exponent', chainId('1e3'), 'chain-id-invalid', 8],
  ['a chain id with a point', chainId('1.0'), 'chain-id-invalid', 8],
  ['a chain id of 2^53', chainId('9007199254740992'), 'chain-id-invalid', 8],
  ['a chain id of a thousand digits', chainId('9'.repeat(1000)), 'chain-id-invalid', 8],
  ['digits of another script', chainId('１'), 'chain-id-invalid', 8],
  ['no nonce', without('Nonce: q7Wm2xZt9LpA'), 'nonce-missing', 9],
  ['a nonce of seven characters', nonce('1234567'), 'nonce-invalid', 9],
  ['a nonce with a dash', nonce('1234-5678'), 'nonce-invalid', 9],
  ['a nonce with an underscore', nonce('1234_5678'), 'nonce-invalid', 9],
  ['a nonce with a space behind', nonce('12345678 '), 'nonce-invalid', 9],
  ['a nonce beyond ASCII', nonce('1234567é'), 'nonce-invalid', 9],

  // Times
  ['no issue time', without('Issued At: 2026-03-01T12:00:00.000Z'), 'issued-at-missing', 10],
  [
    'a text that ends before it',
    shortText.slice(0, shortText.indexOf('\nIssued')),
    'issued-at-missing',
    9,
  ],
  ['an issue time of words', issuedAt('now'), 'issued-at-invalid', 10],
  ['an issue time in ms', issuedAt('1772366400000'), 'issued-at-invalid', 10],
  ['a date alone', issuedAt('2026-03-01'), 'issued-at-invalid', 10],
  ['no offset', issuedAt('2026-03-01T12:00:00'), 'issued-at-invalid', 10],
  ['a space for T', issuedAt('2026-03-01 12:00:00Z'), 'issued-at-invalid', 10],
  ['no seconds', issuedAt('2026-03-01T12:00Z'), 'issued-at-invalid', 10],
  ['a point without digits', issuedAt('2026-03-01T12:00:00.Z'), 'issued-at-invalid', 10],
  ['a comma for the point', issuedAt('2026-03-01T12:00:00,5Z'), 'issued-at-invalid', 10],
  ['an offset without colon', issuedAt('2026-03-01T12:00:00+0100'), 'issued-at-invalid', 10],
  ['an offset of a day', issuedAt('2026-03-01T12:00:00+24:00'), 'issued-at-invalid', 10],
  ['an offset of 60 minutes', issuedAt('2026-03-01T12:00:00+01:60'), 'issued-at-invalid', 10],
  ['a month 13', issuedAt('2026-13-01T12:00:00Z'), 'issued-at-invalid', 10],
  ['a month 0', issuedAt('2026-00-01T12:00:00Z'), 'issued-at-invalid', 10],
  ['a day 0', issuedAt('2026-03-00T12:00:00Z'), 'issued-at-invalid', 10],
  ['a 31st of April', issuedAt('2026-04-31T12:00:00Z'), 'issued-at-invalid', 10],
  ['a 29th of February', issuedAt('2026-02-29T12:00:00Z'), 'issued-at-invalid', 10],
  ['a 29th of February of a century', issuedAt('2100-02-29T12:00:00Z'), 'issued-at-invalid', 10],
  ['an hour 24', issuedAt('2026-03-01T24:00:00Z'), 'issued-at-invalid', 10],
  ['a minute 60', issuedAt('2026-03-01T12:60:00Z'), 'issued-at-invalid', 10],
  ['a second 61', issuedAt('2016-12-31T23:59:61Z'), 'issued-at-invalid', 10],
  ['a leap second at noon', issuedAt('2016-12-31T12:00:60Z'), 'issued-at-invalid', 10],
  ['a leap second within a month', issuedAt('2016-12-30T23:59:60Z'), 'issued-at-invalid', 10],
  ['a leap second of another zone', issuedAt('2016-12-31T23:59:60+01:00'), 'issued-at-invalid', 10],
  ['a year of five digits', issuedAt('12026-03-01T12:00:00Z'), 'issued-at-invalid', 10],
  ['a signed year', issuedAt('+002026-03-01T12:00:00Z'), 'issued-at-invalid', 10],
  ['a time with a space behind', issuedAt('2026-03-01T12:00:00Z '), 'issued-at-invalid', 10],
  ['an expiry "never"', expiration('never'), 'expiration-time-invalid', 11],
  ['an empty expiry', expiration(''), 'expiration-time-invalid', 11],
  ['an expiry that is no date', expiration('2026-02-30T00:00:00Z'), 'expiration-time-invalid', 11],
  ['a not-before "always"', notBefore('always'), 'not-before-invalid', 12],
  ['a not-before that is no date', notBefore('2026-06-31T00:00:00Z'), 'not-before-invalid', 12],
  ['not-before in front of expiry', swapped(11, 12), 'unexpected-line', 12],
  ['expiry in front of the issue time', swapped(10, 11), 'issued-at-missing', 10],

  // Request id and resources
  ['a request id with a slash', full('visit-7', 'visit/7'), 'request-id-invalid', 13],
  ['a request id with a space', full('visit-7', 'visit 7'), 'request-id-invalid', 13],
  ['a request id with a bad escape', full('visit-7', '%7'), 'request-id-invalid', 13],
  ['a request id without space', full('Request ID: ', 'Request ID:'), 'unexpected-line', 13],
  [
    'the request id after the resources',
    `${shortText}\nResources:\nRequest ID: 7`,
    'unexpected-line',
    11,
  ],
  ['a label of resources with a space', full('Resources:', 'Resources: '), 'unexpected-line', 14],
  ['resources without label', full('Resources:\n', ''), 'unexpected-line', 14],
  ['a resource without dash', full('- https', 'https'), 'unexpected-line', 15],
  ['a resource with a star', full('- https', '* https'), 'unexpected-line', 15],
  ['a dash without space', full('- https', '-https'), 'unexpected-line', 15],
  ['an empty resource', resource(''), 'resource-invalid', 15],
  ['a resource that is a path', resource('/terms.pdf'), 'resource-invalid', 15],
  ['two resources on a line', resource('a:b - c:d'), 'resource-invalid', 15],
  ['a second resource that is none', full('ipfs://', 'ipfs//'), 'resource-invalid', 16],
  ['an empty line among the resources', full('.pdf\n', '.pdf\n\n'), 'unexpected-line', 16],
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

test.each(bad)('refuses %s', (_name, text, code, line) => {
  const error = refusal(text);
  expect({ code: error.code, line: error.line }).toEqual({ code, line });
  expect(error.shortMessage).toMatch(/^[a-z]/);
  expect(error.message).toBe(`${line === undefined ? '' : `Line ${line}: `}${error.shortMessage}`);
  expect(error.docsPath).toBe('docs/errors.md#sign-in');
});

test.each([undefined, null, 7, {}, ['a']])('refuses %j, which is no text', (value) => {
  // Values JavaScript callers may pass.
  expect(() => Reflect.apply(parseMessage, undefined, [value])).toThrow(
    expect.objectContaining({ name: 'SignInMessageError', code: 'not-text' }),
  );
});

test('an error never repeats what was sent', () => {
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
