import { expect, test } from 'vitest';
import { PairingError } from '../pairingError.ts';
import { readPeerError } from './peerError.ts';

const fault = (code: number, message = '') => ({ code, message, data: undefined });

test.each([5000, 5001, 5002, 5003])('readPeerError of %i is a rejection', async (code) => {
  await expect(readPeerError(fault(code))).resolves.toMatchObject({
    name: 'ProviderError',
    code: 4001,
  });
});

test.each([
  1001, 1002, 1003, 1004, 1005, 3001, 3002, 3003, 3004, 5100, 5101, 5102, 5103, 5104, 6000, 7000,
  10001,
])('readPeerError of %i has a message of the package, not the wallet’s', async (code) => {
  const error = await readPeerError(fault(code, 'words of the wallet'));
  expect(error).toBeInstanceOf(PairingError);
  expect(error).toMatchObject({ code });
  expect(error.message).toMatch(/^[A-Z].*\.$/);
  expect(error.message).not.toContain('words');
});

test('readPeerError keeps code, message and data of a wallet’s own error', async () => {
  const fault = { code: 3, message: 'execution reverted', data: '0x08' };
  await expect(readPeerError(fault)).resolves.toMatchObject({
    ...fault,
    source: 'wallet',
    shortMessage: fault.message,
    docsPath: 'docs/errors.md#pairing',
  });
});

test('readPeerError of 8000 is an expired request', async () => {
  await expect(readPeerError(fault(8000))).resolves.toMatchObject({ reason: 'requestExpired' });
});

test.each([
  [-32_000, 'user rejected transaction'],
  [-32_000, 'User rejected methods.'],
  [-32_603, 'MetaMask Tx Signature: User denied transaction signature.'],
  [0, 'Rejected by the user'],
  [1, 'Transaction was cancelled by user'],
])('readPeerError of %i "%s" is a rejection', async (code, message) => {
  await expect(readPeerError(fault(code, message))).resolves.toMatchObject({
    name: 'ProviderError',
    code: 4001,
  });
});

test.each<[string, number, string, unknown]>([
  ['in another language', -32_000, '用户取消了操作', undefined],
  ['in another language', 0, 'Запрос отменён пользователем', undefined],
  ['by a library’s code', -32_603, 'ACTION_REJECTED', undefined],
  ['in its data', -32_603, 'Internal error', { originalError: { code: 4001, message: 'No' } }],
  ['as JSON', -32_603, 'RPC failed: {"code":4001,"message":"No"}', undefined],
])('readPeerError recognises a rejection %s (%i)', async (_, code, message, data) => {
  const error = await readPeerError({ code, message, data });
  expect(error).toMatchObject({ name: 'ProviderError', code: 4001 });
});

test.each([
  [-32_003, 'Transaction rejected'],
  [-32_000, 'rejected: nonce too low'],
  [-32_000, 'user has insufficient funds'],
])('readPeerError of %i "%s" is not a rejection', async (code, message) => {
  await expect(readPeerError(fault(code, message))).resolves.toMatchObject({ code, message });
});

test.each([
  [4001, 'No', 'No'],
  [4902, 'Unknown\nchain\u202e', 'Unknown chain'],
  [-32_603, '', 'The wallet returned an error.'],
  [-32_000, 'a'.repeat(10_000), 'a'.repeat(200)],
])(
  'readPeerError of %i keeps the code, with its message on one line',
  async (code, message, words) => {
    await expect(readPeerError(fault(code, message))).resolves.toMatchObject({
      code,
      message: words,
    });
  },
);
