import type { Address, Client, TransactionReceipt } from 'viem';
import { withTimeout } from 'viem';
import { getBlockNumber } from 'viem/actions';
import { errorCodes } from '../../wallets/walletError.ts';
import { findReceipt, type Inspection } from '../inspectTransaction.ts';
import { readExecutionOutcome } from '../multisig/inspectMultisig.ts';
import type { StoredTransaction } from '../storedTransaction.ts';
import { type CallsStatus, readCallsStatus } from './readCallsStatus.ts';
import type { StoredBatch } from './storedBatch.ts';

export interface BatchInspectionOptions {
  readonly account: Address;
  /** Requests the status of a batch from its wallet; undefined while it is not connected. */
  readonly askWallet: (batch: StoredBatch) => Promise<unknown> | undefined;
  /** Time limit for the wallet's answer, in ms; a later answer is used by the next inspection. */
  readonly walletMs: number;
  /** Time after which an unknown batch is "not confirmed", in ms. */
  readonly limitMs: number;
  /** Called when the wallet fails to answer, once per batch. */
  readonly onError: (error: unknown) => void;
  /** Returns the time, in ms since 1970. Default: `Date.now`. */
  readonly now?: () => number;
}

/** Longest pause between requests for an old batch, in ms. */
const LONGEST_BATCH_PAUSE_MS = 30_000;
/** Time after which a request without an answer is repeated, in ms. */
const SILENT_BATCH_MS = 120_000;

/** Codes of a wallet that does not know the batch (EIP-5792) or the method. */
const UNKNOWN = [5730, 4200, -32601];

type WalletReport = CallsStatus | 'silent' | 'unknown';

interface StatusRequest {
  readonly since: number;
  readonly answer: Promise<WalletReport>;
  /** True once an inspection has used the answer. */
  isTaken: boolean;
}

/**
 * Creates the inspection of batches: the wallet reports the status, and the receipts that it names are read from the
 * chain, which decides. Without its wallet, a batch is pending unless the chain shows all of its transactions.
 */
export function createBatchInspection(options: BatchInspectionOptions) {
  const { account, askWallet, walletMs, limitMs, onError, now = Date.now } = options;
  const requests = new Map<string, StatusRequest>();
  const failed = new Set<string>();
  /** Time at which a wallet first reported an end whose receipts the node does not have, by key. */
  const missingSince = new Map<string, number>();

  function startRequest(key: string, batch: StoredBatch): StatusRequest | undefined {
    const answer = askWallet(batch)?.then(
      (value): WalletReport => readCallsStatus(value) ?? 'unknown',
      (error: unknown): WalletReport => {
        if (!failed.has(key)) onError(error);
        failed.add(key);
        return errorCodes(error).some((code) => UNKNOWN.includes(code)) ? 'unknown' : 'silent';
      },
    );
    if (!answer) return undefined;
    const request: StatusRequest = { since: now(), answer, isTaken: false };
    requests.set(key, request);
    return request;
  }

  /** Requests the status from the wallet, one request at a time, with growing pauses. A late answer is used next time. */
  async function readReport(
    key: string,
    entry: StoredTransaction,
    batch: StoredBatch,
  ): Promise<WalletReport> {
    const pause = Math.min((now() - entry.addedAt) / 20, LONGEST_BATCH_PAUSE_MS);
    const previous = requests.get(key);
    const isDue =
      !previous || now() - previous.since >= (previous.isTaken ? pause : SILENT_BATCH_MS);
    const request = isDue ? startRequest(key, batch) : previous;
    if (!request) return 'silent';
    const report = await withTimeout(() => request.answer, { timeout: walletMs }).catch(
      () => undefined,
    );
    if (report !== undefined) request.isTaken = true;
    return report ?? 'silent';
  }

  return async (client: Client, entry: StoredTransaction): Promise<Inspection> => {
    const { batch } = entry;
    if (!batch) throw new TypeError('Not a batch.');
    const key = `${entry.chainId}.${entry.originalHash ?? entry.hash}`;
    const report = await readReport(key, entry, batch);
    const reported = typeof report === 'string' ? undefined : report;
    const hashes = reported?.hashes.length ? reported.hashes : (batch.hashes ?? []);
    const found = await Promise.all(hashes.map((hash) => findReceipt(client, hash)));
    const receipts = found.filter((receipt) => receipt !== undefined);
    const atomic = reported?.atomic ?? batch.atomic;
    const known = {
      ...batch,
      ...(atomic !== undefined && { atomic }),
      ...(hashes.length > 0 && { hashes }),
    };
    const isWhole = receipts.length >= (atomic ? 1 : batch.size);
    const phase =
      reported && reported.phase !== 'pending' ? reported.phase : isWhole ? 'done' : 'pending';
    if (phase === 'pending') {
      if (report === 'unknown' && now() - entry.addedAt >= limitMs)
        return { patch: { status: 'failed', reason: 'timed-out' }, state: 'finished' };
      const done = receipts.filter((receipt) => isSuccessful(receipt, account)).length;
      return { patch: { batch: done > 0 ? { ...known, done } : known }, state: 'waiting' };
    }
    if (receipts.length < hashes.length) {
      const since = missingSince.get(key) ?? now();
      missingSince.set(key, since);
      // The node may lag behind the wallet's node; a missing receipt proves nothing.
      return now() - since < Math.min(limitMs, SILENT_BATCH_MS)
        ? { patch: { batch: known }, state: 'waiting' }
        : { patch: { batch: known, status: 'failed', reason: 'timed-out' }, state: 'finished' };
    }
    missingSince.delete(key);
    return batchOutcome(client, entry, { batch: known, receipts, account, phase });
  };
}

