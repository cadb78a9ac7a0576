import { type Address, encodeFunctionData, getAddress } from 'viem';
import { expect, test } from 'vitest';
import { canonicalTargets, type KnownTarget, recoveryTarget } from '../deployments.ts';
import { decodeCall } from '../transactions/decodeCall.ts';
import { recoveryModuleAbi as abi } from '../transactions/recoveryModuleAbi.ts';
import type { SafeCall } from '../transactions/safeTransaction.ts';
import { disableModule, enableModule } from '../transactions/settingChanges.ts';
import { readCallKind } from './callKind.ts';
import { explainCalls } from './explainTransaction.ts';
import { safe as account, createFacts } from './facts.testing.ts';
import type { Setting } from './settingKind.ts';

const at = (digit: string): Address => getAddress(`0x${digit.repeat(40)}`);
const [module, guardian] = [at('e'), at('d')];
const safe = account.address;
const knownTargets = [...canonicalTargets, recoveryTarget(module)];
const toModule = (data: SafeCall['data']): SafeCall => ({
  to: module,
  value: 0n,
  data,
  operation: 0,
});
const add = toModule(
  encodeFunctionData({ abi, functionName: 'addGuardianWithThreshold', args: [guardian, 2n] }),
);
const revoke = toModule(
  encodeFunctionData({
    abi,
    functionName: 'revokeGuardianWithThreshold',
    args: [at('1'), guardian, 1n],
  }),
);
const threshold = toModule(
  encodeFunctionData({ abi, functionName: 'changeThreshold', args: [3n] }),
);
const cancel = toModule(encodeFunctionData({ abi, functionName: 'cancelRecovery' }));
const invalidate = toModule(encodeFunctionData({ abi, functionName: 'invalidateNonce' }));
const finalize = toModule(
  encodeFunctionData({ abi, functionName: 'finalizeRecovery', args: [at('c')] }),
);
const kindOf = (call: SafeCall) => readCallKind(decodeCall(call, { safe, knownTargets }), safe);

test.each<[SafeCall, Setting]>([
  [enableModule(account, module), { kind: 'enableRecovery', module }],
  [disableModule(account, module, [module]), { kind: 'disableRecovery', module }],
  [add, { kind: 'addGuardian', guardian, threshold: 2n }],
  [revoke, { kind: 'revokeGuardian', guardian, threshold: 1n }],
  [threshold, { kind: 'guardianThreshold', threshold: 3n }],
  [cancel, { kind: 'cancelRecovery' }],
  [invalidate, { kind: 'invalidateApprovals' }],
])('readSetting reads a change of recovery: %#', (call, setting) => {
  expect(kindOf(call)).toEqual({ kind: 'setting', setting });
});

test.each<[string, SafeCall]>([
  ['for another account', finalize],
  ['with coins along', { ...cancel, value: 1n }],
  ['with bytes behind it', { ...cancel, data: `${cancel.data}ff` }],
])('readCallKind returns `function` for a call of the module %s', (_, call) => {
  expect(kindOf(call).kind).toBe('function');
});

const codes = (call: SafeCall, targets: readonly KnownTarget[] = knownTargets) =>
  explainCalls([call], createFacts({}), { knownTargets: targets }).findings.map(({ code }) => code);

test('explainCalls reports a known recovery module as published, and an unknown one not', () => {
  expect(codes(enableModule(account, module))).not.toContain('power-unpublished');
  expect(codes(enableModule(account, module), canonicalTargets)).toContain('power-unpublished');
});

test('explainCalls looks for new guardians on other networks', () => {
  const facts = createFacts({
    contractElsewhere: (address) => (address === guardian ? 10 : undefined),
  });
  const { findings } = explainCalls([revoke, add], facts, { knownTargets });
  const found = findings.filter(({ code }) => code === 'account-elsewhere');
  expect(found).toMatchObject([{ path: [1], details: { addresses: [guardian], chainId: 10 } }]);
});

test('explainCalls shows a revocation with all arguments: its predecessor may be wrong', () => {
  const { others } = explainCalls([add, revoke, cancel], createFacts({}), { knownTargets });
  expect(others.map(({ path }) => path)).toEqual([[1]]);
});
