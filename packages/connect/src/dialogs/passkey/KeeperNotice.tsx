import type { LocaleStore } from '../../core/locales/localeStore.ts';
import { passkeyCatalogue } from '../../i18n/passkey/passkeyCatalogue.ts';
import { passkeyProblemCatalogue } from '../../i18n/passkey/problems/passkeyProblemCatalogue.ts';
import { useLazyTexts } from '../../i18n/useLazyTexts.ts';
import { useCatalogue } from '../../i18n/useTranslate.ts';
import { Notice } from '../../ui/Notice.tsx';
import { isKeeperProblem, type KeeperProblem, type OrphanPasskey } from './passkeyState.ts';

interface KeeperNoticeProps {
  readonly problem: KeeperProblem;
  readonly orphan: OrphanPasskey | undefined;
}

/** What a device or password manager reports, what to do, and which passkey it is left with. */
export function KeeperNotice({ problem, orphan }: KeeperNoticeProps) {
  const t = useLazyTexts(passkeyProblemCatalogue);
  const usual = useCatalogue(passkeyCatalogue);
  if (!t) return <Notice urgent>{usual('passkey.other')}</Notice>;
  const { name, isReported } = orphan ?? {};
  return (
    <Notice urgent>
      {t(`problem.${problem}`)}
      {name !== undefined &&
        ` ${t(isReported ? 'problem.orphanReported' : 'problem.orphanLeft', { name })}`}
    </Notice>
  );
}

/** Loads the texts of a problem before it is shown; those that cannot be loaded are done without. */
export async function loadProblemTexts(locales: LocaleStore, problem: string): Promise<void> {
  if (isKeeperProblem(problem)) await locales.want(passkeyProblemCatalogue).catch(() => {});
}
