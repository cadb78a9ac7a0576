import { type Address, encodeFunctionData, getAddress } from 'viem';
import { allowanceAbi } from './allowanceAbi.ts';
import type { SafeCall } from './safeTransaction.ts';

/** Spending limit of a delegate. */
export interface SpendingLimit {
  readonly delegate: Address;
  /** Zero address: the network's currency. */
  readonly token: Address;
  /** In the smallest unit, below 2^96. */
  readonly amount: bigint;
  /** Minutes after which the spent amount resets, below 2^16; 0 for never. */
  readonly resetMinutes: number;
}

/**
 * Creates the call that adds an address as a delegate, which can have spending limits.
 * @param module address of Safe's AllowanceModule on the network
 *
 * @example
 * ```ts
 * import { addDelegate, allowanceModuleOn } from '@mooring/safe/transactions';
 *
 * const module = allowanceModuleOn(8453);
 * const call = module && addDelegate(module, address);
 * ```
 */
export function addDelegate(module: Address, delegate: Address): SafeCall {
  const args = [getAddress(delegate)] as const;
  return at(module, encodeFunctionData({ abi: allowanceAbi, functionName: 'addDelegate', args }));
}

/**
 * Creates the call that removes a delegate and all its spending limits.
 *
 * @example
 * ```ts
 * import { allowanceModuleOn, removeDelegate } from '@mooring/safe/transactions';
 *
 * const module = allowanceModuleOn(8453);
 * const call = module && removeDelegate(module, address);
 * ```
 */
export function removeDelegate(module: Address, delegate: Address): SafeCall {
  const args = [getAddress(delegate), true] as const;
  return at(
    module,
    encodeFunctionData({ abi: allowanceAbi, functionName: 'removeDelegate', args }),
  );
}

/**
 * Creates the call that sets or replaces a spending limit; the spent amount stays.
 *
 * @example
 * ```ts
 * import { allowanceModuleOn, setAllowance } from '@mooring/safe/transactions';
 * import { zeroAddress } from 'viem';
 *
 * const module = allowanceModuleOn(8453);
 * // 0.5 ETH a week.
 * const limit = { delegate: address, token: zeroAddress, amount: 5n * 10n ** 17n, resetMinutes: 10_080 };
 * const call = module && setAllowance(module, limit);
 * ```
 */
export function setAllowance(module: Address, limit: SpendingLimit): SafeCall {
  const { delegate, token, amount, resetMinutes } = limit;
  const args = [getAddress(delegate), getAddress(token), amount, resetMinutes, 0] as const;
  return at(module, encodeFunctionData({ abi: allowanceAbi, functionName: 'setAllowance', args }));
}

type Limited = Pick<SpendingLimit, 'delegate' | 'token'>;

/**
 * Creates the call that resets the spent amount of a delegate.
 *
 * @example
 * ```ts
 * import { allowanceModuleOn, resetAllowance } from '@mooring/safe/transactions';
 *
 * const module = allowanceModuleOn(8453);
 * const call = module && resetAllowance(module, { delegate: address, token });
 * ```
 */
export function resetAllowance(module: Address, { delegate, token }: Limited): SafeCall {
  const args = [getAddress(delegate), getAddress(token)] as const;
  return at(
    module,
    encodeFunctionData({ abi: allowanceAbi, functionName: 'resetAllowance', args }),
  );
}

/**
 * Creates the call that deletes a spending limit.
 *
 * @example
 * ```ts
 * import { allowanceModuleOn, deleteAllowance } from '@mooring/safe/transactions';
 *
 * const module = allowanceModuleOn(8453);
 * const call = module && deleteAllowance(module, { delegate: address, token });
 * ```
 */
export function deleteAllowance(module: Address, { delegate, token }: Limited): SafeCall {
  const args = [getAddress(delegate), getAddress(token)] as const;
  return at(
    module,
    encodeFunctionData({ abi: allowanceAbi, functionName: 'deleteAllowance', args }),
  );
}

function at(module: Address, data: SafeCall['data']): SafeCall {
  return { to: getAddress(module), value: 0n, data, operation: 0 };
}
