import { useCallback } from 'react';
import { useMooring } from '../core/MooringContext.ts';
import { useLoaded } from '../core/useLoaded.ts';
import { passkeyCatalogue } from '../texts/passkey/passkeyCatalogue.ts';
import { passkeyProblemCatalogue } from '../texts/passkey/problems/passkeyProblemCatalogue.ts';
import { useLazyTexts } from '../texts/useLazyTexts.ts';
import { useCatalogue } from '../texts/useTranslate.ts';
import { Notice } from '../ui/Notice.tsx';
import type { KeeperProblem, OrphanPasskey } from './passkeyState.ts';

interface KeeperNoticeProps {
  readonly problem: KeeperProblem;
  readonly orphan: OrphanPasskey | undefined;
}

/** What a device or password manager reports, what to do, and which passkey it is left with. */
export function KeeperNotice({ problem, orphan }: KeeperNoticeProps) {
  const { locales } = useMooring();
  const load = useCallback(async () => {
    await locales.want(passkeyProblemCatalogue);
    return passkeyProblemCatalogue;
  }, [locales]);
  const { failed } = useLoaded(load);
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
