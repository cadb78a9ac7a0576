import { readField } from '@mooring/internal';
import { useCallback, useState } from 'react';
import type { Hash } from 'viem';
import { useMooring } from '../../core/MooringContext.ts';
import type { Transactions } from '../../transactions/useTransactions.ts';
import { layersOf } from '../../wallets/walletError.ts';
import {
  isKeeperProblem,
  type KeeperProblem,
  type OrphanPasskey,
  orphanOf,
  passkeyProblem,
} from '../passkeyState.ts';

/** Why owners were not changed. */
export type OwnerProblem = 'refused' | 'exists' | 'relay' | 'other' | KeeperProblem;

/** State of a change of owners. */
export type OwnerChange =
  | {
      readonly step: 'idle';
      readonly problem?: OwnerProblem;
      readonly orphan?: OrphanPasskey | undefined;
    }
  | { readonly step: 'asking' }
  /** It is followed to its end with the account's other transactions. */
  | { readonly step: 'sent' };

/** By `reason` of a passkey's error. */
const problems: Readonly<Record<string, OwnerProblem>> = {
  rejected: 'refused',
  exists: 'exists',
  relayUnreachable: 'relay',
  relayRefused: 'relay',
};

/** Runs one change at a time. @param onSent follows its transaction */
export function useOwnerChange(onSent: Transactions['addTransaction']): {
  readonly change: OwnerChange;
  readonly run: (chainId: number, description: string, send: () => Promise<Hash>) => void;
} {
  const { report } = useMooring();
  const [change, setChange] = useState<OwnerChange>({ step: 'idle' });
  const run = useCallback(
    async (chainId: number, description: string, send: () => Promise<Hash>) => {
      setChange({ step: 'asking' });
      try {
        onSent({ hash: await send(), description }, chainId);
        setChange({ step: 'sent' });
      } catch (error) {
        report(error);
        setChange({ step: 'idle', problem: ownerProblem(error), orphan: orphanOf(error) });
      }
    },
    [onSent, report],
  );
  return { change, run };
}

/** Problem of a failed change, as far as the error says. */
export function ownerProblem(error: unknown): OwnerProblem {
  for (const layer of layersOf(error)) {
    const reason = readField(layer, 'reason');
    const problem = typeof reason === 'string' ? problems[reason] : undefined;
    if (problem) return problem;
  }
  const problem = passkeyProblem(error);
  return isKeeperProblem(problem) ? problem : 'other';
}
