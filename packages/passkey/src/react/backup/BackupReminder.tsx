import { useCatalogue, useLocale } from '@mooring/connect';
import { Notice } from '@mooring/connect/parts';
import { useAccount } from 'wagmi';
import type { PasskeyControl } from '../../passkeyControl.ts';
import { useRecovery } from '../guardians/useRecovery.ts';
import {
  isBackedUp,
  isRemoved,
  needsSeveralOwners,
  type OwnersQuery,
  useOwners,
} from '../owners/useOwners.ts';
import { passkeyCatalogue } from '../texts/passkeyCatalogue.ts';

/**
 * Reminder to add a second owner or guardians, until there are on every network on which the account is deployed. Shows a notice
 * instead if several owners must sign on the current network, or if this passkey was removed.
 */
export function BackupReminder({
  control,
  ...props
}: OwnersQuery & { readonly control: PasskeyControl }) {
  const t = useCatalogue(passkeyCatalogue);
  const { locale } = useLocale();
  const { chainId } = useAccount();
  const { data } = useOwners(props);
  const { data: recovery } = useRecovery(control);
  const here = data?.find((network) => network.chainId === chainId);
  if (data && isRemoved(data)) return <Notice>{t('owners.selfGone')}</Notice>;
  if (here && needsSeveralOwners(here)) {
    const threshold = new Intl.NumberFormat(locale).format(here.threshold);
    return <Notice>{t('owners.shared', { threshold })}</Notice>;
  }
  if (!data || !recovery || isBackedUp(data, recovery)) return null;
  return <p className="mooring-quiet">{t('owners.reminder')}</p>;
}
