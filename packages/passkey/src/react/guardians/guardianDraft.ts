import { type Address, isAddressEqual } from 'viem';
import type { GuardianAccount } from '../../guardians/accountRecovery.ts';
import type { NetworkOwners } from '../../owners/accountOwners.ts';

/** Guardians that a person is choosing. */
export interface GuardianDraft {
  readonly guardians: readonly Address[];
  /** Chosen number of guardians that have to agree; undefined for the recommended one. */
  readonly threshold: number | undefined;
}

/** Least number of guardians: the threshold is below it, and at least 1. */
export const LEAST_GUARDIANS = 2;

/** Returns the threshold of a draft: the chosen one where it fits, else a majority, but never all. */
export function draftThreshold({ guardians, threshold }: GuardianDraft): number {
  const count = guardians.length;
  const wanted = threshold ?? Math.floor(count / 2) + 1;
  return Math.max(1, Math.min(wanted, count - 1));
}

/** Reason why an address cannot be a guardian on any network. */
export type GuardianProblem = 'isAccount' | 'isOwner' | 'twice';

interface GuardianCheck {
  readonly account: Address;
  readonly networks: readonly NetworkOwners[];
  readonly guardians: readonly Address[];
}

/** Returns why an address cannot be a guardian; undefined if it can. */
export function findGuardianProblem(
  address: Address,
  { account, networks, guardians }: GuardianCheck,
): GuardianProblem | undefined {
  if (isAddressEqual(address, account)) return 'isAccount';
  const owners = networks.flatMap((network) => network.owners);
  if (owners.some((owner) => isAddressEqual(owner.address, address))) return 'isOwner';
  return guardians.some((other) => isAddressEqual(other, address)) ? 'twice' : undefined;
}

/** Presence of a guardian’s address on the networks. */
export interface GuardianPresence {
  /** Networks without the contract account that is on others: its signatures cannot be checked there. */
  readonly missing: readonly number[];
  /** Networks that did not answer. */
  readonly unread: readonly number[];
  /** True if nothing is known of it: a new key, or an account that is not deployed anywhere. */
  readonly isUnused: boolean;
}

/** Summarizes what an address is on the networks. */
export function readPresence(accounts: readonly GuardianAccount[]): GuardianPresence {
  const idsOf = (...kinds: readonly GuardianAccount['kind'][]) =>
    accounts.filter(({ kind }) => kinds.includes(kind)).map(({ chainId }) => chainId);
  const isContract = idsOf('contract').length > 0;
  const unread = idsOf('unreachable');
  return {
    missing: isContract ? idsOf('unused', 'key') : [],
    unread,
    isUnused: unread.length === 0 && !isContract && idsOf('key').length === 0,
  };
}

/**
 * Finds the address in a pasted link, such as one of a block explorer or a payment request. Returns undefined for a link
 * with none, or with several, of which any could be meant; the text itself if it is not a link.
 */
export function readPastedLink(text: string): string | undefined {
  const plain = text.trim();
  if (!/^(?:https?|ethereum):/i.test(plain)) return text;
  // Longer hex, such as a transaction's hash, has no address in it.
  const found = plain.match(/(?<![\da-z])0x[\da-f]{40}(?![\da-f])/gi) ?? [];
  return new Set(found.map((one) => one.toLowerCase())).size === 1 ? found[0] : undefined;
}
