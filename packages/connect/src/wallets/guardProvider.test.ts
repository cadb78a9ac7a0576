import { expect, it } from 'vitest';
import { guardProvider } from './guardProvider.ts';

const no = { code: 4001, message: 'No' };
const inJson = `RPC failed: ${JSON.stringify(no)}`;

const thrownBy = (thrown: unknown) => {
  const provider = {
    on() {},
    removeListener() {},
    request: async () => {
      throw thrown;
    },
  };
  const guarded = guardProvider({ provider: () => provider as never });
  return guarded.request({ method: 'eth_requestAccounts' }).catch((error: unknown) => error);
};

it.each([
  ['in the error', no],
  ['with the code as text', { code: '4001' }],
  ['in data', { code: -32603, data: no }],
  ['in the original of data', { code: -32603, data: { originalError: no } }],
  ['in the cause of data', { code: -32603, data: { cause: no } }],
  ['in the cause', new Error('Failed', { cause: new Error('Failed', { cause: no }) })],
  ['in the error of an error', { error: { error: no } }],
  ['in what a library adds', { code: 'UNKNOWN_ERROR', info: { error: no } }],
  ['as JSON in words', { code: -32603, message: inJson }],
  ['as JSON in the body', { code: 'SERVER_ERROR', error: { body: JSON.stringify(no) } }],
  ['as the text of data', { code: -32603, message: 'Internal error', data: inJson }],
  ['by a library’s code', { code: 'ACTION_REJECTED' }],
  ['by pairing', { code: 5000 }],
  ['in words', { code: -32603, message: 'User rejected the request.' }],
  ['in words of data', { code: -32603, data: 'Cancelled by user' }],
  ['in another language', { code: -32603, message: '用户取消了操作' }],
  [
    'in another language, inside',
    { data: { originalError: { message: 'Annulé par l’utilisateur' } } },
  ],
  ['as a text', 'User denied transaction signature'],
])('guardProvider throws 4001 for a rejection %s', async (_, thrown) => {
  expect(await thrownBy(thrown)).toMatchObject({ name: 'UserRejectedRequestError', code: 4001 });
});

it.each([
  ['a node’s refusal', { code: -32003, message: 'Transaction rejected' }, -32003],
  ['an unknown network', { code: 4902, message: 'Unrecognized chain' }, 4902],
  ['another code in JSON', { code: -32603, message: '{"code":40010}' }, -32603],
  ['nothing', undefined, -32603],
])('guardProvider keeps the code of %s', async (_, thrown, code) => {
  expect(await thrownBy(thrown)).toMatchObject({ name: 'WalletRequestError', code });
});
