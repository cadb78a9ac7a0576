import type { Registry } from 'prom-client';
import { createCounter, registerGauge } from '../metrics/metrics.ts';
import { type RelayRefusalCode, relayRefusalCodes } from './relayRefusal.ts';
import type { RelayCost, RelayOutcome } from './relayStore.ts';

/** State of a relay on one network, as last read. */
export interface RelayReading {
  /** In wei; undefined before it was read. */
  balance: bigint | undefined;
  isLow: boolean;
  /** Open transactions of all servers on one database. */
  waiting: number;
}

/** Counters of a relay. */
export interface RelayMetrics {
  replaced(chainId: number): void;
  asked(chainId: number, outcome: 'sent' | RelayRefusalCode): void;
  ended(
    chainId: number,
    outcome: Exclude<RelayOutcome, 'open'>,
    { gasUsed, cost }: Pick<RelayCost, 'gasUsed' | 'cost'>,
  ): void;
}

/** Creates the metrics of a relay; gauges are read on each scrape. */
export function createRelayMetrics(
  registry: Registry,
  chainIds: readonly number[],
  readings: () => ReadonlyMap<number, RelayReading>,
): RelayMetrics {
  const chains = chainIds.map((chain) => ({ chain }));
  const withOutcomes = (outcomes: readonly string[]) =>
    chains.flatMap((chain) => outcomes.map((outcome) => ({ ...chain, outcome })));
  const requests = createCounter(
    registry,
    'mooring_relay_requests_total',
    'Requests for transactions, sent or refused.',
    ['chain', 'outcome'],
    withOutcomes(['sent', ...relayRefusalCodes]),
  );
  const transactions = createCounter(
    registry,
    'mooring_relay_transactions_total',
    'Closed transactions, by outcome.',
    ['chain', 'outcome'],
    withOutcomes(['succeeded', 'reverted', 'lost']),
  );
  const gas = createCounter(registry, 'mooring_relay_gas_total', 'Gas paid.', ['chain'], chains);
  const paid = createCounter(
    registry,
    'mooring_relay_cost_wei_total',
    'Fees paid, in wei, data fees included.',
    ['chain'],
    chains,
  );
  const replaced = createCounter(
    registry,
    'mooring_relay_replaced_total',
    'Transactions refused by all nodes, replaced by empty ones.',
    ['chain'],
    chains,
  );
  const gauge = (
    name: string,
    help: string,
    reading: (one: RelayReading) => number | undefined,
  ) => {
    registerGauge(registry, `mooring_relay_${name}`, help, ['chain'], function* () {
      for (const [chain, one] of readings()) {
        const value = reading(one);
        if (value !== undefined) yield [{ chain }, value] as const;
      }
    });
  };
  gauge('waiting', 'Transactions that are not in a block.', ({ waiting }) => waiting);
  gauge('balance_wei', 'Balance of the relay, in wei.', ({ balance }) =>
    balance === undefined ? undefined : Number(balance),
  );
  gauge('balance_low', '1 if the balance is below the configured alarm.', ({ isLow }) =>
    Number(isLow),
  );
  return {
    replaced: (chain) => replaced.inc({ chain }),
    asked: (chain, outcome) => requests.inc({ chain, outcome }),
    ended(chain, outcome, { gasUsed, cost }) {
      transactions.inc({ chain, outcome });
      gas.inc({ chain }, gasUsed);
      paid.inc({ chain }, Number(cost));
    },
  };
}
