import type { SafeCall } from '@mooring/safe/transactions';
import { type Address, encodeFunctionData, parseAbi, zeroAddress } from 'viem';

/** Payment within a spending limit. */
export interface LimitPayment {
  readonly delegate: Address;
  readonly token: Address;
  readonly to: Address;
  readonly amount: bigint;
}

/** Creates the call that pays within a limit; the delegate sends it, without signatures. */
export function spendCall(
  safe: Address,
  module: Address,
  { delegate, token, to, amount }: LimitPayment,
): SafeCall {
  const data = encodeFunctionData({
    abi: spendAbi,
    args: [safe, token, to, amount, zeroAddress, 0n, delegate, '0x'],
  });
  return { to: module, value: 0n, data, operation: 0 };
}

const spendAbi = parseAbi([
  'function executeAllowanceTransfer(address safe, address token, address to, uint96 amount, address paymentToken, uint96 payment, address delegate, bytes signature)',
]);
