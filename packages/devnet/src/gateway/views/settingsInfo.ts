import type { DecodedCall } from '@mooring/safe/transactions';
import { type Address, getAddress, isAddress, zeroAddress } from 'viem';
import type { World } from '../world.ts';
import { addressInfo } from './addressInfo.ts';

/** Change of the Safe's settings; null for any other call. */
export function settingsInfo(
  world: World,
  decoded: Extract<DecodedCall, { kind: 'function' }>,
): Readonly<Record<string, unknown>> | null {
  const argument = (name: string) => decoded.args.find((one) => one.name === name)?.value;
  const address = (name: string): Address => {
    const value = argument(name);
    return typeof value === 'string' && isAddress(value) ? getAddress(value) : zeroAddress;
  };
  const info = (name: string) => addressInfo(world, address(name));
  const threshold = Number(argument('threshold'));

  switch (decoded.name) {
    case 'addOwnerWithThreshold':
      return { type: 'ADD_OWNER', owner: info('owner'), threshold };
    case 'removeOwner':
      return { type: 'REMOVE_OWNER', owner: info('owner'), threshold };
    case 'swapOwner':
      return { type: 'SWAP_OWNER', oldOwner: info('oldOwner'), newOwner: info('newOwner') };
    case 'changeThreshold':
      return { type: 'CHANGE_THRESHOLD', threshold };
    case 'enableModule':
      return { type: 'ENABLE_MODULE', module: info('module') };
    case 'disableModule':
      return { type: 'DISABLE_MODULE', module: info('module') };
    case 'setFallbackHandler':
      return { type: 'SET_FALLBACK_HANDLER', handler: info('handler') };
    case 'setGuard':
      return address('guard') === zeroAddress
        ? { type: 'DELETE_GUARD' }
        : { type: 'SET_GUARD', guard: info('guard') };
    case 'changeMasterCopy':
      return { type: 'CHANGE_IMPLEMENTATION', implementation: info('masterCopy') };
    default:
      return null;
  }
}
