import {
  type Address,
  encodeFunctionData,
  getAddress,
  type Hex,
  isAddressEqual,
  zeroAddress,
} from 'viem';
import { listSentinel, managementAbi } from './managementAbi.ts';
import type { SafeCall, SafeState } from './safeTransaction.ts';

type Safe = Pick<SafeState, 'address'>;

/**
 * Creates the call that enables a module, a contract that can execute transactions without signatures.
 * @throws {Error} for an address that cannot be a module
 *
 * @example
 * ```ts
 * import { createTransaction, enableModule } from '@mooring/safe/transactions';
 *
 * const transaction = createTransaction(enableModule(safe, address), safe.nonce);
 * ```
 */
export function enableModule(safe: Safe, module: Address): SafeCall {
  if ([zeroAddress, listSentinel].some((other) => isAddressEqual(other, module)))
    throw new Error(`Invalid module: ${module}.`);
  return settingCall(safe, 'enableModule', [getAddress(module)]);
}

/**
 * Creates the call that disables a module.
 * @param modules all modules of the Safe, in onchain order
 * @throws {Error} for a module that is not enabled
 *
 * @example
 * ```ts
 * import { createTransaction, disableModule } from '@mooring/safe/transactions';
 *
 * const transaction = createTransaction(disableModule(safe, address, [address]), safe.nonce);
 * ```
 */
export function disableModule(safe: Safe, module: Address, modules: readonly Address[]): SafeCall {
  const index = modules.findIndex((other) => isAddressEqual(other, module));
  if (index < 0) throw new Error(`${module} is not enabled.`);
  const previous = getAddress(modules[index - 1] ?? listSentinel);
  return settingCall(safe, 'disableModule', [previous, getAddress(module)]);
}

/**
 * Creates the call that sets the guard, which checks every transaction of the owners.
 * @param guard undefined to remove it
 *
 * @example
 * ```ts
 * import { createTransaction, setGuard } from '@mooring/safe/transactions';
 *
 * const transaction = createTransaction(setGuard(safe, undefined), safe.nonce);
 * ```
 */
export function setGuard(safe: Safe, guard: Address | undefined): SafeCall {
  return settingCall(safe, 'setGuard', [guard ? getAddress(guard) : zeroAddress]);
}

/**
 * Creates the call that sets the guard of modules, available since 1.5.0.
 * @param guard undefined to remove it
 *
 * @example
 * ```ts
 * import { createTransaction, setModuleGuard } from '@mooring/safe/transactions';
 *
 * const transaction = createTransaction(setModuleGuard(safe, undefined), safe.nonce);
 * ```
 */
export function setModuleGuard(safe: Safe, guard: Address | undefined): SafeCall {
  return settingCall(safe, 'setModuleGuard', [guard ? getAddress(guard) : zeroAddress]);
}

/**
 * Creates the call that sets the fallback handler, which answers calls that the Safe does not know.
 * @param handler undefined to remove it
 *
 * @example
 * ```ts
 * import { createTransaction, setFallbackHandler } from '@mooring/safe/transactions';
 *
 * const transaction = createTransaction(setFallbackHandler(safe, address), safe.nonce);
 * ```
 */
export function setFallbackHandler(safe: Safe, handler: Address | undefined): SafeCall {
  return settingCall(safe, 'setFallbackHandler', [handler ? getAddress(handler) : zeroAddress]);
}

type Change =
  | ['enableModule' | 'setGuard' | 'setModuleGuard' | 'setFallbackHandler', readonly [Address]]
  | ['disableModule', readonly [Address, Address]];

function settingCall({ address }: Safe, ...[functionName, args]: Change): SafeCall {
  const data: Hex =
    functionName === 'disableModule'
      ? encodeFunctionData({ abi: managementAbi, functionName, args })
      : encodeFunctionData({ abi: managementAbi, functionName, args });
  return { to: getAddress(address), value: 0n, data, operation: 0 };
}
