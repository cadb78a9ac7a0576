import type { Address, Hash } from 'viem';
import type { GuardianAccount } from '../account/guardianAccounts.ts';
import type { Passkey } from '../credential/passkey.ts';
import type { GuardianChoice } from '../recovery/guardianSteps.ts';
import type { RecoveryModule } from '../recovery/recoveryModules.ts';
import type { RecoveryState } from '../recovery/recoveryState.ts';

/** Recovery of the account on one network. */
export type NetworkRecovery = { readonly chainId: number } & (
  | { readonly state: 'noModule'; readonly module?: undefined }
  | (RecoveryState & { readonly module: RecoveryModule })
);

/**
 * Recovery of the connected account by guardians, on the networks that the account is offered on.
 *
 * Changes are transactions of the account: reviewed, signed and submitted like any other. They are made from what the chain
 * says when it is their turn, and resolve to the hash before they are on chain: read the recovery again afterwards, since one
 * may have started in between. They reject with `PasskeyError`, or with `RecoveryError` of `@mooring/passkey/recovery`.
 */
export interface AccountRecovery {
  /** Reads the recovery on all networks. Never rejects while an account is connected. */
  read(): Promise<readonly NetworkRecovery[]>;
  /** Reads what an address is on all networks. */
  readGuardian(address: Address): Promise<readonly GuardianAccount[]>;
  /** Sets guardians, in place of those there are. The first change on a network enables its module, and deploys the account. */
  setGuardians(choice: GuardianChoice & { readonly chainId: number }): Promise<Hash>;
  /** Removes all guardians, and disables the module. */
  stop(place: { readonly chainId: number }): Promise<Hash>;
  /** Cancels a running recovery. The guardians stay. */
  cancel(place: { readonly chainId: number }): Promise<Hash>;
  /**
   * Creates a passkey that is to own an account by a recovery; no account need be connected. Its handle remembers the
   * account, so that the account is found by it once the recovery is finished.
   */
  createOwner(passkey: { readonly name: string; readonly account: Address }): Promise<Passkey>;
  /**
   * Asks for a passkey, and returns it if it is one of the owners of a recovery, such as one that is running; `undefined` for
   * another passkey. No account need be connected.
   */
  findOwner(recovery: { readonly owners: readonly Address[] }): Promise<Passkey | undefined>;
}
