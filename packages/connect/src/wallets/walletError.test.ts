import {
  TimeoutError,
  TransactionExecutionError,
  UnknownRpcError,
  UserRejectedRequestError,
  WaitForCallsStatusTimeoutError,
} from 'viem';
import { describe, expect, it } from 'vitest';
import { ConnectorNotFoundError } from 'wagmi';
import { ConnectBaseError } from '../core/connectBaseError.ts';
import { errorReason } from './errorReason.ts';
import { isRejection, isRequestPending, walletRequestError } from './walletError.ts';

const circular: { code: number; cause?: unknown } = { code: 1 };
circular.cause = circular;

const hostile = new Proxy(
  {},
  {
    get() {
      throw new Error('Nothing is read here');
    },
  },
);

describe('isRejection and isRequestPending', () => {
  it.each([
    ['rejected', { code: 4001 }, 'rejection'],
    ['rejected, wrapped by a library', { cause: { cause: { code: 4001 } } }, 'rejection'],
    ['rejected, inside an internal error', { code: -32603, data: { code: 4001 } }, 'rejection'],
    ['rejected by pairing', { code: 5000 }, 'rejection'],
    ['rejected, code as text', { code: '4001' }, 'rejection'],
    ['rejected, in words', { code: -32603, message: 'User rejected the request.' }, 'rejection'],
    ['rejected, as a text', 'User denied transaction signature', 'rejection'],
    ['rejected, by a library’s code', { code: 'ACTION_REJECTED' }, 'rejection'],
    ['rejected, by the user', { message: 'Request was cancelled by the user' }, 'rejection'],
    ['rejected by rules of the node', { code: -32003, message: 'Transaction rejected' }, 'other'],
    ['credentials', { message: 'user has bad credentials' }, 'other'],
    ['an operation', { message: 'UserOperation rejected because of its nonce' }, 'other'],
    ['a browser’s end', { message: 'The user aborted a request.' }, 'other'],
    ['refused by a node', { code: -32000, message: 'transaction rejected: underpriced' }, 'other'],
    ['a user without funds', { code: -32000, message: 'user has insufficient funds' }, 'other'],
    ['unknown network', { code: 4902 }, 'other'],
    ['rejected, though -32000 outside', { code: -32000, cause: { code: 4001 } }, 'rejection'],
    ['a window is open', { code: -32002 }, 'busy'],
    ['an internal error', { code: -32603 }, 'other'],
    ['no error object', 'no', 'other'],
    ['nothing', null, 'other'],
    ['an error that causes itself', circular, 'other'],
    ['an error whose properties throw', hostile, 'other'],
  ])('classify an error: %s', (_, error, meaning) => {
    expect(isRejection(error)).toBe(meaning === 'rejection');
    expect(isRequestPending(error)).toBe(meaning === 'busy');
  });
});

describe('walletRequestError', () => {
  it.each<[string, unknown, string, number]>([
    ['an object', { code: 4100, message: 'Ask me later' }, 'Ask me later', 4100],
    ['a code as text', { code: '4900' }, '', 4900],
    ['a text', 'Ask me later', 'Ask me later', -32603],
    ['nothing', undefined, '', -32603],
    ['one whose properties throw', hostile, '', -32603],
  ])('has the message, the code and the cause of %s', (_, thrown, message, code) => {
    const error = walletRequestError(thrown);
    expect([error.message, error.code, String(error).includes('[object')]).toEqual([
      ...[message, code, false],
    ]);
    expect(error.cause).toBe(thrown);
  });
});

describe('errorReason', () => {
  it.each([
    [{ message: 'Out of paper' }, 'Out of paper'],
    [{ message: 'long form', shortMessage: 'short form' }, 'short form'],
    [{ message: '', cause: { message: 'the real one' } }, 'the real one'],
    [{ message: 42 }, undefined],
    // Messages of libraries and connectors are for developers; the wallet's error is their cause.
    [new TimeoutError({ body: {}, url: 'https://node.example' }), undefined],
    [new WaitForCallsStatusTimeoutError({ id: '0x1' }), undefined],
    [new ConnectorNotFoundError(), undefined],
    [new UnknownRpcError(Object.assign(new Error('Out of paper'), { code: -1 })), 'Out of paper'],
    [
      new TransactionExecutionError(new UserRejectedRequestError(new Error('No, thanks')), {
        account: null,
      }),
      'No, thanks',
    ],
    [
      new ConnectBaseError('No change', { message: 'Out of paper' }, 'Out of paper'),
      'Out of paper',
    ],
    [new ConnectBaseError('No change'), undefined],
    [{ code: 4902, source: 'connector', message: 'The wallet has not allowed it.' }, undefined],
    [{ code: 7, source: 'wallet', message: 'Out of paper' }, 'Out of paper'],
    [undefined, undefined],
  ])('reads the reason of %o: %s', (error, reason) => {
    expect(errorReason(error)).toBe(reason);
  });

  it('bounds the wallet’s text and makes hidden characters visible', () => {
    expect(errorReason({ message: 'x'.repeat(10_000) })?.length).toBeLessThan(200);
    expect(errorReason({ message: 'safe\u202eelif' })).not.toContain('\u202e');
  });
});
