import { expect, test } from 'vitest';
import { createMessage } from './createMessage.ts';
import { changed, fullText, shortText } from './exampleMessage.testing.ts';
import { MAX_MESSAGE_LENGTH } from './messageGrammar.ts';
import type { SignInFields } from './signInFields.ts';

const fields: SignInFields = {
  domain: 'harbour.example',
  address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  uri: 'https://harbour.example',
  chainId: 1,
  nonce: '12345678',
  issuedAt: '2026-03-01T12:00:00Z',
};

test('createMessage writes the required fields', () => {
  expect(createMessage(fields)).toBe(shortText);
});

test('createMessage writes all fields', () => {
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

test('createMessage omits undefined fields', () => {
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

test('createMessage writes an empty field', () => {
  expect(createMessage({ ...fields, statement: '', requestId: '', resources: [] })).toBe(
    `${changed(shortText, '\n\n\n', '\n\n\n\n')}\nRequest ID: \nResources:`,
  );
});

test.each<[reason: string, change: Readonly<Record<string, unknown>>]>([
  ['schemeInvalid', { scheme: '' }],
  ['schemeInvalid', { scheme: 'https://' }],
  ['schemeInvalid', { scheme: null }],
  ['domainInvalid', { domain: '' }],
  ['domainInvalid', { domain: undefined }],
  ['domainInvalid', { domain: 'https://harbour.example' }],
  ['domainInvalid', { domain: 'harbour.example/path' }],
  ['domainInvalid', { domain: 'harbour.example\n' }],
  ['addressInvalid', { address: 'mira.eth' }],
  ['addressInvalid', { address: undefined }],
  ['addressInvalid', { address: `${fields.address}\n` }],
  ['statementInvalid', { statement: 'Two\nlines' }],
  ['statementInvalid', { statement: 'Hello\n\nURI: https://evil.example\nVersion: 1' }],
  ['statementInvalid', { statement: 'À bord' }],
  ['statementInvalid', { statement: 7 }],
  ['uriInvalid', { uri: '/sign-in' }],
  ['uriInvalid', { uri: 'https://harbour.example\nVersion: 1' }],
  ['uriInvalid', { uri: new URL('https://harbour.example') }],
  ['versionInvalid', { version: '2' }],
  ['versionInvalid', { version: 1 }],
  ['chainIdInvalid', { chainId: -1 }],
  ['chainIdInvalid', { chainId: 1.5 }],
  ['chainIdInvalid', { chainId: 2 ** 53 }],
  ['chainIdInvalid', { chainId: Number.NaN }],
  ['chainIdInvalid', { chainId: '1' }],
  ['chainIdInvalid', { chainId: 1n }],
  ['nonceInvalid', { nonce: '1234567' }],
  ['nonceInvalid', { nonce: '12345678\n' }],
  ['nonceInvalid', { nonce: undefined }],
  ['issuedAtInvalid', { issuedAt: 'today' }],
  ['issuedAtInvalid', { issuedAt: new Date(0) }],
  ['issuedAtInvalid', { issuedAt: '2026-03-01T12:00:00Z\n' }],
  ['expirationTimeInvalid', { expirationTime: 'never' }],
  ['notBeforeInvalid', { notBefore: '2026-02-29T00:00:00Z' }],
  ['requestIdInvalid', { requestId: 'a b' }],
  ['resourceInvalid', { resources: ['a:b', 'c'] }],
  ['resourceInvalid', { resources: ['a:b\n- c:d'] }],
  ['resourceInvalid', { resources: 'a:b' }],
  ['resourceInvalid', { resources: null }],
  ['tooLong', { statement: 'a'.repeat(MAX_MESSAGE_LENGTH) }],
])('createMessage refuses %s: %o', (reason, change) => {
  // Values JavaScript callers may pass.
  expect(() => Reflect.apply(createMessage, undefined, [{ ...fields, ...change }])).toThrow(
    expect.objectContaining({ name: 'SignInMessageError', reason, line: undefined }),
  );
});

test('createMessage accepts the maximum length, and refuses one character more', () => {
  const nonce = '1'.repeat(8 + MAX_MESSAGE_LENGTH - shortText.length);
  expect(createMessage({ ...fields, nonce })).toHaveLength(MAX_MESSAGE_LENGTH);
  expect(() => createMessage({ ...fields, nonce: `${nonce}1` })).toThrow(
    expect.objectContaining({ reason: 'tooLong' }),
  );
});
