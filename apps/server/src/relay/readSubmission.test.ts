import { accountAddress, deployAccount, safeContracts } from '@mooring/passkey/account';
import {
  createTransaction,
  encodeExecution,
  encodeMultiSend,
  type SafeCall,
  unpackCalls,
} from '@mooring/safe/transactions';
import { type Address, concat, decodeFunctionData, type Hex, parseAbi } from 'viem';
import { describe, expect, it } from 'vitest';
import { readSubmission } from './readSubmission.ts';

const contracts = {
  factory: '0x96C96c82df0a6B14127EEe69a1943ec8a323d454',
  verifiers: '0x0100fd08a316255D83133c5d74EcF62B625414f68C14',
} as const;
const signer: Address = '0x0000000000000000000000000000000000000111';
const account = accountAddress(signer);
const other: Address = '0x0000000000000000000000000000000000000113';
const publicKey = { x: `0x${'12'.repeat(32)}`, y: `0x${'34'.repeat(32)}` } as const;
const transaction = createTransaction({ to: other, value: 5n, data: '0x1234' }, 0n);
const { nonce: _, ...fields } = transaction;
const execution = encodeExecution(transaction, '0xabcd');
const first = { account, transaction, signature: '0xabcd' } as const;
const whole = deployAccount({ contracts, publicKey, signer, first });
const batch = parseAbi(['function multiSend(bytes transactions)']);

/** Calls of a deployment, changed. */
function changed(change: (calls: SafeCall[]) => SafeCall[]): { to: Address; data: Hex } {
  const [packed] = decodeFunctionData({ abi: batch, data: whole.data }).args;
  return { to: whole.to, data: encodeMultiSend(change([...(unpackCalls(packed) ?? [])])) };
}
const read = (call: { to: Address; data: Hex }, whose = account) =>
  readSubmission(call, whose, contracts);

describe('readSubmission', () => {
  it('returns a single execution', () => {
    const call = { to: account, data: execution };
    expect(read(call)).toEqual({ transaction: fields, publicKey: undefined, owner: undefined });
  });

  it.each([
    ['signer, account and execution', whole, { publicKey, owner: signer }],
    [
      'signer and execution',
      deployAccount({ contracts, publicKey, signer, hasSafe: true, first }),
      { publicKey, owner: undefined },
    ],
    [
      'account and execution',
      changed((calls) => calls.slice(1)),
      { publicKey: undefined, owner: signer },
    ],
  ])('returns a batch of %s', (_name, call, made) => {
    expect(read(call)).toEqual({ transaction: fields, ...made });
  });
});

describe('readSubmission of invalid calls', () => {
  it.each([
    ['a transfer of a token', { to: other, data: `0xa9059cbb${'0'.repeat(128)}` as Hex }],
    ['nothing', { to: account, data: '0x' as Hex }],
    ['bytes behind the arguments', { to: account, data: concat([execution, '0x00']) }],
    [
      'another function of the account',
      { to: account, data: `0x694e80c3${'0'.repeat(64)}` as Hex },
    ],
    ['a deployment without an execution', deployAccount({ contracts, publicKey, signer })],
    ['an execution alone in a batch', changed((calls) => calls.slice(2))],
    ['two executions', changed((calls) => [...calls, ...calls.slice(2)])],
    [
      'another order',
      changed(([one, two, last]) => [two, one, last].flatMap((call) => call ?? [])),
    ],
    [
      'a call in between',
      changed(([one, ...rest]) => [...(one ? [one, { ...one, to: other }] : []), ...rest]),
    ],
    ['value', changed((calls) => calls.map((call) => ({ ...call, value: 1n })))],
    ['a delegatecall', changed((calls) => calls.map((call) => ({ ...call, operation: 1 })))],
    [
      'a signer by other verifiers',
      deployAccount({
        ...{
          contracts: { ...contracts, verifiers: `0x0100${'11'.repeat(20)}` },
          publicKey,
          signer,
          first,
        },
      }),
    ],
    [
      'a signer of another factory',
      deployAccount({ contracts: { ...contracts, factory: other }, publicKey, signer, first }),
    ],
    [
      'a Safe that is set up otherwise',
      changed((calls) =>
        calls.map((call) => ({
          ...call,
          data: call.data.replace(
            safeContracts.fallbackHandler.slice(2).toLowerCase(),
            other.slice(2),
          ) as Hex,
        })),
      ),
    ],
    [
      'a Safe of another singleton',
      changed((calls) =>
        calls.map((call) => ({
          ...call,
          data: call.data.replace(
            safeContracts.safeL2.slice(2).toLowerCase(),
            other.slice(2),
          ) as Hex,
        })),
      ),
    ],
  ])('returns `unreadable` for %s', (_name, call) => {
    expect(read(call)).toBe('unreadable');
  });

  it.each([
    ['an execution', { to: other, data: execution }],
    [
      'an execution in a batch',
      changed((calls) => [
        ...calls.slice(0, 2),
        { ...transaction, to: other, value: 0n, data: execution },
      ]),
    ],
    ['a Safe of another owner', deployAccount({ contracts, publicKey, signer: other, first })],
  ])('returns `other-account` for %s of another account', (_name, call) => {
    expect(read(call)).toBe('other-account');
  });
});
