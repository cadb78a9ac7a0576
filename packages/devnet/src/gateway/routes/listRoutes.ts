import type { Address } from 'viem';
import { type Call, type Route, safeOf } from '../http/call.ts';
import { eventSummary, type OtherEvent } from '../views/eventView.ts';
import { type KnownTransaction, knownTransactions } from '../views/knownTransaction.ts';
import { dateRows, queuePageOf, queueRows, row, toPage } from '../views/rows.ts';
import { transactionSummary } from '../views/transactionView.ts';
import type { GatewayChain } from '../world.ts';

const SAFE_LISTS_ROUTE = '/v1/chains/:chainId/safes/:safe';

/** Lists of a Safe's queue and history. */
export const listRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: `${SAFE_LISTS_ROUTE}/transactions/queued`,
    async handle(call) {
      const { chain, safe } = await safeOf(call);
      const onlyTrusted = call.url.searchParams.get('trusted') !== 'false';
      const waiting = (await knownTransactions(call.world, chain, safe)).filter(
        ({ execution, transaction, proposal }) =>
          !execution && transaction.nonce >= safe.nonce && (proposal?.trusted || !onlyTrusted),
      );
      return { body: queuePageOf(call, queueRows(waiting, summarizer(call, chain))) };
    },
  },
  {
    method: 'GET',
    path: `${SAFE_LISTS_ROUTE}/transactions/history`,
    async handle(call) {
      const { chain, safe } = await safeOf(call);
      const known = await knownTransactions(call.world, chain, safe);
      const summarize = summarizer(call, chain);
      const executed = known.flatMap((one) =>
        one.execution ? [{ at: one.execution.at, row: row(summarize(one)) }] : [],
      );
      const others = othersOf(chain, safe.address).map((event) => ({
        at: event.at,
        row: row(eventSummary(call.world, chain.local, event)),
      }));
      // Newest first, within one second too: a local chain mines several blocks per second.
      const items = [...executed, ...others].toReversed().toSorted((a, b) => b.at - a.at);
      const offset = Number(call.url.searchParams.get('timezone_offset') ?? 0);
      return { body: toPage(call, dateRows(items, Number.isFinite(offset) ? offset : 0)) };
    },
  },
  {
    method: 'GET',
    path: `${SAFE_LISTS_ROUTE}/multisig-transactions`,
    async handle(call) {
      const { chain, safe } = await safeOf(call);
      const query = call.url.searchParams;
      const asked = (name: string, value: string) =>
        (query.get(name) ?? value).toLowerCase() === value.toLowerCase();
      const found = (await knownTransactions(call.world, chain, safe)).filter(
        ({ execution, transaction }) =>
          asked('executed', String(execution !== undefined)) &&
          asked('nonce', String(transaction.nonce)) &&
          asked('to', transaction.to),
      );
      const summarize = summarizer(call, chain);
      return {
        body: toPage(
          call,
          found.toReversed().map((known) => [row(summarize(known))]),
        ),
      };
    },
  },
  { method: 'GET', path: `${SAFE_LISTS_ROUTE}/incoming-transfers`, handle: listOfKind('transfer') },
  { method: 'GET', path: `${SAFE_LISTS_ROUTE}/module-transactions`, handle: listOfKind('module') },
];

function listOfKind(kind: OtherEvent['kind']) {
  return async (call: Call) => {
    const { chain, safe } = await safeOf(call);
    const events = othersOf(chain, safe.address).filter((event) => event.kind === kind);
    const rows = events
      .toReversed()
      .map((event) => [row(eventSummary(call.world, chain.local, event))]);
    return { body: toPage(call, rows) };
  };
}

function othersOf({ index }: GatewayChain, safe: Address): readonly OtherEvent[] {
  return (index.eventsOf(safe) ?? []).filter((event) => event.kind !== 'multisig');
}

function summarizer({ world }: Call, { local }: GatewayChain) {
  return (known: KnownTransaction) => transactionSummary(world, local, known);
}
