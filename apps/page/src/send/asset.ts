import { type Address, type Chain, encodeFunctionData, erc20Abi, type Hex } from 'viem';
import type { SiteToken } from '../site/siteConfig.ts';

/** Asset of a network: native currency, or a token. */
export interface Asset {
  /** `coin`, or the token's address in lower case: stable across visits. */
  readonly id: string;
  readonly name: string;
  readonly symbol: string;
  readonly decimals: number;
  /** Absent for the native currency. */
  readonly token?: Address;
}

/** All assets of a network, native currency first. */
export function assetsOf(chain: Chain, tokens: readonly SiteToken[]): readonly [Asset, ...Asset[]] {
  return [
    { id: 'coin', ...chain.nativeCurrency },
    ...tokens.map(({ address, name, symbol, decimals }) => ({
      id: address.toLowerCase(),
      name,
      symbol,
      decimals,
      token: address,
    })),
  ];
}

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
