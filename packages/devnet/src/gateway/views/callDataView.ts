import type { DecodedCall, SafeCall } from '@mooring/safe/transactions';
import { isTrustedTarget } from '../verify/isTrustedTarget.ts';
import type { World } from '../world.ts';
import { addressInfo } from './addressInfo.ts';
import { decodedView } from './decodedView.ts';

/** Call of a transaction, raw and decoded. */
export function callDataView(world: World, call: SafeCall, decoded: DecodedCall) {
  const { to, value, data, operation } = call;
  return {
    hexData: data === '0x' ? null : data,
    dataDecoded: decodedView(decoded),
    to: addressInfo(world, to),
    value: String(value),
    operation,
    trustedDelegateCallTarget: operation === 1 ? isTrustedTarget(to) : null,
    addressInfoIndex: null,
    tokenInfoIndex: null,
  };
}
