import { expect, test } from 'vitest';
import { readPendingSignIn } from './pendingSignIn.ts';

const sound = {
  address: `0x${'AB'.repeat(20)}`,
  chainId: 10,
  message: 'harbour.example wants you to sign in',
  expiresAt: '2026-03-02T12:00:00.000Z',
};

test('what the server says comes through, the address in lower case, and nothing beside it', () => {
  const expected = { ...sound, address: `0x${'ab'.repeat(20)}` };
  expect(readPendingSignIn({ ...sound, admin: true })).toEqual(expected);
});

test('nothing waits', () => {
  expect(readPendingSignIn(null)).toBeNull();
});

test.each<[string, unknown]>([
  ['nothing at all', undefined],
  ['text', JSON.stringify(sound)],
  ['a number', 7],
  ['a list', [sound]],
  ['no address', { ...sound, address: undefined }],
  ['a short address', { ...sound, address: '0x12' }],
  ['an address with more behind it', { ...sound, address: `${sound.address}\n0x` }],
  ['a list in the place of an address', { ...sound, address: [sound.address] }],
  ['a chain in text', { ...sound, chainId: '10' }],
  ['chain 0', { ...sound, chainId: 0 }],
  ['half a chain', { ...sound, chainId: 1.5 }],
  ['a chain beyond counting', { ...sound, chainId: 2 ** 60 }],
  ['no message', { ...sound, message: null }],
  ['a message longer than any', { ...sound, message: 'x'.repeat(8_193) }],
  ['no end', { ...sound, expiresAt: undefined }],
  ['an end that is no time', { ...sound, expiresAt: 'soon' }],
  ['an end in ms', { ...sound, expiresAt: 1_800_000_000_000 }],
])('%s is not believed', (_name, value) => {
  expect(() => readPendingSignIn(value)).toThrow(
    expect.objectContaining({ code: 'answer-invalid' }),
  );
});
