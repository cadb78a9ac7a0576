import { type Address, isAddressEqual } from 'viem';
import { areSameOwners } from './networkProgress.ts';
import { isPossibleRequest, type RecoveryRequest } from './recoveryRequest.ts';
import type { FoundRecovery } from './renewRequest.ts';

/** Lists the recoveries that run; one of a disabled module has no power over the account. */
export function listFoundRunning(recoveries: readonly FoundRecovery[]) {
  return recoveries.flatMap(({ chainId, found }) =>
    found.state === 'on' && found.running
      ? [{ chainId, nonce: found.nonce, running: found.running }]
      : [],
  );
}

/**
 * Creates the request of a recovery that runs already and makes an address an owner, for a device that does not have the
 * request: without signatures, which it no longer needs. Undefined if none does. A recovery with other owners on another
 * network is left out.
 */
export function createRequestFromChain(
  account: Address,
  recoveries: readonly FoundRecovery[],
  owner: Address,
): RecoveryRequest | undefined {
  const own = listFoundRunning(recoveries).filter(({ running }) =>
    running.newOwners.some((one) => isAddressEqual(one, owner)),
  );
  const [first] = own;
  if (!first) return undefined;
  const { newOwners, newThreshold } = first.running;
  const networks = own
    .filter(({ running }) => areSameOwners(running, first.running))
    // Starting it used the nonce that guardians signed.
    .map(({ chainId, nonce }) => ({ chainId, nonce: nonce - 1n, signatures: [] }))
    .sort((one, other) => one.chainId - other.chainId);
  const request = { account, newOwners, newThreshold, networks };
  return isPossibleRequest(request) ? request : undefined;
}
