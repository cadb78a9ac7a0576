import { useKitQuery } from '@mooring/connect/parts';
import type { Address } from 'viem';
import type { PasskeyControl } from '../../passkeyControl.ts';
import { type AccountPresence, readPresence } from './accountPresence.ts';

/** Time in ms after which networks that did not answer are read again. */
const RETRY_MS = 4000;

/** Account, and what it is on the networks. */
interface KnownAccount extends AccountPresence {
  readonly address: Address;
}

/** Reads what addresses are on the networks; `undefined` until it is read. */
export function useAccountPresences(
  control: Pick<PasskeyControl, 'owners'>,
  addresses: readonly Address[],
): readonly KnownAccount[] | undefined {
  const { data } = useKitQuery({
    queryKey: ['mooring', 'guardians', ...addresses],
    enabled: addresses.length > 0,
    refetchInterval: ({ state: { data: last } }) =>
      last?.some(({ unread }) => unread.length > 0) ? RETRY_MS : false,
    queryFn: async () => {
      const { readGuardian } = await control.owners.recovery();
      return Promise.all(
        addresses.map(async (address) => ({
          address,
          ...readPresence(await readGuardian(address)),
        })),
      );
    },
  });
  return data;
}
