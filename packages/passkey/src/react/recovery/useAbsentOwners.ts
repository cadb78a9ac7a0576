import { useKitQuery } from '@mooring/connect/parts';
import type { Address } from 'viem';
import { isSigner } from '../../account/address.ts';
import { readGuardianAccounts } from '../../account/guardianAccounts.ts';
import { readPresence } from '../presence/accountPresence.ts';
import type { RecoverySite } from './useRecoverySite.ts';

/** Time in ms after which networks that did not answer are read again. */
const RETRY_MS = 10_000;

/** New owner, and the networks on which it cannot sign: those without the contract account that is on others. */
interface AbsentOwner {
  readonly owner: Address;
  readonly missing: readonly number[];
}

/**
 * Returns the new owners of a recovery that could not sign on every network. A passkey's signer is created where it is
 * missing; any other contract account may never be.
 */
export function useAbsentOwners(
  newOwners: readonly Address[],
  site: RecoverySite,
): readonly AbsentOwner[] {
  const { data } = useKitQuery({
    queryKey: ['mooring', 'absent-owners', newOwners, site.networks.map(({ chainId }) => chainId)],
    refetchInterval: ({ state: { status, data: read } }) =>
      status === 'error' || read?.some(({ unread }) => unread.length > 0) ? RETRY_MS : false,
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
    missing.length > 0 && network && contracts && (await isSigner(network.read, contracts, owner));
  return { owner, unread, missing: isCreatable ? [] : missing };
}
