import { encodeFunctionData, getAddress, type Hex, zeroAddress } from 'viem';
import { expect, test } from 'vitest';
import { canonicalDeployments } from '../deployments.ts';
import { checkTransaction, type TransactionCheck } from './checkTransaction.ts';
import { hashTransaction } from './hashTransaction.ts';
import { libraryAbi } from './libraryAbi.ts';
import { managementAbi } from './managementAbi.ts';
import { batchCalls, encodeMultiSend } from './multiSend.ts';
import { addOwner, changeThreshold, removeOwner, swapOwner } from './ownerChanges.ts';
import { approvalAbi } from './safeAbi.ts';
import {
  createRejection,
  createTransaction,
  type SafeCall,
  type SafeState,
  type SafeTransaction,
} from './safeTransaction.ts';
import { tokenAbi } from './tokenAbi.ts';

const at = (digit: string) => getAddress(`0x${digit.repeat(40)}`);
const safe: SafeState = {
  address: at('5'),
  chainId: 1,
  version: '1.4.1',
  owners: [at('a'), at('b')],
  threshold: 2,
  nonce: 7n,
};
const targets = Object.assign({}, ...canonicalDeployments.slice(2, 3).map((set) => set.contracts));
const pay: SafeCall = { to: at('c'), value: 3n, data: '0x', operation: 0 };
const itself = (data: Hex): SafeCall => ({ to: safe.address, value: 0n, data, operation: 0 });
const delegate = (to: Hex, data: Hex): SafeCall => ({ to, value: 0n, data, operation: 1 });
const manage = (
  functionName:
    | 'enableModule'
    | 'setGuard'
    | 'setModuleGuard'
    | 'setFallbackHandler'
    | 'changeMasterCopy',
) => itself(encodeFunctionData({ abi: managementAbi, functionName, args: [at('d')] }));
const signMessage = encodeFunctionData({
  abi: libraryAbi,
  functionName: 'signMessage',
  args: ['0x12'],
});
const transfer = encodeFunctionData({
  abi: tokenAbi,
  functionName: 'transfer',
  args: [at('c'), 1n],
});
const approveHash = encodeFunctionData({
  abi: approvalAbi,
  functionName: 'approveHash',
  args: [`0x${'77'.repeat(32)}`],
});

/** Findings, as `refuse delegatecall-unknown-target 0.1`. */
function found(transaction: SafeTransaction, check: Partial<TransactionCheck> = {}) {
  return checkTransaction(transaction, { safe, ...check }).map(({ severity, code, path }) =>
    [severity, code, path.join('.')].filter(Boolean).join(' '),
  );
}

test.each<[string, SafeCall, readonly string[]]>([
  ['a payment', pay, []],
  ['a token transfer', { ...pay, value: 0n, data: transfer }, []],
  ['a batch of them', batchCalls([pay, pay], '1.4.1'), []],
  ['a batch of 1.3.0', batchCalls([pay, pay], '1.3.0'), []],
  [
    'a batch in a batch',
    delegate(targets.multiSend, encodeMultiSend([batchCalls([pay, pay], '1.4.1')])),
    [],
  ],
  [
    'unknown code run as the Safe',
    delegate(at('e'), '0x12345678'),
    ['refuse delegatecall-unknown-target'],
  ],
  [
    'a transfer run as the Safe',
    delegate(at('e'), transfer),
    ['refuse delegatecall-unknown-target'],
  ],
  ['empty data run as the Safe', delegate(at('e'), '0x'), ['refuse delegatecall-unknown-target']],
  [
    'a batch by unknown code',
    delegate(at('e'), encodeMultiSend([pay])),
    ['refuse delegatecall-unknown-target'],
  ],
  [
    'known code, unknown function',
    delegate(targets.multiSend, '0x12345678'),
    ['refuse delegatecall-unknown-selector'],
  ],
  [
    'a batch sent to the wrong library',
    delegate(targets.signMessageLib, encodeMultiSend([pay])),
    ['refuse delegatecall-unknown-selector'],
  ],
  [
    'the singleton run as the Safe',
    delegate(targets.safeL2, transfer),
    ['refuse delegatecall-unknown-target'],
  ],
  [
    'a batch not to be read',
    delegate(targets.multiSend, `${encodeMultiSend([pay])}00`),
    ['refuse batch-unreadable'],
  ],
  [
    'unknown code inside a batch',
    delegate(targets.multiSend, encodeMultiSend([pay, delegate(at('e'), '0x12345678')])),
    ['refuse delegatecall-unknown-target 1'],
  ],
  [
    'any code inside a batch of calls',
    delegate(
      targets.multiSendCallOnly,
      encodeMultiSend([delegate(targets.signMessageLib, signMessage)]),
    ),
    ['refuse batch-unreadable', 'note signs-message 0'],
  ],
  [
    'a message signed on-chain',
    delegate(targets.signMessageLib, signMessage),
    ['note signs-message'],
  ],
  [
    'a contract created',
    delegate(
      targets.createCall,
      encodeFunctionData({ abi: libraryAbi, functionName: 'performCreate', args: [0n, '0x60'] }),
    ),
    ['note creates-contract'],
  ],
  [
    'a migration',
    delegate(
      targets.safeMigration,
      encodeFunctionData({ abi: libraryAbi, functionName: 'migrateSingleton' }),
    ),
    ['warn singleton-change'],
  ],
  ['an owner added', addOwner(safe, at('d')), ['warn owner-change']],
  [
    'an owner added, and the threshold',
    addOwner(safe, at('d'), 1),
    ['grave threshold-one', 'warn owner-change', 'warn threshold-change'],
  ],
  [
    'an owner removed',
    removeOwner({ ...safe, threshold: 1 }, at('a')),
    ['grave threshold-one', 'warn owner-change', 'warn threshold-change'],
  ],
  ['an owner swapped', swapOwner(safe, at('a'), at('d')), ['warn owner-change']],
  ['the threshold', changeThreshold(safe, 1), ['grave threshold-one', 'warn threshold-change']],
  ['a module', manage('enableModule'), ['warn module-change']],
  ['the guard', manage('setGuard'), ['warn guard-change']],
  ['the guard of modules', manage('setModuleGuard'), ['warn guard-change']],
  ['the fallback handler', manage('setFallbackHandler'), ['warn fallback-handler-change']],
  ['the code of old Safes', manage('changeMasterCopy'), ['warn singleton-change']],
  ['the Safe calling itself somehow', itself('0x12345678'), ['warn self-call-unknown']],
  [
    'an owner added inside a batch',
    batchCalls([pay, addOwner(safe, at('d'))], '1.4.1'),
    ['warn owner-change 1'],
  ],
  [
    'an owner added to zero in a batch of 1.5.0',
    delegate(
      '0xA83c336B20401Af773B6219BA5027174338D1836',
      encodeMultiSend([{ ...addOwner(safe, at('d')), to: zeroAddress }]),
    ),
    ['warn owner-change 0'],
  ],
  [
    'another Safe’s transaction approved',
    { ...pay, value: 0n, data: approveHash },
    ['warn approves-hash'],
  ],
  ['an unknown call', { ...pay, data: '0x12345678' }, ['note call-unreadable']],
  [
    'an unknown call inside a batch',
    batchCalls([pay, { ...pay, data: '0x12345678' }], '1.4.1'),
    ['note call-unreadable 1'],
  ],
  ['a rejection', createRejection(safe.address, 7n), ['note rejection']],
])('checkTransaction of %s', (_name, call, expected) => {
  expect(found(createTransaction(call, 7n))).toEqual(expected);
});

