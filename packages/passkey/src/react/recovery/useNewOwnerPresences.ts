import { useKitQuery } from '@mooring/connect/parts';
import type { Address } from 'viem';
import { readGuardianAccounts } from '../../account/guardianAccounts.ts';
import { readPresence } from '../presence/accountPresence.ts';
import { untilAllAnswer } from '../presence/useAccountPresences.ts';
import { isCreatableSigner } from './isCreatableSigner.ts';
import type { RecoverySite } from './useRecoverySite.ts';

/** New owner, and the networks on which it cannot sign: those without the contract account that is on others. */
interface NewOwner {
  readonly owner: Address;
  readonly missing: readonly number[];
}

/**
 * Returns the new owners of a recovery, once read, with the networks on which they could not sign. A passkey's signer is
 * created where it is missing; any other contract account may never be.
 */
export function useNewOwnerPresences(
  newOwners: readonly Address[],
  site: RecoverySite,
): readonly NewOwner[] {
  const { data } = useKitQuery({
    queryKey: ['mooring', 'new-owners', newOwners, site.networks.map(({ chainId }) => chainId)],
    refetchInterval: untilAllAnswer,
    queryFn: () => Promise.all(newOwners.map((owner) => readOwner(owner, site))),
  });
  return data ?? [];
}

async function readOwner(owner: Address, { networks, control }: RecoverySite) {
  const accounts = await readGuardianAccounts(networks, owner);
  const { missing, unread } = readPresence(accounts);
  const contracts = control?.contracts;
  const there = accounts.find(({ kind }) => kind === 'contract');
  const network = networks.find(({ chainId }) => chainId === there?.chainId);
  const isCreatable =
    missing.length > 0 &&
    network &&
    contracts &&
    (await isCreatableSigner(network.read, contracts, owner));
  return { owner, unread, missing: isCreatable ? [] : missing };
}
