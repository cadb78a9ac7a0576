import type { Registry } from 'prom-client';
import { createCounter, registerGauge } from '../metrics/metrics.ts';
import type { RecoveryEventKind } from './recoveryEvents.ts';

/** Counters of recovery. */
export interface RecoveryMetrics {
  event(chainId: number, kind: RecoveryEventKind): void;
  mailed(outcome: 'sent' | 'failed'): void;
  /** Number of blocks that are not read yet, after a pass. */
  behind(chainId: number, blocks: number): void;
}

/** Creates the metrics of recovery. */
export function createRecoveryMetrics(
  registry: Registry,
  chainIds: readonly number[],
): RecoveryMetrics {
  const kinds: readonly RecoveryEventKind[] = ['started', 'finished', 'cancelled'];
  const events = createCounter(
    registry,
    'mooring_recovery_events_total',
    'Recoveries of accounts with an e-mail address that started, finished or were cancelled.',
    ['chain', 'event'],
    chainIds.flatMap((chain) => kinds.map((event) => ({ chain, event }))),
  );
  const mails = createCounter(
    registry,
    'mooring_recovery_mails_total',
    'Mails, by outcome: a failed one is sent again.',
    ['outcome'],
    [{ outcome: 'sent' }, { outcome: 'failed' }],
  );
  const left = new Map<number, number>();
  registerGauge(
    registry,
    'mooring_recovery_blocks_behind',
    'Blocks that the watcher has not read, after its last pass on this server.',
    ['chain'],
    function* () {
      for (const [chain, blocks] of left) yield [{ chain }, blocks] as const;
    },
  );
  return {
    event: (chain, event) => events.inc({ chain, event }),
    mailed: (outcome) => mails.inc({ outcome }),
    behind: (chain, blocks) => void left.set(chain, blocks),
  };
}
