import { type Address, isAddressEqual } from 'viem';
import type { CollectedSignatures } from '../../../recovery/guardianSignature.ts';
import type { NewOwners } from '../../../recovery/proposeRecovery.ts';
import type { RecoveryState, RunningRecovery } from '../../../recovery/recoveryState.ts';

/**
 * Progress of a request on one network, by what the chain answers.
 *
 *   collecting → ready → waiting → due → done
 *        ↓         ↓        ↓
 *            outdated               its nonce is used: stopped, replaced, or other guardians
 *
 * - `unreadable`: the network did not answer. Nothing is known, not even that there are no guardians
 * - `impossible`: the account has no guardians there, is not there, or the module is another contract
 * - `refused`: the account can never have these owners
 */
export type NetworkProgress =
  | { readonly step: 'unreadable' }
  | { readonly step: 'impossible'; readonly reason: 'unknownModule' | 'notDeployed' | 'off' }
  | { readonly step: 'refused' }
  | { readonly step: 'outdated'; readonly running: RunningRecovery | undefined }
  | ({
      readonly step: 'collecting' | 'ready';
      /** Other recovery that runs; only more approvals than it has replace it. */
      readonly running: RunningRecovery | undefined;
    } & Approvals)
  | { readonly step: 'waiting' | 'due'; readonly running: RunningRecovery }
  | { readonly step: 'done' };

/** Guardians of the account, and those that have approved. */
interface Approvals {
  readonly guardians: readonly Address[];
  readonly approved: readonly Address[];
  /** Number of guardians that still have to approve. */
  readonly missing: number;
}

/** Answers of one network about an account, at about the same time. */
export interface NetworkAnswers {
  readonly found: RecoveryState;
  /** Owners of the account and its threshold; undefined where they could not be read. */
  readonly present: NewOwners | undefined;
  /** Checked signatures; `refused` for owners that the account can never have. Undefined where they were not checked. */
  readonly collected?: CollectedSignatures | 'refused' | undefined;
}

/**
 * Returns the progress of a request on one network.
 * @param nowSeconds this device's time; a chain's newest block may be later, or old
 */
export function judgeProgress(
  wanted: NewOwners & { readonly nonce: bigint },
  { found, present, collected }: NetworkAnswers,
  nowSeconds: number,
): NetworkProgress {
  switch (found.state) {
    case 'unreachable':
      return { step: 'unreadable' };
    case 'unknownModule':
    case 'notDeployed':
      return { step: 'impossible', reason: found.state };
  }
  if (!present) return { step: 'unreadable' };
  if (areSameOwners(present, wanted)) return { step: 'done' };
  const { running, nonce, time, guardians } = found;
  if (running && areSameOwners(running, wanted)) {
    const isDue = Math.max(time, nowSeconds) >= running.executeAfter;
    return { step: isDue ? 'due' : 'waiting', running };
  }
  if (found.state === 'off' || guardians.length === 0) return { step: 'impossible', reason: 'off' };
  if (nonce !== wanted.nonce) return { step: 'outdated', running };
  if (collected === undefined) return { step: 'unreadable' };
  if (collected === 'refused') return { step: 'refused' };
  const { approved, missing } = collected;
  const isEnough = missing === 0 && (running?.approvals ?? 0) < approved.length;
  return {
    step: isEnough ? 'ready' : 'collecting',
    ...{ running, guardians, approved },
    missing: isEnough ? 0 : Math.max(missing, (running?.approvals ?? 0) + 1 - approved.length),
  };
}

/** Returns true if a request can still be signed, or is signed enough: its progress needs the signatures checked. */
export function needsSignatures(
  wanted: NewOwners & { readonly nonce: bigint },
  { found, present }: NetworkAnswers,
): boolean {
  if (found.state !== 'on' || !present || found.nonce !== wanted.nonce) return false;
  return !areSameOwners(present, wanted);
}

/** Returns true for the same threshold and owners; a Safe lists its owners in an order of its own. */
export function areSameOwners(one: NewOwners, other: NewOwners): boolean {
  return (
    one.newThreshold === other.newThreshold &&
    one.newOwners.length === other.newOwners.length &&
    one.newOwners.every((owner) => other.newOwners.some((same) => isAddressEqual(owner, same)))
  );
}
