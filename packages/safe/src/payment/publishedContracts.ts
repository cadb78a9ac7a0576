import { type Address, isAddressEqual } from 'viem';
import { isAllowanceModule } from '../transactions/allowanceAbi.ts';

/** Purposes of modules that Safe publishes. */
export type ModulePurpose = 'allowance' | 'operations' | 'recovery';

/** Addresses of modules that Safe publishes. A test compares them with `@safe-global/safe-modules-deployments`. */
const published: Readonly<Record<Exclude<ModulePurpose, 'allowance'>, readonly Address[]>> = {
  operations: [
    '0xa581c4A4DB7175302464fF3C06380BC3270b4037',
    '0x75cf11467937ce3F2f357CE24ffc3DBF8fD5c226',
  ],
  recovery: ['0x4Aa5Bf7D840aC607cb5BD3249e6Af6FC86C04897'],
};

/**
 * Returns the purpose of a module; undefined if Safe has not published it.
 *
 * @example
 * ```ts
 * import { purposeOf } from '@mooring/safe/payment';
 *
 * purposeOf(address); // 'recovery'
 * ```
 */
export function purposeOf(module: Address): ModulePurpose | undefined {
  if (isAllowanceModule(module)) return 'allowance';
  const is = (one: Address) => isAddressEqual(one, module);
  return (['operations', 'recovery'] as const).find((purpose) => published[purpose].some(is));
}
