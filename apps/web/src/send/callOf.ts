import { type Address, encodeFunctionData, erc20Abi, type Hex } from 'viem';
import type { Asset } from './asset.ts';

/** Transaction request to the wallet; `value` is in wei. */
export interface Call {
  readonly to: Address;
  readonly value: bigint;
  readonly data?: Hex;
}

/** Creates the call that transfers an amount (in the asset's smallest unit) to a recipient. */
export function callOf(asset: Asset, recipient: Address, amount: bigint): Call {
  if (!asset.token) return { to: recipient, value: amount };
  return {
    to: asset.token,
    value: 0n,
    data: encodeFunctionData({
      abi: erc20Abi,
      functionName: 'transfer',
      args: [recipient, amount],
    }),
  };
}
