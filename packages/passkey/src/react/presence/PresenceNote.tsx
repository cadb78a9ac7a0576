import { Notice, useLazyTexts } from '@mooring/connect/parts';
import { recoveryCatalogue } from '../texts/recoveryCatalogue.ts';
import { useNetworkNames } from '../useNetworkName.ts';
import type { AccountPresence } from './accountPresence.ts';

interface PresenceNoteProps {
  /** Undefined until it is read. */
  readonly presence: AccountPresence | undefined;
}

/** Note about an account whose signature may not count. */
export function PresenceNote({ presence }: PresenceNoteProps) {
  const t = useLazyTexts(recoveryCatalogue);
  const networkNames = useNetworkNames();
  if (!t || !presence) return null;
  const { missing, unread, isUnused } = presence;
  if (missing.length > 0) {
    return <Notice>{t('guardians.notDeployed', { networks: networkNames(missing) })}</Notice>;
  }
  if (!isUnused) return null;
  return (
    <Notice>
      {unread.length > 0
        ? t('guardians.unread', { networks: networkNames(unread) })
        : t('guardians.unused')}
    </Notice>
  );
}
