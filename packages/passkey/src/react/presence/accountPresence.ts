import type { GuardianAccount } from '../../account/guardianAccounts.ts';

/** Presence of an address on the networks. */
export interface AccountPresence {
  /** Networks without the contract account that is on others: its signatures cannot be checked there. */
  readonly missing: readonly number[];
  /** Networks that did not answer. */
  readonly unread: readonly number[];
  /** True if no network that answered knows it: a new key, or an account that is not deployed there. */
  readonly isUnused: boolean;
}

/** Summarizes what an address is on the networks. */
export function readPresence(accounts: readonly GuardianAccount[]): AccountPresence {
  const idsOf = (...kinds: readonly GuardianAccount['kind'][]) =>
    accounts.filter(({ kind }) => kinds.includes(kind)).map(({ chainId }) => chainId);
  const isContract = idsOf('contract').length > 0;
  return {
    missing: isContract ? idsOf('unused', 'key') : [],
    unread: idsOf('unreachable'),
    isUnused: !isContract && idsOf('key').length === 0,
  };
}
