import { useKitQuery } from '@mooring/connect/parts';
import type { Address } from 'viem';
import type { PasskeyControl } from '../../passkeyControl.ts';
import { type GuardianPresence, readPresence } from './guardianDraft.ts';

/** Guardian, and what it is on the networks. */
interface KnownGuardian extends GuardianPresence {
  readonly address: Address;
}

/** Reads what addresses are on the networks; `undefined` until it is read. */
export function useGuardianAccounts(
  control: Pick<PasskeyControl, 'owners'>,
  addresses: readonly Address[],
): readonly KnownGuardian[] | undefined {
  const { data } = useKitQuery({
    queryKey: ['mooring', 'guardians', ...addresses],
    enabled: addresses.length > 0,
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
