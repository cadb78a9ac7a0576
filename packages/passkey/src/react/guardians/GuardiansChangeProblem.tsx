import { useCatalogue } from '@mooring/connect';
import { useLazyTexts, walkError } from '@mooring/connect/parts';
import { readField } from '@mooring/internal';
import { AuthenticatorNotice } from '../AuthenticatorNotice.tsx';
import type { OwnerChange } from '../owners/useOwnerChange.ts';
import { isAuthenticatorProblem } from '../passkeyState.ts';
import { passkeyCatalogue } from '../texts/passkeyCatalogue.ts';
import { recoveryCatalogue } from '../texts/recoveryCatalogue.ts';

/** Reason why guardians were not changed. */
export function GuardiansChangeProblem({
  problem,
  orphan,
  error,
}: Pick<OwnerChange, 'problem' | 'orphan' | 'error'>) {
  const t = useCatalogue(passkeyCatalogue);
  const more = useLazyTexts(recoveryCatalogue);
  if (problem && isAuthenticatorProblem(problem))
    return <AuthenticatorNotice problem={problem} orphan={orphan} />;
  return (
    <p className="mooring-quiet" role="alert">
      {problem === 'other' || problem === undefined
        ? more?.(isUnchanged(error) ? 'guardians.same' : 'guardians.failed')
        : t(problem === 'relay' ? 'owners.relay' : `passkey.${problem}`)}
    </p>
  );
}

function isUnchanged(error: unknown): boolean {
  return walkError(error).some((layer) => readField(layer, 'reason') === 'nothingToDo');
}
