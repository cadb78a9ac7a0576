import { expect, test } from 'vitest';
import {
  ProviderRpcError,
  toProviderError,
  unknownChain,
  userRejected,
} from '../rpc/providerError.ts';
import { protocolError } from './proposal.ts';

const unknown = 'Unrecognized chain ID 0xa. Try adding the chain first.';

test.each([
  [userRejected(), { code: 4001, message: 'User rejected the request.' }],
  [unknownChain('plain', 10), { code: 4902, message: unknown }],
  [
    unknownChain('wrapped', 10),
    {
      code: -32603,
      message: 'Internal JSON-RPC error.',
      data: { originalError: { code: 4902, message: unknown } },
    },
  ],
  [new ProviderRpcError(3, 'execution reverted', '0x08'), { code: 3, data: '0x08' }],
  [toProviderError(new Error('No disk.')), { code: -32603, message: 'No disk.' }],
])('toProviderError of %s returns code, message and data only', (error, expected) => {
  expect(error).toMatchObject({ name: 'ProviderRpcError', ...expected });
  // Of a real wallet too a page reads one line, which no library has composed.
  expect(error.message).not.toContain('\n');
  expect(error).not.toHaveProperty('shortMessage');
  expect(error).not.toHaveProperty('walk');
});

test('protocolError sends code, message and data; a rejection is 5000', () => {
  expect(protocolError(userRejected())).toEqual({
    code: 5000,
    message: 'User rejected the request.',
  });
  expect(protocolError(new ProviderRpcError(3, 'execution reverted', '0x08'))).toEqual({
    code: 3,
    message: 'execution reverted',
    data: '0x08',
  });
});
