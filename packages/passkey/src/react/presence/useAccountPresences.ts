import { useKitQuery } from '@mooring/connect/parts';
import type { Address } from 'viem';
import type { PasskeyControl } from '../../passkeyControl.ts';
import { type AccountPresence, readPresence } from './accountPresence.ts';

/** Time in ms after which networks that did not answer are read again. */
const PRESENCE_RETRY_MS = 4000;

interface PresenceQuery {
  readonly state: {
    readonly status: string;
    readonly data?: readonly Pick<AccountPresence, 'unread'>[] | undefined;
  };
}

/** Interval of a query of presences: it is read again until all networks answer. */
export function untilAllAnswer({ state: { status, data } }: PresenceQuery): number | false {
  const isUnread = status === 'error' || data?.some(({ unread }) => unread.length > 0);
  return isUnread ? PRESENCE_RETRY_MS : false;
}

/** Account, and what it is on the networks. */
interface KnownAccount extends AccountPresence {
  readonly address: Address;
}

/** Query of what addresses are on the networks; read again until all answer. */
export function useAccountPresences(
  control: Pick<PasskeyControl, 'owners'>,
  addresses: readonly Address[],
) {
  return useKitQuery({
    queryKey: ['mooring', 'presence', ...addresses],
    enabled: addresses.length > 0,
    refetchInterval: untilAllAnswer,
    queryFn: async (): Promise<readonly KnownAccount[]> => {
      const { readGuardian } = await control.owners.recovery();
      return Promise.all(
        addresses.map(async (address) => ({
          address,
          ...readPresence(await readGuardian(address)),
        })),
      );
    },
  });
}
