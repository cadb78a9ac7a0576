import { getSocialRecoveryModuleDeployment } from '@safe-global/safe-modules-deployments';
import {
  type AbiFunction,
  type Address,
  concat,
  encodeFunctionData,
  getAddress,
  type Hex,
  toFunctionSelector,
  toFunctionSignature,
} from 'viem';
import { expect, test } from 'vitest';
import { canonicalTargets, type KnownTarget, recoveryTarget } from '../deployments.ts';
import { checkTransaction } from './checkTransaction.ts';
import { decodeCall } from './decodeCall.ts';
import { batchCalls } from './multiSend.ts';
import { changeThreshold } from './ownerChanges.ts';
import { recoveryModuleAbi } from './recoveryModuleAbi.ts';
import { createTransaction, type SafeCall } from './safeTransaction.ts';
import { disableModule, enableModule } from './settingChanges.ts';

const at = (digit: string): Address => getAddress(`0x${digit.repeat(40)}`);
const [module, guardian, other] = [at('e'), at('d'), at('c')];
const safe = {
  address: at('5'),
  chainId: 1,
  version: '1.4.1',
  owners: [at('a'), at('b')],
  threshold: 2,
  nonce: 0n,
};
const knownTargets = [...canonicalTargets, recoveryTarget(module)];

function toModule(data: Hex, to = module): SafeCall {
  return { to, value: 0n, data, operation: 0 };
}
const encode = encodeFunctionData<typeof recoveryModuleAbi>;
const abi = recoveryModuleAbi;
const threshold = encode({ abi, functionName: 'changeThreshold', args: [1n] });
const cancel = encode({ abi, functionName: 'cancelRecovery' });
const added = encode({ abi, functionName: 'addGuardianWithThreshold', args: [guardian, 2n] });
const confirm = encode({
  abi,
  functionName: 'confirmRecovery',
  args: [other, [guardian], 1n, true],
});

/** Source and name of a call, and the findings on it. */
function read(call: SafeCall, targets: readonly KnownTarget[] = knownTargets) {
  const decoded = decodeCall(call, { safe: safe.address, knownTargets: targets });
  const name = decoded.kind === 'function' ? `${decoded.source} ${decoded.name}` : decoded.kind;
  const found = checkTransaction(createTransaction(call, 0n), { safe, knownTargets: targets });
  return [name, ...found.map(({ severity, code }) => `${severity} ${code}`)];
}

test.each(recoveryModuleAbi.map((entry) => [toFunctionSignature(entry), entry] as const))(
  'recoveryModuleAbi has %s as the published release',
  (_signature, entry) => {
    const published = getSocialRecoveryModuleDeployment({ version: '0.1.0', released: true });
    const functions = (published?.abi ?? []).filter(
      (one: { type: string }): one is AbiFunction => one.type === 'function',
    );
    expect(functions.map((one) => toFunctionSelector(one))).toContain(toFunctionSelector(entry));
  },
);

test.each<[SafeCall, ...string[]]>([
  [enableModule(safe, module), 'recovery enableModule', 'warn recovery-on'],
  [disableModule(safe, module, [module]), 'recovery disableModule', 'warn module-change'],
  [toModule(added), 'recovery addGuardianWithThreshold', 'warn guardian-change'],
  [
    toModule(
      encode({ abi, functionName: 'revokeGuardianWithThreshold', args: [at('1'), guardian, 1n] }),
    ),
    'recovery revokeGuardianWithThreshold',
    'warn guardian-change',
  ],
  [toModule(threshold), 'recovery changeThreshold', 'warn guardian-change'],
  [toModule(cancel), 'recovery cancelRecovery', 'note recovery-cancel'],
  [toModule(encode({ abi, functionName: 'invalidateNonce' })), 'recovery invalidateNonce'],
  [toModule(confirm), 'recovery confirmRecovery', 'warn recovery-approval'],
])(
  'checkTransaction decodes a call of a known recovery module, with its finding: %#',
  (call, ...expected) => {
    expect(read(call)).toEqual(expected);
  },
);

test('changeThreshold is told apart by its target, which has the selector of the account', () => {
  const own = changeThreshold(safe, 1);
  expect(own.data.slice(0, 10)).toBe(threshold.slice(0, 10));
  expect(read(own)).toEqual([
    'safe changeThreshold',
    'grave threshold-one',
    'warn threshold-change',
  ]);
  expect(read(toModule(threshold))).toEqual(['recovery changeThreshold', 'warn guardian-change']);
  expect(read(toModule(threshold, other))).toEqual(['raw', 'note call-unreadable']);
});

test('checkTransaction finds each call of a batch that sets up a recovery', () => {
  const batch = batchCalls([enableModule(safe, module), toModule(added)], safe.version);
  expect(read(batch)).toEqual(['batch', 'warn recovery-on', 'warn guardian-change']);
});

test.each<[string, SafeCall, ...string[]]>([
  ['an unknown module', enableModule(safe, other), 'safe enableModule', 'warn module-change'],
  [
    'a delegatecall',
    { ...toModule(cancel), operation: 1 },
    'raw',
    'refuse delegatecall-unknown-selector',
  ],
  ['cut arguments', toModule(`0x${added.slice(2, -2)}`), 'raw', 'note call-unreadable'],
  [
    'bytes behind the arguments',
    toModule(concat([cancel, '0xff'])),
    'recovery cancelRecovery',
    'note recovery-cancel',
  ],
])('checkTransaction keeps its finding for %s', (_, call, ...expected) => {
  expect(read(call)).toEqual(expected);
});

test('checkTransaction warns of a module that is not given as known', () => {
  expect(read(enableModule(safe, module), canonicalTargets)).toEqual([
    'safe enableModule',
    'warn module-change',
  ]);
});
