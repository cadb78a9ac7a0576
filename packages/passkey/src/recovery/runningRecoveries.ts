import { type Address, isAddressEqual } from 'viem';
import { PasskeyError } from '../passkeyError.ts';
import { type RecoveryModule, recoveryModules } from './recoveryModules.ts';
import {
  type ChainReader,
  type RecoveryPlace,
  type RunningRecovery,
  readRecoveryState,
} from './recoveryState.ts';

/** Recovery that makes a passkey an owner, on one network. */
export interface PendingOwner extends RunningRecovery {
  readonly chainId: number;
}

/** Thrown for a passkey that is not an owner of its account yet: a recovery that makes it one is running. */
export class RecoveryRunningError extends PasskeyError {
  override readonly name = 'RecoveryRunningError';
  /** Account of the passkey. */
  readonly account: Address;
  /** Recoveries by network; the passkey is an owner once they are finished. */
  readonly recoveries: readonly PendingOwner[];

  constructor(account: Address, recoveries: readonly PendingOwner[]) {
    const dates = recoveries.map(
      ({ chainId, executeAfter }) =>
        `${new Date(executeAfter * 1_000).toISOString()} on chain ${chainId}`,
    );
    super('unauthorized', `The passkey is an owner of ${account} from ${dates.join(', ')}.`);
    this.account = account;
    this.recoveries = recoveries;
  }
}

interface Search {
  readonly networks: readonly Pick<RecoveryPlace, 'chainId' | 'read'>[];
  /** They take precedence over the published ones. */
  readonly modules: Readonly<Record<number, RecoveryModule>> | undefined;
  readonly account: Address;
  /** Addresses that may become owners. */
  readonly owners: readonly Address[];
}

/**
 * Finds the recoveries that make one of these addresses an owner of an account. `isCertain` is false if a network does not
 * answer.
 */
export async function findRunningRecoveries(
  { networks, modules, account, owners }: Search,
  reader: ChainReader,
): Promise<{ readonly found: readonly PendingOwner[]; readonly isCertain: boolean }> {
  const states = networks.map(async ({ chainId, read }) => {
    const module = modules?.[chainId] ?? recoveryModules[chainId];
    const state = module && (await readRecoveryState({ chainId, read, module, account }, reader));
    return { chainId, state };
  });
  const all = await Promise.all(states);
  const found = all.flatMap(({ chainId, state }) => {
    const running = state && 'running' in state ? state.running : undefined;
    const isPending = running?.newOwners.some((one) =>
      owners.some((owner) => isAddressEqual(owner, one)),
    );
    return running && isPending ? [{ chainId, ...running }] : [];
  });
  return { found, isCertain: all.every(({ state }) => state?.state !== 'unreachable') };
}
