import { useCatalogue, useLocale } from '@mooring/connect';
import { Notice } from '@mooring/connect/parts';
import { useAccount } from 'wagmi';
import { passkeyCatalogue } from '../texts/passkeyCatalogue.ts';
import {
  hasSecondOwner,
  isRemoved,
  needsSeveralOwners,
  type OwnersQuery,
  useOwners,
} from './useOwners.ts';

/**
 * Reminder to add a second owner, until there is one on every network on which the account is deployed. Shows a notice
 * instead if several owners must sign on the current network, or if this passkey was removed.
 */
export function BackupReminder(props: OwnersQuery) {
  const t = useCatalogue(passkeyCatalogue);
  const { locale } = useLocale();
  const { chainId } = useAccount();
  const { data } = useOwners(props);
  const here = data?.find((network) => network.chainId === chainId);
  if (data && isRemoved(data)) return <Notice>{t('owners.selfGone')}</Notice>;
  if (here && needsSeveralOwners(here)) {
    const threshold = new Intl.NumberFormat(locale).format(here.threshold);
    return <Notice>{t('owners.shared', { threshold })}</Notice>;
  }
  if (!data || hasSecondOwner(data)) return null;
  return <p className="mooring-quiet">{t('owners.reminder')}</p>;
}
