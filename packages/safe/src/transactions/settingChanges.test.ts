import { getAllowanceModuleDeployment } from '@safe-global/safe-modules-deployments';
import { type Address, getAddress, zeroAddress } from 'viem';
import { expect, test } from 'vitest';
import { allowanceModules } from './allowanceAbi.ts';
import { allowanceModuleOn } from './allowanceNetworks.ts';
import {
  addDelegate,
  deleteAllowance,
  removeDelegate,
  resetAllowance,
  setAllowance,
} from './allowances.ts';
import { checkTransaction } from './checkTransaction.ts';
import { decodeCall } from './decodeCall.ts';
import { createTransaction, type SafeCall } from './safeTransaction.ts';
import {
  disableModule,
  enableModule,
  setFallbackHandler,
  setGuard,
  setModuleGuard,
} from './settingChanges.ts';

const at = (digit: string): Address => getAddress(`0x${digit.repeat(40)}`);
const safe = {
  address: at('5'),
  chainId: 1,
  version: '1.5.0',
  owners: [at('a')],
  threshold: 1,
  nonce: 0n,
};
const [module = zeroAddress] = allowanceModules;
const limit = { delegate: at('d'), token: at('7'), amount: 2n ** 95n, resetMinutes: 1_440 };

/** Call in one line, and what is found of it. */
function read(call: SafeCall) {
  const decoded = decodeCall(call, { safe: safe.address });
  if (decoded.kind !== 'function') throw new Error(`${call.data} is not decoded.`);
  const findings = checkTransaction(createTransaction(call, 0n), { safe });
  return [
    `${decoded.source} ${decoded.name} ${decoded.args.map(({ value }) => value).join(' ')}`,
    ...findings.map(({ code }) => code),
  ];
}

test.each<[SafeCall, string, ...string[]]>([
  [enableModule(safe, at('c')), `safe enableModule ${at('c')}`, 'module-change'],
  [
    disableModule(safe, at('c'), [at('b'), at('c')]),
    `safe disableModule ${at('b')} ${at('c')}`,
    'module-change',
  ],
  [
    disableModule(safe, at('b'), [at('b'), at('c')]),
    `safe disableModule 0x0000000000000000000000000000000000000001 ${at('b')}`,
    'module-change',
  ],
  [setGuard(safe, at('c')), `safe setGuard ${at('c')}`, 'guard-change'],
  [setGuard(safe, undefined), `safe setGuard ${zeroAddress}`, 'guard-change'],
  [setModuleGuard(safe, undefined), `safe setModuleGuard ${zeroAddress}`, 'guard-change'],
  [
    setFallbackHandler(safe, at('c')),
    `safe setFallbackHandler ${at('c')}`,
    'fallback-handler-change',
  ],
  [addDelegate(module, at('d')), `allowance addDelegate ${at('d')}`],
  [removeDelegate(module, at('d')), `allowance removeDelegate ${at('d')} true`],
  [
    setAllowance(module, limit),
    `allowance setAllowance ${at('d')} ${at('7')} ${2n ** 95n} 1440 0`,
    'spending-limit',
  ],
  [
    setAllowance(module, { ...limit, amount: 0n }),
    `allowance setAllowance ${at('d')} ${at('7')} 0 1440 0`,
  ],
  [resetAllowance(module, limit), `allowance resetAllowance ${at('d')} ${at('7')}`],
  [deleteAllowance(module, limit), `allowance deleteAllowance ${at('d')} ${at('7')}`],
])('setting changes are decoded, with a finding: %#', (call, ...expected) => {
  expect(read(call)).toEqual(expected);
});

test.each([
  ['a module at the zero address', () => enableModule(safe, zeroAddress)],
  ['a module that is not there', () => disableModule(safe, at('d'), [at('b')])],
])('setting changes refuse %s', (_, make) => {
  expect(make).toThrow(/Invalid module|is not enabled/);
});

test('allowanceModuleOn returns the published address on each network', () => {
  const published = new Map<string, string>();
  for (const version of ['0.1.0', '0.1.1']) {
    const found = getAllowanceModuleDeployment({ version });
    for (const [id, address] of Object.entries(found?.networkAddresses ?? {})) {
      published.set(id, String(address));
    }
  }
  expect(published.size).toBeGreaterThan(50);
  for (const [id, address] of published) expect(allowanceModuleOn(Number(id))).toBe(address);
  expect(allowanceModuleOn(324)).toBeUndefined();
});
