import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createMessage } from './createMessage.ts';
import { fullText, shortText } from './exampleMessage.testing.ts';
import { MAX_MESSAGE_LENGTH } from './messageGrammar.ts';
import { parseMessage } from './parseMessage.ts';
import type { SignInFields } from './signInFields.ts';
import { SignInMessageError } from './signInMessageError.ts';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const digits = '0123456789';
const subDelims = "!$&'()*+,;=";
const unreserved = `${letters}${digits}-._~`;

function textOf(characters: string, minLength: number, maxLength = 20): fc.Arbitrary<string> {
  return fc.string({ unit: fc.constantFrom(...characters), minLength, maxLength });
}

function escapedOf(characters: string, minLength: number): fc.Arbitrary<string> {
  const unit = fc.constantFrom(...characters, '%20', '%aF', '%0a');
  return fc.array(unit, { minLength, maxLength: 20 }).map((parts) => parts.join(''));
}

const scheme = fc
  .tuple(textOf(letters, 1, 1), textOf(`${letters}${digits}+-.`, 0))
  .map((parts) => parts.join(''));
const userinfo = fc.oneof(
  fc.constant(''),
  escapedOf(`${unreserved}${subDelims}:`, 0).map((text) => `${text}@`),
);
const port = fc.oneof(
  fc.constant(''),
  textOf(digits, 0, 5).map((text) => `:${text}`),
);
const ipLiteral = fc.oneof(
  fc.ipV6().map((address) => `[${address}]`),
  textOf(`${unreserved}${subDelims}:`, 1).map((text) => `[v1f.${text}]`),
);
const host = fc.oneof(escapedOf(`${unreserved}${subDelims}`, 1), fc.ipV4(), ipLiteral);
const authority = fc.tuple(userinfo, host, port).map((parts) => parts.join(''));
const path = escapedOf(`${unreserved}${subDelims}:@/`, 0);
const ending = fc
  .tuple(
    fc.option(escapedOf(`${unreserved}${subDelims}:@/?`, 0), { nil: undefined }),
    fc.option(escapedOf(`${unreserved}${subDelims}:@/?`, 0), { nil: undefined }),
  )
  .map(([query, fragment]) =>
    [query === undefined ? '' : `?${query}`, fragment === undefined ? '' : `#${fragment}`].join(''),
  );
const uri = fc
  .tuple(
    scheme,
    fc.oneof(
      fc.tuple(authority, path).map(([name, rest]) => `//${name}/${rest}`),
      // Two leading slashes would start an authority.
      path.map((text) => text.replace(/^\/+/, '/')),
    ),
    ending,
  )
  .map(([name, hierarchy, rest]) => `${name}:${hierarchy}${rest}`);
const dateTime = fc
  .tuple(
    fc.date({
      min: new Date('0001-01-01T00:00:00Z'),
      max: new Date('9999-12-31T23:59:59Z'),
      noInvalidDate: true,
    }),
    fc.oneof(
      fc.constant(''),
      textOf(digits, 1, 9).map((text) => `.${text}`),
    ),
    fc.constantFrom('Z', 'z', '+00:00', '-00:00', '+14:00', '-12:30', '+23:59'),
  )
  .map(([date, fraction, offset]) => `${date.toISOString().slice(0, 19)}${fraction}${offset}`);
const address = fc
  .string({ unit: fc.constantFrom(...'0123456789abcdefABCDEF'), minLength: 40, maxLength: 40 })
  .map((text): `0x${string}` => `0x${text}`);

function orNone<T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> {
  return fc.option(arbitrary, { nil: undefined });
}

const fields: fc.Arbitrary<SignInFields> = fc.record({
  scheme: orNone(scheme),
  domain: authority,
  address,
  statement: orNone(
    fc.oneof(
      textOf(`${unreserved}:/?#[]@${subDelims} `, 0, 60),
      fc.constantFrom('URI: a:b', 'Version: 1', 'Resources:', '- a:b', 'a://b'),
    ),
  ),
  uri,
  chainId: fc.maxSafeNat(),
  nonce: textOf(`${letters}${digits}`, 8, 40),
  issuedAt: dateTime,
  expirationTime: orNone(dateTime),
  notBefore: orNone(dateTime),
  requestId: orNone(escapedOf(`${unreserved}${subDelims}:@`, 0)),
  resources: orNone(fc.array(uri, { maxLength: 5 })),
});

