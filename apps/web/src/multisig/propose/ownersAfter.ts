import { decodeCall, type SafeCall, type SafeOwners } from '@mooring/safe/transactions';
import { isAddressEqual } from 'viem';
import { callKind } from '../call/callKind.ts';

/**
 * Owners after some calls of the account to itself: a change references the previous owner in the list, so
 * the second change of a batch depends on the first. A Safe inserts new owners at the front.
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
