import { isRejection, useCatalogue } from '@mooring/connect';
import { Notice } from '@mooring/connect/parts';
import { readField } from '@mooring/internal';
import { RecoveryError, type RecoveryErrorReason } from '../../recovery/recoveryError.ts';
import { passkeyCatalogue } from '../texts/passkeyCatalogue.ts';
import { recoveryCatalogue } from '../texts/recoveryCatalogue.ts';

/** Key of the text for an error of a recovery. */
type RecoveryProblemKey =
  | 'request.unreadable'
  | 'request.notYet'
  | 'request.tooFew'
  | 'request.badOwner'
  | 'guardian.notGuardian'
  | 'guardian.notDeployed'
  | 'guardian.invalid';

const keys: Partial<Record<RecoveryErrorReason, RecoveryProblemKey>> = {
  unreadable: 'request.unreadable',
  notGuardian: 'guardian.notGuardian',
  guardianNotDeployed: 'guardian.notDeployed',
  signatureInvalid: 'guardian.invalid',
  tooFewSignatures: 'request.tooFew',
  running: 'request.tooFew',
  periodRunning: 'request.notYet',
  ownerInvalid: 'request.badOwner',
  thresholdInvalid: 'request.badOwner',
};

/** Notice for an error of a recovery, a signature or a transaction. */
export function ProblemNotice({ error }: { readonly error: Error }) {
  const t = useCatalogue(recoveryCatalogue);
  const own = useCatalogue(passkeyCatalogue);
  const key = error instanceof RecoveryError ? keys[error.reason] : undefined;
  if (key) return <Notice urgent>{t(key)}</Notice>;
  if (isRejection(error) || readField(error, 'reason') === 'rejected')
    return (
      <p className="mooring-quiet" role="status">
        {own('passkey.refused')}
      </p>
    );
  return <Notice urgent>{own('passkey.other')}</Notice>;
}
