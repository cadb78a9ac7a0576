import type { Address } from 'viem';
import type { World } from '../world.ts';

/** An address with the name it has here. */
export type AddressInfo = { value: Address; name: string | null; logoUri: null };

export function addressInfo(world: World, address: Address): AddressInfo {
  return { value: address, name: world.nameOf(address), logoUri: null };
}
