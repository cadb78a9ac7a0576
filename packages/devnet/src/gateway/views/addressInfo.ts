import type { Address } from 'viem';
import type { World } from '../world.ts';

/** Address with its name in the gateway. */
export type AddressInfo = { value: Address; name: string | null; logoUri: null };

export function addressInfo(world: World, address: Address): AddressInfo {
  return { value: address, name: world.nameOf(address), logoUri: null };
}