const transaction = createTransaction(pay, 7n);
const { hash } = hashTransaction(transaction, safe);
const other = { safeTxHash: `0x${'11'.repeat(32)}` } as const;

test.each<[string, Partial<SafeTransaction>, Partial<TransactionCheck>, readonly string[]]>([
  ['the hash it has', {}, { gatewayHash: hash }, []],
  ['that hash in capitals', {}, { gatewayHash: `0x${hash.slice(2).toUpperCase()}` }, []],
  ['another hash', {}, { gatewayHash: other.safeTxHash }, ['refuse hash-mismatch']],
  ['the hash of another amount', { value: 4n }, { gatewayHash: hash }, ['refuse hash-mismatch']],
  ['a gas price', { gasPrice: 1n }, {}, ['grave gas-price']],
  ['a gas token', { gasToken: at('d') }, {}, ['warn gas-token']],
  ['a refund receiver', { refundReceiver: at('d') }, {}, ['warn refund-receiver']],
  ['gas set aside', { safeTxGas: 1n }, {}, ['warn safe-tx-gas']],
  ['itself in the queue', {}, { queue: [{ nonce: 7n, safeTxHash: hash }] }, []],
  ['another under its nonce', {}, { queue: [{ nonce: 7n, ...other }] }, ['warn nonce-conflict']],
  ['another under the next', {}, { queue: [{ nonce: 8n, ...other }] }, []],
  ['a later nonce', { nonce: 9n }, {}, ['note nonce-gap']],
  ['a nonce used up', { nonce: 6n }, {}, ['warn nonce-used']],
  ['an amount below zero', { value: -1n }, {}, ['refuse fields-invalid']],
  ['an amount beyond the greatest', { value: 2n ** 256n }, {}, ['refuse fields-invalid']],
  ['half a byte', { data: '0x123' }, {}, ['refuse fields-invalid']],
  ['a target that is none', { to: '0x12' }, {}, ['refuse fields-invalid']],
  [
    'a given target',
    { operation: 1, to: at('e') },
    {
      knownTargets: [
        { address: at('e'), kind: 'create-call', selectors: ['0x'], version: '1.4.1' },
      ],
    },
    ['note creates-contract', 'note call-unreadable'],
  ],
])('checkTransaction with %s', (_name, changes, check, expected) => {
  expect(found({ ...transaction, ...changes }, check)).toEqual(expected);
});

test('checkTransaction returns the most severe finding first, with a message', () => {
  const grave = { ...createTransaction(delegate(at('e'), '0x12345678'), 9n), gasPrice: 1n };
  expect(found(grave)).toEqual([
    'refuse delegatecall-unknown-target',
    'grave gas-price',
    'note nonce-gap',
  ]);
  expect(checkTransaction(grave, { safe })[0]?.message).toBe(
    'Unknown code would run as the Safe itself.',
  );
});

test('checkTransaction refuses a message transaction to the zero address', () => {
  expect(found(createTransaction({ to: zeroAddress }, 7n))).toEqual([]);
});
