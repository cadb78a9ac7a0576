import { getSocialRecoveryModuleDeployment } from '@safe-global/safe-modules-deployments';
import { type AbiFunction, toFunctionSelector, toFunctionSignature } from 'viem';
import { expect, test } from 'vitest';
import { recoveryAbi } from './recoveryAbi.ts';

const published = getSocialRecoveryModuleDeployment({ version: '0.1.0', released: true });
const functions = (published?.abi ?? []).filter(
  (entry: { type: string }): entry is AbiFunction => entry.type === 'function',
);

/** Types without names, which are free. */
function listTypes(parameters: AbiFunction['inputs']): unknown {
  return parameters.map((parameter) =>
    'components' in parameter ? [parameter.type, listTypes(parameter.components)] : parameter.type,
  );
}

test.each(recoveryAbi.map((entry) => [toFunctionSignature(entry), entry] as const))(
  'recoveryAbi has %s as the published release',
  (_signature, entry) => {
    const found = functions.find((one) => toFunctionSelector(one) === toFunctionSelector(entry));
    expect(found && listTypes(found.outputs)).toEqual(listTypes(entry.outputs));
    expect(found?.stateMutability).toBe(entry.stateMutability);
  },
);
