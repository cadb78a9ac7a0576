import type { Mutation, Transactions } from '@mooring/connect';
import { useMutation, useReport, walkError } from '@mooring/connect/parts';
import { readField } from '@mooring/internal';
import type { Hash } from 'viem';
import {
  type AuthenticatorProblem,
  isAuthenticatorProblem,
  type OrphanPasskey,
  orphanOf,
  passkeyProblem,
} from '../passkeyState.ts';

/** Why owners were not changed. */
export type OwnerProblem = 'refused' | 'exists' | 'relay' | 'other' | AuthenticatorProblem;

/** Change that is asked for, on one network. */
export interface OwnerChangeRequest {
  readonly chainId: number;
  /** Of its transaction. */
  readonly description: string;
  /** Requests review and signature, then sends. */
  readonly send: () => Promise<Hash>;
}

/** A change of owners, which succeeds once it is sent: its transaction is followed with the account's others. */
export interface OwnerChange extends Mutation<Hash, Error, OwnerChangeRequest> {
  /** Why the last one was not sent; undefined without an error. */
  readonly problem: OwnerProblem | undefined;
  /** Passkey that it created in vain. */
  readonly orphan: OrphanPasskey | undefined;
}

/** By `reason` of a passkey's error. */
const ownerProblems: Readonly<Record<string, OwnerProblem>> = {
  rejected: 'refused',
  exists: 'exists',
  relayUnreachable: 'relay',
  relayRefused: 'relay',
};

/** Runs one change at a time. @param onSent follows its transaction */
export function useOwnerChange(onSent: Transactions['addTransaction']): OwnerChange {
  const change = useMutation<Hash, Error, OwnerChangeRequest>(
    async ({ chainId, description, send }) => {
      const hash = await send();
      onSent({ hash, description }, chainId);
      return hash;
    },
    useReport(),
  );
  const { status, error } = change;
  const problem = status === 'error' ? ownerProblem(error) : undefined;
  return { ...change, problem, orphan: orphanOf(error) };
}

/** Problem of a failed change, as far as the error says. */
export function ownerProblem(error: unknown): OwnerProblem {
  for (const layer of walkError(error)) {
    const reason = readField(layer, 'reason');
    const problem = typeof reason === 'string' ? ownerProblems[reason] : undefined;
    if (problem) return problem;
  }
  const problem = passkeyProblem(error);
  return isAuthenticatorProblem(problem) ? problem : 'other';
}
