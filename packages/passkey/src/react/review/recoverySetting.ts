import type { Explanation } from '@mooring/safe/payment';
import { isOfCall } from './callEffects.ts';

type Power = Explanation['powers'][number];

/** Setting that a call changes, as the explanation of a review has it. */
type Setting = Extract<Power['change'], { readonly kind: 'setting' }>['setting'];

/** Change of the account's recovery by a known module. */
export type RecoverySetting = Extract<
  Setting,
  {
    readonly kind:
      | 'enableRecovery'
      | 'disableRecovery'
      | 'addGuardian'
      | 'revokeGuardian'
      | 'guardianThreshold'
      | 'cancelRecovery'
      | 'invalidateApprovals';
  }
>;

/** Returns the change of recovery that a call of a review makes; undefined for other calls. */
export function findRecoverySetting(
  powers: Explanation['powers'],
  index: number,
): RecoverySetting | undefined {
  const found = powers.find(({ path }) => isOfCall(path, index));
  if (found?.change.kind !== 'setting') return undefined;
  const { setting } = found.change;
  switch (setting.kind) {
    case 'enableRecovery':
    case 'disableRecovery':
    case 'addGuardian':
    case 'revokeGuardian':
    case 'guardianThreshold':
    case 'cancelRecovery':
    case 'invalidateApprovals':
      return setting;
    default:
      return undefined;
  }
}
