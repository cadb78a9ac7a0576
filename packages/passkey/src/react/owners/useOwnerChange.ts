import type { Mutation, Transactions } from '@mooring/connect';
import { useMutation, useReport, walkError } from '@mooring/connect/parts';
import { lookUp, readField } from '@mooring/internal';
import type { Hash } from 'viem';
import {
  type AuthenticatorProblem,
  isAuthenticatorProblem,
  type OrphanPasskey,
  readOrphan,
  readPasskeyProblem,
} from '../passkeyState.ts';

/** Reason why a change of owners failed. */
export type OwnerProblem = 'refused' | 'exists' | 'relay' | 'other' | AuthenticatorProblem;

/** Requested change of owners on one network. */
export interface OwnerChangeRequest {
  readonly chainId: number;
  /** Description of the stored transaction. */
  readonly description: string;
  /** Requests review and signature, then sends. */
  readonly send: () => Promise<Hash>;
}

/** Mutation that changes owners; succeeds once the transaction is sent. */
export interface OwnerChange extends Mutation<Hash, Error, OwnerChangeRequest> {
  /** Reason why the last change was not sent; undefined without an error. */
  readonly problem: OwnerProblem | undefined;
  /** Passkey that the failed change created. */
  readonly orphan: OrphanPasskey | undefined;
}

/** Problem by the `reason` of a `PasskeyError`. */
const ownerProblems: Readonly<Record<string, OwnerProblem>> = {
  rejected: 'refused',
  exists: 'exists',
  relayUnreachable: 'relay',
  relayRefused: 'relay',
};

/**
 * Returns a mutation that changes owners.
 * @param onSent called with the sent transaction and its chain id
 */
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
  const problem = status === 'error' ? readOwnerProblem(error) : undefined;
  return { ...change, problem, orphan: readOrphan(error) };
}

/** Returns the problem for the error of a failed change; `other` if the error is unknown. */
export function readOwnerProblem(error: unknown): OwnerProblem {
  for (const layer of walkError(error)) {
    const problem = lookUp(ownerProblems, readField(layer, 'reason'));
    if (problem) return problem;
  }
  const problem = readPasskeyProblem(error);
  return isAuthenticatorProblem(problem) ? problem : 'other';
}