interface Ended {
  readonly batch: StoredBatch;
  readonly receipts: readonly TransactionReceipt[];
  readonly account: Address;
  readonly phase: Exclude<CallsStatus['phase'], 'pending'>;
}

/** Returns the outcome of a batch: by its receipts, else by the wallet's report. */
async function batchOutcome(
  client: Client,
  { confirmations = 1 }: StoredTransaction,
  { batch, receipts, account, phase }: Ended,
): Promise<Inspection> {
  const succeeded = receipts.filter((receipt) => isSuccessful(receipt, account));
  const failedReceipt = receipts.find((receipt) => !succeeded.includes(receipt));
  const last = failedReceipt ?? receipts.at(-1);
  const moved = last ? { hash: last.transactionHash } : {};
  const done = batch.atomic ? 0 : Math.min(succeeded.length, batch.size);
  if (failedReceipt) {
    const failed = { status: 'failed', reason: 'reverted' } as const;
    return { patch: { ...moved, ...failed, batch: { ...batch, done } }, state: 'finished' };
  }
  if (phase !== 'done') {
    const claim = { ...batch, ...(done > 0 && { done }), claimed: true };
    const patch = { ...moved, batch: claim, status: 'failed', reason: 'error' } as const;
    return { patch, state: 'finished' };
  }
  if (confirmations > 1 && receipts.length > 0) {
    const latest = await getBlockNumber(client, { cacheTime: 0 });
    const isDeep = ({ blockNumber }: TransactionReceipt) =>
      latest - blockNumber + 1n >= BigInt(confirmations);
    if (!receipts.every(isDeep)) return { patch: { ...moved, batch }, state: 'included' };
  }
  const isProven =
    receipts.length >= (batch.atomic ? 1 : batch.size) &&
    receipts.every((receipt) => isOf(receipt, account));
  const outcome = { ...batch, done: batch.size, ...(!isProven && { claimed: true }) };
  return { patch: { ...moved, batch: outcome, status: 'confirmed' }, state: 'finished' };
}

/** Returns true for a successful receipt; for a multisig, by the account's event. */
function isSuccessful({ status, logs }: TransactionReceipt, account: Address): boolean {
  return status === 'success' && readExecutionOutcome(logs, account) !== 'failure';
}

/** Returns true if a transaction involves an account; the wallet's report may be wrong or forged. */
function isOf({ from, to, logs }: TransactionReceipt, account: Address): boolean {
  const own = account.toLowerCase();
  const names = (value: string | null) => value?.toLowerCase() === own;
  return (
    names(from) ||
    names(to) ||
    logs.some(
      ({ address, topics }) =>
        names(address) || topics.some((topic) => topic.toLowerCase().endsWith(own.slice(2))),
    )
  );
}
