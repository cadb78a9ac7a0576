import { decodeCall, type SafeCall, type SafeOwners } from '@mooring/safe/transactions';
import { isAddressEqual } from 'viem';
import { callKind } from '../call/callKind.ts';

/**
 * The owners as they will stand after some calls of the account to itself: a change names the owner
 * before the one it is about, so a second one of a batch goes by what the first one leaves. A Safe puts
 * a new owner first of all.
 */
export function ownersAfter(safe: SafeOwners, calls: readonly SafeCall[]): SafeOwners {
  const { address } = safe;
  let { owners, threshold } = safe;
  for (const call of calls) {
    const change = callKind(decodeCall(call, { safe: address }), address);
    if (change.kind === 'addOwner') owners = [change.owner, ...owners];
    if (change.kind === 'removeOwner') {
      owners = owners.filter((owner) => !isAddressEqual(owner, change.owner));
    }
    if (change.kind === 'swapOwner') {
      owners = owners.map((owner) =>
        isAddressEqual(owner, change.owner) ? change.newOwner : owner,
      );
    }
    if ('threshold' in change) threshold = Number(change.threshold);
  }
  return { address, owners, threshold };
}
