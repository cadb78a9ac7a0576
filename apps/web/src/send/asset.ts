import type { Address, Chain } from 'viem';
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
