import type { Address } from 'viem';
import { allowanceModules } from './allowanceAbi.ts';

/** Chain ids with each of the modules. A test compares them with `@safe-global/safe-modules-deployments`. */
const networks: readonly (readonly number[])[] = [
  [
    10, 50, 51, 61, 63, 100, 130, 137, 143, 204, 288, 360, 677, 988, 999, 1672, 1874, 2201, 2818,
    2910, 3338, 3637, 4217, 4326, 4663, 5042, 8217, 8453, 9745, 10_143, 11_011, 16_661, 25_363,
    28_882, 36_900, 42_161, 42_431, 43_111, 46_630, 56_288, 80_069, 80_094, 81_224, 88_882, 88_888,
    102_030, 560_048, 747_474, 936_485, 5_042_002, 5_064_014, 11_142_220, 13_374_202,
  ],
  [1, 4, 5, 42, 56, 100, 246, 8453, 42_220, 73_799, 80_094, 534_352, 11_155_111],
  [137, 43_114],
];

/**
 * Returns the address of the newest AllowanceModule that Safe has published on a network.
 * @returns undefined without one
 *
 * @example
 * ```ts
 * import { allowanceModuleOn, enableModule } from '@mooring/safe/transactions';
 *
 * const module = allowanceModuleOn(8453);
 * const call = module && enableModule(safe, module);
 * ```
 */
export function allowanceModuleOn(chainId: number): Address | undefined {
  return allowanceModules[networks.findIndex((chainIds) => chainIds.includes(chainId))];
}
