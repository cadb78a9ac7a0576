import type { Address, Client, TransactionReceipt } from 'viem';
import { withTimeout } from 'viem';
import { getBlockNumber } from 'viem/actions';
import { errorCodes } from '../../wallets/walletError.ts';
import { findReceipt, type Inspection } from '../inspectTransaction.ts';
import { readExecution } from '../multisig/inspectMultisig.ts';
import type { StoredTransaction } from '../storedTransaction.ts';
import { type CallsStatus, readCallsStatus } from './readCallsStatus.ts';
import type { StoredBatch } from './storedBatch.ts';

export interface BatchInspectionOptions {
  readonly account: Address;
  /** Asks a wallet for the status of a batch; undefined while it is not connected. */
  readonly askWallet: (batch: StoredBatch) => Promise<unknown> | undefined;
  /** Time a wallet has to answer, in ms; its later answer is taken at the next look. */
  readonly walletMs: number;
  /** Time until what nobody knows reads "not confirmed", in ms. */
  readonly limitMs: number;
  /** Called when the wallet fails to answer, once a batch. */
  readonly onError: (error: unknown) => void;
  /** The time in ms since 1970. Default `Date.now`. */
  readonly now?: () => number;
}

/** A batch that has waited long is asked for at most this often, in ms. */
const LONGEST_BATCH_PAUSE_MS = 30_000;
/** Time after which a request without an answer is repeated, in ms. */
const SILENT_BATCH_MS = 120_000;

/** Codes of a wallet that does not know the batch (EIP-5792), or the method. */
const UNKNOWN = [5730, 4200, -32601];

type Told = CallsStatus | 'silent' | 'unknown';

interface Asking {
  readonly since: number;
  readonly answer: Promise<Told>;
  /** A look has had the answer. */
  isTaken: boolean;
}

/**
 * Creates the inspection of batches: its wallet reports how it stands, and the receipts it names are
 * looked for on the chain, which decides. Without its wallet a batch is pending, unless the chain shows
 * all of it.
 */
export function createBatchInspection(options: BatchInspectionOptions) {
  const { account, askWallet, walletMs, limitMs, onError, now = Date.now } = options;
  const asked = new Map<string, Asking>();
  const failed = new Set<string>();
  /** When a wallet first called a batch ended whose receipts no node shows, by key. */
  const unseen = new Map<string, number>();

  function begin(key: string, batch: StoredBatch): Asking | undefined {
    const answer = askWallet(batch)?.then(
      (value): Told => readCallsStatus(value) ?? 'unknown',
      (error: unknown): Told => {
        if (!failed.has(key)) onError(error);
        failed.add(key);
        return errorCodes(error).some((code) => UNKNOWN.includes(code)) ? 'unknown' : 'silent';
      },
    );
    if (!answer) return undefined;
    const asking: Asking = { since: now(), answer, isTaken: false };
    asked.set(key, asking);
    return asking;
  }

  /** Asks its wallet, one request at a time and less and less often. A late answer is taken at the next look. */
  async function ask(key: string, entry: StoredTransaction, batch: StoredBatch): Promise<Told> {
    const pause = Math.min((now() - entry.addedAt) / 20, LONGEST_BATCH_PAUSE_MS);
    const before = asked.get(key);
    const isDue = !before || now() - before.since >= (before.isTaken ? pause : SILENT_BATCH_MS);
    const asking = isDue ? begin(key, batch) : before;
    if (!asking) return 'silent';
    const told = await withTimeout(() => asking.answer, { timeout: walletMs }).catch(
      () => undefined,
    );
    if (told !== undefined) asking.isTaken = true;
    return told ?? 'silent';
  }

  return async (client: Client, entry: StoredTransaction): Promise<Inspection> => {
    const { batch } = entry;
    if (!batch) throw new TypeError('No batch.');
    const key = `${entry.chainId}.${entry.originalHash ?? entry.hash}`;
    const told = await ask(key, entry, batch);
    const said = typeof told === 'string' ? undefined : told;
    const hashes = said?.hashes.length ? said.hashes : (batch.hashes ?? []);
    const found = await Promise.all(hashes.map((hash) => findReceipt(client, hash)));
    const receipts = found.filter((receipt) => receipt !== undefined);
    const atomic = said?.atomic ?? batch.atomic;
    const known = {
      ...batch,
      ...(atomic !== undefined && { atomic }),
      ...(hashes.length > 0 && { hashes }),
    };
    const isWhole = receipts.length >= (atomic ? 1 : batch.size);
    const phase = said && said.phase !== 'pending' ? said.phase : isWhole ? 'done' : 'pending';
    if (phase === 'pending') {
      if (told === 'unknown' && now() - entry.addedAt >= limitMs)
        return { patch: { status: 'failed', reason: 'timed-out' }, state: 'finished' };
      const done = receipts.filter((receipt) => isGood(receipt, account)).length;
      return { patch: { batch: done > 0 ? { ...known, done } : known }, state: 'waiting' };
    }
    if (receipts.length < hashes.length) {
      const since = unseen.get(key) ?? now();
      unseen.set(key, since);
      // A node may lag behind the wallet's; one that never shows it proves nothing.
      return now() - since < Math.min(limitMs, SILENT_BATCH_MS)
        ? { patch: { batch: known }, state: 'waiting' }
        : { patch: { batch: known, status: 'failed', reason: 'timed-out' }, state: 'finished' };
    }
    unseen.delete(key);
    return judgeBatch(client, entry, { batch: known, receipts, account, phase });
  };
}

interface Ended {
  readonly batch: StoredBatch;
  readonly receipts: readonly TransactionReceipt[];
  readonly account: Address;
  readonly phase: Exclude<CallsStatus['phase'], 'pending'>;
}

/** Outcome of a batch: by its receipts, and where they do not show it by the wallet's word. */
async function judgeBatch(
  client: Client,
  { confirmations = 1 }: StoredTransaction,
  { batch, receipts, account, phase }: Ended,
): Promise<Inspection> {
  const good = receipts.filter((receipt) => isGood(receipt, account));
  const bad = receipts.find((receipt) => !good.includes(receipt));
  const last = bad ?? receipts.at(-1);
  const moved = last ? { hash: last.transactionHash } : {};
  const done = batch.atomic ? 0 : Math.min(good.length, batch.size);
  if (bad) {
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
  const isShown =
    receipts.length >= (batch.atomic ? 1 : batch.size) &&
    receipts.every((receipt) => isOf(receipt, account));
  const outcome = { ...batch, done: batch.size, ...(!isShown && { claimed: true }) };
  return { patch: { ...moved, batch: outcome, status: 'confirmed' }, state: 'finished' };
}

/** True for a receipt of success; of a multisig's, by the account's own event. */
function isGood({ status, logs }: TransactionReceipt, account: Address): boolean {
  return status === 'success' && readExecution(logs, account) !== 'failure';
}

/** True if a transaction has to do with an account: any other would be a wallet's mistake, or a lie. */
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
