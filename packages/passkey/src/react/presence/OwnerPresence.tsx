import { useCatalogue } from '@mooring/connect';
import type { Address } from 'viem';
import type { PasskeyControl } from '../../passkeyControl.ts';
import { passkeyCatalogue } from '../texts/passkeyCatalogue.ts';
import type { AccountPresence } from './accountPresence.ts';
import { PresenceNote } from './PresenceNote.tsx';
import { useAccountPresences } from './useAccountPresences.ts';

/** Ability of a new owner to sign. */
interface OwnerPresence {
  /** False until it is known. */
  readonly canSign: boolean;
  /** On the networks on which it is to be an owner; undefined until it is read. */
  readonly presence: AccountPresence | undefined;
  /** True if one of these networks did not answer. */
  readonly isUnread: boolean;
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
  const { data, isError } = useAccountPresences(control, address ? [address] : []);
  const account = address && data?.[0];
  if (!account) return { canSign: false, presence: undefined, isUnread: isError };
  const missing = account.missing.filter((id) => chainIds.includes(id));
  const isUnread = account.unread.some((id) => chainIds.includes(id));
  return {
    canSign: missing.length === 0 && !isUnread,
    presence: { ...account, missing },
    isUnread,
  };
}

/** Notes about a new owner that could not sign, or might not. */
export function OwnerPresenceNotes({ presence, isUnread }: Omit<OwnerPresence, 'canSign'>) {
  const t = useCatalogue(passkeyCatalogue);
  return (
    <>
      <PresenceNote presence={presence} />
      {isUnread && !presence?.isUnused && (
        <p className="mooring-quiet">{t('owners.unreachable')}</p>
      )}
    </>
  );
}
