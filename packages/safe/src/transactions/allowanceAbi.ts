import { type Address, isAddressEqual, parseAbi } from 'viem';

/** Functions of Safe's AllowanceModule, by which delegates spend without signatures, up to a limit. */
export const allowanceAbi = /* @__PURE__ */ parseAbi([
  'function addDelegate(address delegate)',
  'function removeDelegate(address delegate, bool removeAllowances)',
  'function setAllowance(address delegate, address token, uint96 allowanceAmount, uint16 resetTimeMin, uint32 resetBaseMin)',
  'function resetAllowance(address delegate, address token)',
  'function deleteAllowance(address delegate, address token)',
  'function executeAllowanceTransfer(address safe, address token, address to, uint96 amount, address paymentToken, uint96 payment, address delegate, bytes signature)',
]);

/** Addresses of the module in its releases, newest first; `allowanceModuleOn` knows which a network has. */
export const allowanceModules: readonly Address[] = [
  '0xAA46724893dedD72658219405185Fb0Fc91e091C',
  '0xCFbFaC74C26F8647cBDb8c5caf80BB5b32E43134',
  '0x1Fb403834C911eB98d56E74F5182b0d64C3b3b4D',
];

/**
 * Returns true for an address of the module on some network.
 *
 * @example
 * ```ts
 * import { isAllowanceModule } from '@mooring/safe/transactions';
 *
 * const changesLimits = isAllowanceModule(transaction.to);
 * ```
 */
export function isAllowanceModule(address: Address): boolean {
  return allowanceModules.some((one) => isAddressEqual(one, address));
}
