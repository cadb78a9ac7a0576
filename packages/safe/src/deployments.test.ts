import { toFunctionSelector } from 'viem';
import { expect, test } from 'vitest';
import {
  canonicalDeployments,
  canonicalTargets,
  knownTargetsOf,
  loadDeployments,
} from './deployments.ts';
import { libraryAbi } from './transactions/libraryAbi.ts';
import { multiSendAbi } from './transactions/safeAbi.ts';

const sorted = (sets: readonly object[]) => sets.map((set) => JSON.stringify(set)).toSorted();

test('deployments have the canonical addresses of Safe’s registry', async () => {
  const [first, second, ...newer] = await loadDeployments(1);
  expect(sorted(newer)).toEqual(sorted(canonicalDeployments.slice(2)));
  expect(sorted([first ?? {}, second ?? {}])).toEqual(sorted(canonicalDeployments.slice(0, 2)));
});

test('deployments on zkSync have other addresses; an unknown network has none', async () => {
  const zkSync = await loadDeployments(324);
  expect(zkSync.find(({ version }) => version === '1.4.1')?.contracts.multiSendCallOnly).toBe(
    '0x0408EF011960d02349d50286D20531229BCef773',
  );
  expect(await loadDeployments(77_310_001)).toEqual([]);
});

test('deployments are matched by address and function', () => {
  const abi = [...libraryAbi, ...multiSendAbi];
  const selectors = new Set(canonicalTargets.flatMap((target) => target.selectors));
  expect([...selectors].toSorted()).toEqual(abi.map((item) => toFunctionSelector(item)).toSorted());
  expect(knownTargetsOf([{ version: '1.3.0', contracts: {} }])).toEqual([]);
});
