import type { Metrics } from '../metrics/metrics.ts';
import type { RelayRefusalCode } from './relayRefusal.ts';
import type { RelayCost, RelayOutcome } from './relayStore.ts';

/** State of a relay on one network, as last read. */
export type RelayReading = {
  /** In wei; undefined before it was read. */
  balance: bigint | undefined;
  isLow: boolean;
  /** Open transactions, of all servers on one database. */
  waiting: number;
};

/** Counters of a relay. */
export type RelayMetrics = {
  replaced(chainId: number): void;
  asked(chainId: number, outcome: 'sent' | RelayRefusalCode): void;
  ended(
    chainId: number,
    outcome: Exclude<RelayOutcome, 'open'>,
    { gasUsed, cost }: Pick<RelayCost, 'gasUsed' | 'cost'>,
  ): void;
};

/** Creates the metrics of a relay; gauges are read on each scrape. */
export function createRelayMetrics(
  metrics: Metrics,
  readings: () => ReadonlyMap<number, RelayReading>,
): RelayMetrics {
  const requests = metrics.counter(
    'mooring_relay_requests_total',
    'Transactions asked for, sent or refused.',
    ['chain', 'outcome'],
  );
  const transactions = metrics.counter(
    'mooring_relay_transactions_total',
    'Transactions that ended, by outcome.',
    ['chain', 'outcome'],
  );
  const gas = metrics.counter('mooring_relay_gas_total', 'Gas paid for.', ['chain']);
  const paid = metrics.counter('mooring_relay_cost_wei_total', 'Paid, in wei, data included.', [
    'chain',
  ]);
  const replaced = metrics.counter(
    'mooring_relay_replaced_total',
    'Transactions that nodes refused, replaced by empty ones.',
    ['chain'],
  );
  const gauge = (
    name: string,
    help: string,
    reading: (one: RelayReading) => number | undefined,
  ) => {
    metrics.read('gauge', `mooring_relay_${name}`, help, ['chain'], function* () {
      for (const [chainId, one] of readings()) {
        const value = reading(one);
        if (value !== undefined) yield [[String(chainId)], value] as const;
      }
    });
  };
  gauge('waiting', 'Transactions that are in no block yet.', ({ waiting }) => waiting);
  gauge('balance_wei', 'What the relay has left, in wei.', ({ balance }) =>
    balance === undefined ? undefined : Number(balance),
  );
  gauge('balance_low', 'Whether that is below the configured alarm: 1, or 0.', ({ isLow }) =>
    Number(isLow),
  );
  return {
    replaced: (chainId) => replaced.add([String(chainId)]),
    asked: (chainId, outcome) => requests.add([String(chainId), outcome]),
    ended(chainId, outcome, { gasUsed, cost }) {
      transactions.add([String(chainId), outcome]);
      gas.add([String(chainId)], gasUsed);
      paid.add([String(chainId)], Number(cost));
    },
  };
}
