import { passkeyCatalogue } from '../../../i18n/passkey/passkeyCatalogue.ts';
import { useCatalogue } from '../../../i18n/useTranslate.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { isBackedUp, isRemoved, type OwnersQuery, useOwners } from './useOwners.ts';

/** Shown until there is a second owner on every network the account is on, and once this passkey was removed. */
export function BackupReminder(props: OwnersQuery) {
  const t = useCatalogue(passkeyCatalogue);
  const { data } = useOwners(props);
  if (data && isRemoved(data)) return <Notice>{t('owners.selfGone')}</Notice>;
  if (!data || isBackedUp(data)) return null;
  return <p className="mooring-quiet">{t('owners.reminder')}</p>;
}
