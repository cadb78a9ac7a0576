import {
  type GatewayClient,
  hashOfId,
  type TransactionPage,
  type TransactionRow,
} from '@mooring/safe/gateway';
import { decodeCall } from '@mooring/safe/transactions';
import { useQuery } from '@tanstack/react-query';
import type { Client } from 'viem';
import { useConfig } from 'wagmi';
import { loadTransaction } from '../../safe/loadTransaction.ts';
import { useGateway } from '../gateway/useGateway.ts';
import { type KnownSafe, safeKey } from '../safe/useSafe.ts';
import { inOrder } from '../transaction/inOrder.ts';
import { callsOf, type LedgerEntry, reportedCalls } from './ledger.ts';

/** Most pages that are read. */
const MOST_PAGES = 50;
/** Concurrent requests to a gateway. */
const AT_ONCE = 6;

type Row = Extract<TransactionRow, { type: 'TRANSACTION' }>['transaction'];

/** All entries of queue or history, each with its calls, as far as they can be checked. */
export function useLedger(safe: KnownSafe, kind: 'queue' | 'history') {
  const wagmi = useConfig();
  const gateway = useGateway();
  const query = useQuery({
    queryKey: ['web', 'safe-ledger', kind, ...safeKey(safe.state)],
    queryFn: async () => {
      const client = wagmi.getClient({ chainId: safe.chain.id });
      const rows = await allRows(gateway, safe, kind);
      return inOrder(rows, (row) => entryOf(row, { gateway, client, safe }), { atOnce: AT_ONCE });
    },
  });
  return {
    entries: query.data,
    error: query.isError && !query.isFetching ? query.error : undefined,
    isLoading: query.isLoading,
    retry: () => void query.refetch(),
  };
}

async function allRows(
  gateway: GatewayClient,
  { state: { chainId, address } }: KnownSafe,
  kind: 'queue' | 'history',
): Promise<readonly Row[]> {
  const rows = new Map<string, Row>();
  let next: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const options = next === undefined ? {} : { pageUrl: next };
    const read: TransactionPage =
      kind === 'queue'
        ? await gateway.safes.queued(chainId, address, options)
        : await gateway.safes.history(chainId, address, options);
    for (const row of read.results) {
      if (row.type === 'TRANSACTION') rows.set(row.transaction.id, row.transaction);
    }
    if (!read.next) break;
    next = read.next;
  }
  return [...rows.values()];
}

interface Sources {
  readonly gateway: GatewayClient;
  readonly client: Client;
  readonly safe: KnownSafe;
}

async function entryOf(row: Row, { safe, ...sources }: Sources): Promise<LedgerEntry> {
  const { id, txStatus, timestamp, txInfo } = row;
  const { address } = safe.state;
  const hash = hashOfId(id);
  const reported: LedgerEntry = {
    ...{ id, at: timestamp ?? undefined, status: txStatus, nonce: undefined, checked: false },
    ...{ note: undefined, safeTxHash: hash, txHash: row.txHash ?? undefined },
    ...{ signatures: undefined, calls: reportedCalls(txInfo, address) },
  };
  if (!hash) return reported;
  // One that is not read is in the file as the gateway reports it, and marked so.
  const loaded = await loadTransaction({ ...sources, safe, id, requested: hash }).catch(() => null);
  if (!loaded || !('hashes' in loaded.checked)) return reported;
  const { transaction, signatures, refused } = loaded.checked;
  const { knownTargets } = safe.deployments;
  return {
    ...reported,
    status: loaded.status ?? txStatus,
    nonce: transaction.nonce,
    checked: !refused && !loaded.unproven,
    note: loaded.details.note ?? undefined,
    txHash: loaded.txHash,
    signatures: signatures.length,
    calls: callsOf(decodeCall(transaction, { safe: address, knownTargets }), address),
  };
}
