import type { NetworkRecovery } from '../../guardians/accountRecovery.ts';
import type { RunningRecovery } from '../../recovery/recoveryState.ts';

/** Recovery that is running on one network. */
export interface NetworkRunning extends RunningRecovery {
  readonly chainId: number;
}

/**
 * Lists the recoveries that are running. One of a disabled module is not: it has no power over the account, and the module
 * is not enabled again without removing it.
 */
export function listRunning(networks: readonly NetworkRecovery[]): readonly NetworkRunning[] {
  return networks.flatMap((network) =>
    network.state === 'on' && network.running
      ? [{ chainId: network.chainId, ...network.running }]
      : [],
  );
}

/** Identifies a recovery: another one, of other owners or a later start, has another key. */
export function recoveryKey({ chainId, executeAfter, newOwners, approvals }: NetworkRunning) {
  return [chainId, executeAfter, approvals, ...newOwners].join(':').toLowerCase();
}
