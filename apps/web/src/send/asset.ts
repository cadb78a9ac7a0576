import type { Address, Chain } from 'viem';
import type { SiteToken } from '../site/siteConfig.ts';

/** What can be sent on a network: its own coin, or a token. */
export interface Asset {
  /** `coin`, or the address of the token in lower case: the same on every visit. */
  readonly id: string;
  readonly name: string;
  readonly symbol: string;
  readonly decimals: number;
  /** Absent for the coin. */
  readonly token?: Address;
}

/** Everything that can be sent on a network, the coin first. */
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
