import { useCatalogue, useLocale } from '@mooring/connect';
import { Notice, useLazyPart, useLazyTexts } from '@mooring/connect/parts';
import { useCallback } from 'react';
import type { AuthenticatorProblem, OrphanPasskey } from './passkeyState.ts';
import { passkeyCatalogue } from './texts/passkeyCatalogue.ts';
import { passkeyProblemCatalogue } from './texts/passkeyProblemCatalogue.ts';

interface AuthenticatorNoticeProps {
  readonly problem: AuthenticatorProblem;
  readonly orphan: OrphanPasskey | undefined;
}

/** Notice about an error of a device or password manager: the error, the hint, and the passkey left behind. */
export function AuthenticatorNotice({ problem, orphan }: AuthenticatorNoticeProps) {
  const { locale } = useLocale();
  const load = useCallback(async () => {
    await passkeyProblemCatalogue.load(locale);
    return passkeyProblemCatalogue;
  }, [locale]);
  const { failed } = useLazyPart(load);
  const t = useLazyTexts(passkeyProblemCatalogue);
  const usual = useCatalogue(passkeyCatalogue);
  if (!t) return failed ? <Notice urgent>{usual('passkey.other')}</Notice> : null;
  const { name, isReported } = orphan ?? {};
  return (
    <Notice urgent>
      {t(`problem.${problem}`)}
      {name !== undefined &&
        ` ${t(isReported ? 'problem.orphanReported' : 'problem.orphanLeft', { name })}`}
    </Notice>
  );
}
