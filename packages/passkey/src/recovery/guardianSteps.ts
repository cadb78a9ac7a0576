import { listSentinel } from '@mooring/safe/transactions';
import { type Address, isAddressEqual } from 'viem';

/** Most guardians of an account: a recovery reads all of them. */
export const MOST_GUARDIANS = 20;

/** Guardians of an account, and the number of them that have to agree. */
export interface GuardianChoice {
  readonly guardians: readonly Address[];
  /** Below the number of guardians: with a threshold of all, one lost guardian ends the way back. */
  readonly threshold: number;
}

/** Call of the module that changes its guardians. */
export type GuardianStep =
  | { readonly kind: 'add'; readonly guardian: Address; readonly threshold: number }
  | {
      readonly kind: 'revoke';
      /** Guardian before it in the list of that moment. */
      readonly previous: Address;
      readonly guardian: Address;
      readonly threshold: number;
    }
  | { readonly kind: 'threshold'; readonly threshold: number };

/**
 * Lists the steps from one choice of guardians to another: revocations, then additions. The module keeps guardians in a
 * linked list, the newest first, and accepts no threshold above their number, nor zero while there are any.
 * @param from guardians in onchain order
 */
export function listGuardianSteps(
  from: GuardianChoice,
  to: GuardianChoice,
): readonly GuardianStep[] {
  const list = [...from.guardians];
  const has = (all: readonly Address[], one: Address) =>
    all.some((other) => isAddressEqual(other, one));
  const revoked = list.filter((one) => !has(to.guardians, one));
  const added = to.guardians.filter((one) => !has(from.guardians, one));
  let threshold = from.threshold;
  let left = revoked.length + added.length;
  if (left === 0)
    return from.threshold === to.threshold ? [] : [{ kind: 'threshold', threshold: to.threshold }];
  /** Threshold after a step: the wanted one after the last, before it the present one where it fits. */
  const next = () => {
    left -= 1;
    threshold = left === 0 ? to.threshold : Math.min(Math.max(threshold, 1), list.length);
    return threshold;
  };
  return [
    ...revoked.map((guardian) => {
      const index = list.indexOf(guardian);
      const previous = list[index - 1] ?? listSentinel;
      list.splice(index, 1);
      return { kind: 'revoke', previous, guardian, threshold: next() } as const;
    }),
    ...added.map((guardian) => {
      list.unshift(guardian);
      return { kind: 'add', guardian, threshold: next() } as const;
    }),
  ];
}
