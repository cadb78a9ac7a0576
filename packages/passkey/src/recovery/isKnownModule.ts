import { readHex } from '../account/chainRead.ts';
import { hasModuleCode } from './hasModuleCode.ts';
import type { RecoveryPlace } from './recoveryState.ts';

/**
 * Checks that a module has the code of its release and period, without reading an account.
 * @throws {RecoveryError} `unknownModule` for a release or period that is unknown
 * @throws the network's error
 *
 * @example
 * ```ts
 * import { isKnownModule } from '@mooring/passkey/recovery';
 *
 * const isSafeToEnable = await isKnownModule(place);
 * ```
 */
export function isKnownModule(place: Pick<RecoveryPlace, 'read' | 'module'>): Promise<boolean> {
  return hasModuleCode(place, { readHex });
}
