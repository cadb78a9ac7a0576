import { useCatalogue, useLocale } from '@mooring/connect';
import { CheckIcon, Notice } from '@mooring/connect/parts';
import { isAddressEqual } from 'viem';
import { FullAddress } from '../review/FullAddress.tsx';
import { recoveryCatalogue } from '../texts/recoveryCatalogue.ts';
import type { NetworkProgress } from './request/networkProgress.ts';

/** Text for the progress of a request on one network, and its guardians while they sign. */
export function NetworkState({ progress }: { readonly progress: NetworkProgress }) {
  const t = useCatalogue(recoveryCatalogue);
  const { locale } = useLocale();
  switch (progress.step) {
    case 'unreadable':
      return <Notice urgent>{t('request.unreadable')}</Notice>;
    case 'impossible':
      return <p>{t(`request.${progress.reason}`)}</p>;
    case 'refused':
      return <Notice urgent>{t('request.badOwner')}</Notice>;
    case 'outdated':
      return <Notice urgent>{t('request.outdated')}</Notice>;
    case 'waiting': {
      const date = formatDate(progress.running.executeAfter, locale);
      return <p>{t('request.waiting', { date })}</p>;
    }
    case 'due':
      return <p>{t('request.due')}</p>;
    case 'done':
      return <p>{t('request.done')}</p>;
  }
  const { guardians, approved, running, missing } = progress;
  return (
    <>
      {running && <Notice urgent>{t('request.otherRunning')}</Notice>}
      <p role="status">
        {t('request.signed', {
          signed: String(approved.length),
          threshold: String(approved.length + missing),
        })}
      </p>
      <ul className="mooring-recovery-guardians">
        {guardians.map((guardian) => {
          const hasSigned = approved.some((one) => isAddressEqual(one, guardian));
          return (
            <li key={guardian}>
              <FullAddress address={guardian} />{' '}
              <span className={hasSigned ? 'mooring-recovery-signed' : 'mooring-quiet'}>
                {hasSigned && <CheckIcon />}{' '}
                {t(hasSigned ? 'request.hasSigned' : 'request.notSigned')}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Formats a time in seconds since 1970 with its day and minute: nothing can be done before. */
function formatDate(seconds: number, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' });
  return format.format(seconds * 1_000);
}
