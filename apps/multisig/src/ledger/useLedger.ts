import { mapConcurrently } from '@mooring/internal';
import { useSite } from '@mooring/page/site';
import { type GatewayClient, readRowHash } from '@mooring/safe/gateway';
import { decodeCall } from '@mooring/safe/transactions';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Client, Hash } from 'viem';
import { useConfig } from 'wagmi';
import { callNotes } from '../call/callNotes.ts';
import { REQUESTS_AT_ONCE } from '../gateway/limits.ts';
import { unreadableId } from '../gateway/unreadableId.ts';
import { useGateway } from '../gateway/useGateway.ts';
import { exactNonce } from '../nonce/readNonce.ts';
import { loadTransaction } from '../read/loadTransaction.ts';
import { type KnownSafe, safeKey } from '../safe/useSafe.ts';
import { findOriginator, type Summary } from '../transfer-warnings/findTransferWarning.ts';
import { useTransferWarnings } from '../transfer-warnings/useTransferWarnings.ts';
import { callsOf, type LedgerEntry, reportedCalls, UNREADABLE } from './ledger.ts';
import { type EntryRow, readEntries, retryWhenRateLimited } from './readEntries.ts';
import { refundCalls } from './refundCalls.ts';

/** Entries that were read, and the failure that ended the list before its end. */
interface Ledger {
  readonly rows: readonly EntryRow[];
  readonly entries: readonly LedgerEntry[];
  readonly cutBy: unknown;
}

/** Reads all entries of queue or history, with their calls, verified if possible. */
export function useLedger(safe: KnownSafe, kind: 'queue' | 'history') {
  const wagmi = useConfig();
  const gateway = useGateway();
  const { storage } = useSite().mooring;
  const notesOf = (hash: Hash) => callNotes(storage, safe.state, hash);
  const query = useQuery({
    queryKey: ['web', 'safe-ledger', kind, ...safeKey(safe.state)],
    queryFn: async (): Promise<Ledger> => {
      const client = wagmi.getClient({ chainId: safe.chain.id });
      const { chainId, address } = safe.state;
      const list = kind === 'queue' ? gateway.safes.queued : gateway.safes.history;
      const { rows, cutBy } = await readEntries((pageUrl) =>
        retryWhenRateLimited(() =>
          list(chainId, address, pageUrl === undefined ? {} : { pageUrl }),
        ),
      );
      const read = (row: EntryRow) => loadEntry(row, { gateway, client, safe, notesOf });
      return {
        rows,
        entries: await mapConcurrently(rows, read, { concurrency: REQUESTS_AT_ONCE }),
        cutBy,
      };
    },
  });
  const { data } = query;
  const summaries = useMemo(() => (data ? summariesIn(data.rows) : noRows), [data]);
  const doubtOf = useTransferWarnings(safe, summaries);
  const entries = useMemo(() => {
    const doubts = new Map(summaries.map((one) => [one.id, doubtOf(one)]));
    return data?.entries.map((entry) => ({ ...entry, doubt: doubts.get(entry.id) }));
  }, [data, summaries, doubtOf]);
  return {
    entries,
    cutBy: data?.cutBy,
    error: query.isError && !query.isFetching ? query.error : undefined,
    isLoading: query.isLoading,
    retry: () => void query.refetch(),
  };
}

const noRows: readonly never[] = [];

function summariesIn(rows: readonly EntryRow[]): readonly Summary[] {
  return rows.flatMap((row) => (row.type === 'TRANSACTION' ? [row.transaction] : []));
}

interface Sources {
  readonly gateway: GatewayClient;
  readonly client: Client;
  readonly safe: KnownSafe;
  /** Notes of a batch's calls. */
  readonly notesOf: (hash: Hash) => readonly string[];
}

async function loadEntry(
  row: EntryRow,
  { safe, notesOf, ...sources }: Sources,
): Promise<LedgerEntry> {
  if (row.type === 'UNREADABLE') return unreadableEntry(row);
  const { id, txStatus, timestamp, txInfo, executionInfo, txHash } = row.transaction;
  const { address } = safe.state;
  const hash = readRowHash(id);
  const reported: LedgerEntry = {
    ...{ id, at: timestamp ?? undefined, status: txStatus, checked: false, note: undefined },
    ...{ safeTxHash: hash, txHash: txHash ?? undefined, signatures: undefined, doubt: undefined },
    nonce: executionInfo?.type === 'MULTISIG' ? executionInfo.nonce : undefined,
    madeBy: findOriginator(row.transaction, address),
    calls: reportedCalls(txInfo, address),
  };
  if (!hash) return reported;
  // An unreadable entry is written as the gateway reports it, and marked as such.
  const load = () => loadTransaction({ ...sources, safe, id, requested: hash });
  const loaded = await retryWhenRateLimited(load).catch(() => null);
  if (!loaded || !('hashes' in loaded.checked)) return reported;
  const { transaction, signatures, refused } = loaded.checked;
  const { knownTargets } = safe.deployments;
  const calls = callsOf(decodeCall(transaction, { safe: address, knownTargets }), address);
  const notes = notesOf(hash);
  return {
    ...reported,
    status: loaded.status ?? txStatus,
    nonce: transaction.nonce,
    checked: !refused && !loaded.unproven,
    note: loaded.details.note ?? undefined,
    txHash: loaded.txHash,
    signatures: signatures.length,
    calls: [
      // Notes cannot be assigned to the calls of a nested batch.
      ...(notes.length === calls.length
        ? calls.map((call, at) => ({ ...call, note: notes[at] ?? '' }))
        : calls),
      ...refundCalls(transaction, address, loaded.refund),
    ],
  };
}

function unreadableEntry(row: Extract<EntryRow, { type: 'UNREADABLE' }>): LedgerEntry {
  return {
    ...{ id: unreadableId(row), status: UNREADABLE, nonce: exactNonce(row.nonce) },
    ...{ safeTxHash: row.hash, checked: false, calls: [], at: undefined, note: undefined },
    ...{ txHash: undefined, signatures: undefined, madeBy: undefined, doubt: undefined },
  };
}
