import { safeContracts } from '@mooring/passkey/account';
import { encodeMultiSend, type SafeCall } from '@mooring/safe/transactions';
import { type Address, encodeFunctionData, parseAbi, zeroAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import { checkRules } from './checkRules.ts';
import { RelayRefusal } from './relayRefusal.ts';

const account: Address = '0x0000000000000000000000000000000000000111';
const factory: Address = '0x0000000000000000000000000000000000000112';
const shop: Address = '0x0000000000000000000000000000000000000113';
const recovery: Address = '0x0000000000000000000000000000000000000115';
const other: Address = '0x0000000000000000000000000000000000000114';
const safeAbi = parseAbi([
  'function addOwnerWithThreshold(address owner, uint256 threshold)',
  'function enableModule(address module)',
  'function setGuard(address guard)',
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures)',
  'function createSigner(uint256 x, uint256 y, uint176 verifiers)',
  'function disableModule(address previous, address module)',
  'function addGuardianWithThreshold(address guardian, uint256 threshold)',
  'function revokeGuardianWithThreshold(address previous, address guardian, uint256 threshold)',
  'function changeThreshold(uint256 threshold)',
  'function cancelRecovery()',
  'function invalidateNonce()',
  'function finalizeRecovery(address wallet)',
]);
const call = (to: Address, more: Partial<SafeCall> = {}): SafeCall => ({
  ...{ to, value: 0n, data: '0x', operation: 0, ...more },
});
const batch = (...calls: SafeCall[]) =>
  call(safeContracts.multiSendCallOnly, { data: encodeMultiSend(calls), operation: 1 });
const addOwner = encodeFunctionData({
  ...{ abi: safeAbi, functionName: 'addOwnerWithThreshold', args: [other, 1n] },
});
const createSigner = encodeFunctionData({
  ...{ abi: safeAbi, functionName: 'createSigner', args: [1n, 2n, 3n] },
});
const none = {};
const strict = { targets: [shop], mostValue: 10n };

function check(made: SafeCall, rules: typeof none | typeof strict, fees = {}): string {
  const plain = { safeTxGas: 0n, baseGas: 0n, gasPrice: 0n };
  const receivers = { gasToken: zeroAddress, refundReceiver: zeroAddress };
  try {
    const transaction = { ...made, ...plain, ...receivers, ...fees };
    const use = checkRules({ transaction }, { account, factory, recovery, rules });
    return use === 'none' ? 'taken' : use;
  } catch (error) {
    if (error instanceof RelayRefusal) return error.code;
    throw error;
  }
}

describe('checkRules with the operator’s rules', () => {
  it.each([
    ['a call to a target', call(shop), 'taken'],
    ['with as much value as may be', call(shop, { value: 10n }), 'taken'],
    ['with more', call(shop, { value: 11n }), 'value-refused'],
    ['a call elsewhere', call(other), 'target-refused'],
    ['a batch of targets', batch(call(shop), call(shop, { value: 10n })), 'taken'],
    ['a batch that goes elsewhere', batch(call(shop), call(other)), 'target-refused'],
    ['a batch with more value', batch(call(shop, { value: 11n })), 'value-refused'],
    [
      'another owner',
      batch(call(factory, { data: createSigner }), call(account, { data: addOwner })),
      'taken',
    ],
    ['something else of the factory', call(factory, { data: '0x12345678' }), 'target-refused'],
    ['a rejection', call(account), 'taken'],
    [
      'the batch contract, called',
      { ...batch(call(shop)), operation: 0 as const },
      'target-refused',
    ],
  ])('of %s returns %3$s', (_name, made, expected) => {
    expect(check(made, strict)).toBe(expected);
  });
});

describe('checkRules without rules', () => {
  it.each([
    ['any call', call(other, { value: 10n ** 20n, data: '0x12345678' })],
    ['any batch', batch(call(other), call(shop))],
  ])('accepts %s', (_name, made) => expect(check(made, none)).toBe('taken'));

  const nested = encodeFunctionData({
    abi: safeAbi,
    functionName: 'execTransaction',
    args: [other, 0n, '0x', 1, 0n, 0n, 0n, zeroAddress, zeroAddress, '0x'],
  });
  const module = encodeFunctionData({ abi: safeAbi, functionName: 'enableModule', args: [other] });
  const guard = encodeFunctionData({ abi: safeAbi, functionName: 'setGuard', args: [other] });
  it.each([
    ['a delegatecall', call(other, { operation: 1 })],
    [
      'a delegatecall to the batch contract that is not a batch',
      call(safeContracts.multiSendCallOnly, { operation: 1 }),
    ],
    ['an empty batch', batch()],
    ['a batch with value', { ...batch(call(other)), value: 1n }],
    ['a batch with a delegatecall', batch(call(other, { operation: 1 }))],
    ['a batch in a batch', batch(batch(call(other)))],
    ['an execution in the execution', call(account, { data: nested })],
    ['a module', batch(call(account, { data: module }))],
    ['a guard', call(account, { data: guard })],
  ])('refuses %s', (_name, made) => expect(check(made, none)).toBe('call-refused'));

  it.each([
    { safeTxGas: 1n },
    { baseGas: 1n },
    { gasPrice: 1n },
    { gasToken: other },
    { refundReceiver: other },
  ])('refuses a gas refund, or another gas parameter: %o', (fees) => {
    expect(check(call(other), none, fees)).toBe('call-refused');
  });
});

describe('checkRules with a recovery module', () => {
  const encode = (functionName: string, ...args: readonly unknown[]) =>
    encodeFunctionData({ abi: safeAbi, functionName, args } as never);
  const own = (functionName: string, ...args: readonly unknown[]) =>
    call(account, { data: encode(functionName, ...args) });
  const ofModule = (functionName: string, ...args: readonly unknown[]) =>
    call(recovery, { data: encode(functionName, ...args) });
  const cancel = ofModule('cancelRecovery');
  const revoke = ofModule('revokeGuardianWithThreshold', other, shop, 1n);
  const invalidate = ofModule('invalidateNonce');
  it.each<[string, SafeCall, string]>([
    ['enabling it', own('enableModule', recovery), 'change'],
    ['disabling it', own('disableModule', other, recovery), 'change'],
    ['a guardian', ofModule('addGuardianWithThreshold', other, 1n), 'change'],
    ['a removed guardian', revoke, 'change'],
    ['its threshold', ofModule('changeThreshold', 1n), 'change'],
    ['its approvals', invalidate, 'change'],
    ['a set-up with a payment', batch(own('enableModule', recovery), call(shop)), 'change'],
    ['a cancellation', cancel, 'cancel'],
    ['a cancellation with a change of guardians', batch(cancel, revoke, invalidate), 'cancel'],
    ['a cancellation with a payment', batch(cancel, call(shop)), 'change'],
    [
      'a cancellation with another owner',
      batch(cancel, call(account, { data: addOwner })),
      'change',
    ],
    ['enabling another module', own('enableModule', other), 'call-refused'],
    ['disabling another module', own('disableModule', recovery, other), 'call-refused'],
    ['other functions of it', ofModule('finalizeRecovery', account), 'target-refused'],
    ['a change with value', { ...cancel, value: 1n }, 'target-refused'],
    ['a change with bytes behind it', { ...cancel, data: `${cancel.data}00` }, 'target-refused'],
    ['the account’s threshold', own('changeThreshold', 1n), 'taken'],
    ['guardians of the account itself', own('addGuardianWithThreshold', other, 1n), 'call-refused'],
  ])('of %s returns %3$s', (_name, made, expected) => {
    expect(check(made, strict)).toBe(expected);
  });
});
