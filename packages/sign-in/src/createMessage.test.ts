import { expect, test } from 'vitest';
import { createMessage } from './createMessage.ts';
import { changed, fullText, shortText } from './exampleMessage.testing.ts';
import { maxMessageLength } from './messageGrammar.ts';
import type { SignInFields } from './signInFields.ts';

const fields: SignInFields = {
  domain: 'harbour.example',
  address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  uri: 'https://harbour.example',
  chainId: 1,
  nonce: '12345678',
  issuedAt: '2026-03-01T12:00:00Z',
};

test('the required fields make the short message', () => {
  expect(createMessage(fields)).toBe(shortText);
});

test('all fields make the full message', () => {
  expect(
    createMessage({
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
    }),
  ).toBe(fullText);
});

test('a field that is undefined is left out', () => {
  const nothing = {
    scheme: undefined,
    statement: undefined,
    version: undefined,
    expirationTime: undefined,
    notBefore: undefined,
    requestId: undefined,
    resources: undefined,
  };
  expect(createMessage({ ...fields, ...nothing })).toBe(shortText);
});

test('an empty field is there and empty', () => {
  expect(createMessage({ ...fields, statement: '', requestId: '', resources: [] })).toBe(
    `${changed(shortText, '\n\n\n', '\n\n\n\n')}\nRequest ID: \nResources:`,
  );
});

test.each<[code: string, change: Readonly<Record<string, unknown>>]>([
  ['scheme-invalid', { scheme: '' }],
  ['scheme-invalid', { scheme: 'https://' }],
  ['scheme-invalid', { scheme: null }],
  ['domain-invalid', { domain: '' }],
  ['domain-invalid', { domain: undefined }],
  ['domain-invalid', { domain: 'https://harbour.example' }],
  ['domain-invalid', { domain: 'harbour.example/path' }],
  ['domain-invalid', { domain: 'harbour.example\n' }],
  ['address-invalid', { address: 'mira.eth' }],
  ['address-invalid', { address: undefined }],
  ['address-invalid', { address: `${fields.address}\n` }],
  ['statement-invalid', { statement: 'Two\nlines' }],
  ['statement-invalid', { statement: 'Hello\n\nURI: https://evil.example\nVersion: 1' }],
  ['statement-invalid', { statement: 'À bord' }],
  ['statement-invalid', { statement: 7 }],
  ['uri-invalid', { uri: '/sign-in' }],
  ['uri-invalid', { uri: 'https://harbour.example\nVersion: 1' }],
  ['uri-invalid', { uri: new URL('https://harbour.example') }],
  ['version-invalid', { version: '2' }],
  ['version-invalid', { version: 1 }],
  ['chain-id-invalid', { chainId: -1 }],
  ['chain-id-invalid', { chainId: 1.5 }],
  ['chain-id-invalid', { chainId: 2 ** 53 }],
  ['chain-id-invalid', { chainId: Number.NaN }],
  ['chain-id-invalid', { chainId: '1' }],
  ['chain-id-invalid', { chainId: 1n }],
  ['nonce-invalid', { nonce: '1234567' }],
  ['nonce-invalid', { nonce: '12345678\n' }],
  ['nonce-invalid', { nonce: undefined }],
  ['issued-at-invalid', { issuedAt: 'today' }],
  ['issued-at-invalid', { issuedAt: new Date(0) }],
  ['issued-at-invalid', { issuedAt: '2026-03-01T12:00:00Z\n' }],
  ['expiration-time-invalid', { expirationTime: 'never' }],
  ['not-before-invalid', { notBefore: '2026-02-29T00:00:00Z' }],
  ['request-id-invalid', { requestId: 'a b' }],
  ['resource-invalid', { resources: ['a:b', 'c'] }],
  ['resource-invalid', { resources: ['a:b\n- c:d'] }],
  ['resource-invalid', { resources: 'a:b' }],
  ['resource-invalid', { resources: null }],
  ['too-long', { statement: 'a'.repeat(maxMessageLength) }],
])('%s: %o', (code, change) => {
  // Values JavaScript callers may pass.
  expect(() => Reflect.apply(createMessage, undefined, [{ ...fields, ...change }])).toThrow(
    expect.objectContaining({ name: 'SignInMessageError', code, line: undefined }),
  );
});

test('the longest message, and one character more', () => {
  const nonce = '1'.repeat(8 + maxMessageLength - shortText.length);
  expect(createMessage({ ...fields, nonce })).toHaveLength(maxMessageLength);
  expect(() => createMessage({ ...fields, nonce: `${nonce}1` })).toThrow(
    expect.objectContaining({ code: 'too-long' }),
  );
});
