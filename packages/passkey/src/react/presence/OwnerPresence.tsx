import { useCatalogue } from '@mooring/connect';
import type { Address } from 'viem';
import type { PasskeyControl } from '../../passkeyControl.ts';
import { passkeyCatalogue } from '../texts/passkeyCatalogue.ts';
import type { AccountPresence } from './accountPresence.ts';
import { PresenceNote } from './PresenceNote.tsx';
import { useAccountPresences } from './useAccountPresences.ts';

/** Whether a new owner could sign. */
interface OwnerPresence {
  /** False until it is known. */
  readonly canSign: boolean;
  /** On the networks on which it is to be an owner; undefined until it is read. */
  readonly presence: AccountPresence | undefined;
}

/**
 * Reads whether a new owner could sign: a contract account cannot where it is not deployed.
 * @param address undefined to read nothing
 * @param chainIds networks on which it is to be an owner
 */
export function useOwnerPresence(
  control: Pick<PasskeyControl, 'owners'>,
  address: Address | undefined,
  chainIds: readonly number[],
): OwnerPresence {
  const [account] = useAccountPresences(control, address ? [address] : []) ?? [];
  if (!address || !account) return { canSign: false, presence: undefined };
  const missing = account.missing.filter((id) => chainIds.includes(id));
  const unread = account.unread.filter((id) => chainIds.includes(id));
  return {
    canSign: missing.length + unread.length === 0,
    presence: { ...account, missing, unread },
  };
}

/** Notes about a new owner that could not sign, or might not. */
export function OwnerPresenceNotes({ presence }: Pick<OwnerPresence, 'presence'>) {
  const t = useCatalogue(passkeyCatalogue);
  return (
    <>
      <PresenceNote presence={presence} />
      {presence && presence.unread.length > 0 && (
        <p className="mooring-quiet">{t('owners.unreachable')}</p>
      )}
    </>
  );
}