test('parseMessage returns the fields that createMessage was given', () => {
  fc.assert(
    fc.property(fields, (made) => {
      const { warnings: _, ...read } = parseMessage(createMessage(made));
      expect(read).toEqual({ ...made, version: '1' });
    }),
    { numRuns: 2000 },
  );
});

test('createMessage reproduces a parsed message exactly', () => {
  fc.assert(
    fc.property(fields, (made) => {
      const text = createMessage(made);
      expect(createMessage(parseMessage(text))).toBe(text);
    }),
    { numRuns: 500 },
  );
});

const noise = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 6 }),
  fc.constantFrom('\n', '\n\n', '\r\n', '\0', '\u2028', '://', '%', '[', ']', '@', '[::', ' ', '9'),
  fc.constantFrom('URI: a:b\n', 'Nonce: 12345678\n', '\nResources:', '\n- a:b', 'Version: 1\n'),
);
interface Mutation {
  readonly start: number;
  readonly removed: number;
  readonly inserted: string;
}
const mutation: fc.Arbitrary<Mutation> = fc.record({
  start: fc.nat(),
  removed: fc.oneof(fc.constant(0), fc.nat({ max: 40 })),
  inserted: noise,
});

function mutated(text: string, { start, removed, inserted }: Mutation): string {
  const from = start % (text.length + 1);
  return text.slice(0, from) + inserted + text.slice(from + removed);
}

/** Returns true if the text is parsed; refusals must be typed errors. */
function isRead(text: string): boolean {
  try {
    const message = parseMessage(text);
    // Leading zeros of chain ids are not preserved.
    expect(createMessage(message)).toBe(text.replace(/^(Chain ID: )0+(?=\d)/m, '$1'));
    return true;
  } catch (error) {
    if (!(error instanceof SignInMessageError)) throw error;
    return false;
  }
}

test('parseMessage refuses a damaged message with a typed error, or returns another valid message', () => {
  let refused = 0;
  let read = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(fullText, shortText),
      fc.array(mutation, { minLength: 1, maxLength: 4 }),
      (text, mutations) => {
        if (isRead(mutations.reduce(mutated, text))) read += 1;
        else refused += 1;
      },
    ),
    { numRuns: 20_000 },
  );
  expect(refused).toBeGreaterThan(5000);
  expect(read).toBeGreaterThan(100);
});

test('parseMessage refuses random text with a typed error', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      expect(isRead(text)).toBe(false);
    }),
    { numRuns: 5000 },
  );
});

// Texts on which an ambiguous pattern backtracks at every character.
const [header = '', account = ''] = shortText.split('\n');
const fill = (part: string) => part.repeat(Math.floor(7800 / part.length));
test.each([
  ['userinfo without host', shortText.replace('harbour', `${fill('a')}"`)],
  ['userinfo of escapes', shortText.replace('harbour', `${fill('%20')}"`)],
  ['colons', shortText.replace('harbour', `${fill(':')}"`)],
  ['at signs', shortText.replace('harbour', fill('@'))],
  ['an IP that goes on', shortText.replace('harbour.example', `[${fill('1:')}`)],
  ['an IP of a later version that goes on', shortText.replace('harbour', `[v1.${fill(':')}`)],
  ['hex digits of a later version', shortText.replace('harbour', `[v${fill('1')}`)],
  ['a scheme that goes on', shortText.replace('https:', fill('a'))],
  ['slashes', shortText.replace('https://harbour.example', `a:${fill('/')}"`)],
  ['path segments', shortText.replace('https://harbour.example', `a:${fill('b/')}"`)],
  ['escapes in a path', shortText.replace('https://harbour.example', `a:${fill('%20')}"`)],
  ['a query', shortText.replace('https://harbour.example', `a:?${fill('?')}#${'#'}`)],
  ['spaces', `${header}\n${account}\n\n${fill(' ')}"`],
  ['a fraction', shortText.replace('00Z', `00.${fill('1')}`)],
  ['zeros in a chain id', shortText.replace('ID: 1', `ID: ${fill('0')}x`)],
  ['resources', `${shortText}\nResources:${fill('\n- a:')}"`],
  ['empty lines', `${header}\n${account}${fill('\n')}`],
])('parseMessage refuses %s of maximum length in linear time', (_name, text) => {
  expect(text.length).toBeLessThanOrEqual(MAX_MESSAGE_LENGTH);
  const before = process.threadCpuUsage();
  expect(isRead(text)).toBe(false);
  const { user, system } = process.threadCpuUsage(before);
  // CPU time of this thread in µs, independent of machine load; quadratic patterns take far longer.
  expect(user + system).toBeLessThan(50_000);
});
