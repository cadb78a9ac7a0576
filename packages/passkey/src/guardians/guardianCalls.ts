import type { SafeCall } from '@mooring/safe/transactions';
import type { AccountState } from '../provider/accountState.ts';
import { changeGuardians, setUpRecovery } from '../recovery/guardianChanges.ts';
import type { GuardianChoice } from '../recovery/guardianSteps.ts';
import { RecoveryError } from '../recovery/recoveryError.ts';
import type { RecoveryPlace } from '../recovery/recoveryState.ts';

export { cancelRecovery, stopRecovery } from '../recovery/guardianChanges.ts';

/** Creates the calls that set guardians, whether the account has any or not. */
export async function guardianCalls(
  place: RecoveryPlace,
  choice: GuardianChoice,
  { hasSafe, signer }: Pick<AccountState, 'hasSafe' | 'signer'>,
): Promise<readonly SafeCall[]> {
  if (!hasSafe) return setUpRecovery(place, { ...choice, futureOwners: [signer] });
  try {
    return await changeGuardians(place, choice);
  } catch (error) {
    if (error instanceof RecoveryError && error.reason === 'notSetUp')
      return setUpRecovery(place, choice);
    throw error;
  }
}
