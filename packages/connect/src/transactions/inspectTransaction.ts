import {
  type Address,
  type Client,
  type Hash,
  type Hex,
  keccak256,
  stringToHex,
  type Transaction,
  type TransactionReceipt,
} from 'viem';
import {
  getBlock,
  getBlockNumber,
  getTransaction,
  getTransactionCount,
  getTransactionReceipt,
} from 'viem/actions';
import type { SeenTransaction, StoredTransaction, TransactionPatch } from './storedTransaction.ts';

export interface Inspection {
  /** Update to store. */
  patch: TransactionPatch;
  /**
   * - `waiting`: not in a block, and its nonce is unused or the node does not know it
   * - `passed`: its nonce is used, but no block with it was found: inspect again before deciding
   * - `included`: in a block, with too few confirmations
   * - `finished`: the patch has the outcome
   */
  state: 'waiting' | 'passed' | 'included' | 'finished';
}

/**
 * Inspects a transaction on its chain once.
 *
 * @param passes number of preceding inspections in a row that returned `passed`. A replacement is searched for at the
 *   second, fourth, eighth…: one answer of a lagging node proves nothing.
 * @throws the node's error; the transaction's status is then unchanged
 */
export async function inspectTransaction(
  client: Client,
  entry: StoredTransaction,
  passes: number,
): Promise<Inspection> {
  const receipt =
    (await findReceipt(client, entry.hash)) ??
    // After a reorg, the original of a repriced transaction may be mined.
    (entry.originalHash && (await findReceipt(client, entry.originalHash)));
  if (receipt) return receiptOutcome(client, entry, receipt);

  const seen = await readFoundTransaction(client, entry);
  const { from, nonce, call } = seen;
  if (from === undefined || nonce === undefined) return { patch: {}, state: 'waiting' };
  if ((await getTransactionCount(client, { address: from, blockTag: 'latest' })) <= nonce)
    return { patch: seen, state: 'waiting' };

  if (!isSearchTurn(passes)) return { patch: seen, state: 'passed' };
  const other = await findReplacement(client, from, nonce);
  if (!other || areHashesEqual(other.hash, entry.hash)) return { patch: seen, state: 'passed' };
  // Repriced is checked before cancelled: a cancelling transaction may itself be repriced.
  if (callFingerprint(other) === call)
    return { patch: { ...seen, hash: other.hash }, state: 'passed' };
  const reason = isCancellation(other) ? 'cancelled' : 'replaced';
  return {
    patch: { ...seen, status: 'failed', reason, replacedBy: other.hash },
    state: 'finished',
  };
}

async function receiptOutcome(
  client: Client,
  entry: StoredTransaction,
  receipt: TransactionReceipt,
): Promise<Inspection> {
  const { transactionHash, blockNumber } = receipt;
  const moved = areHashesEqual(transactionHash, entry.hash) ? {} : { hash: transactionHash };
  if (receipt.status === 'reverted')
    return { patch: { ...moved, status: 'failed', reason: 'reverted' }, state: 'finished' };
  const { confirmations = 1 } = entry;
  if (confirmations > 1) {
    const latest = await getBlockNumber(client, { cacheTime: 0 });
    if (latest - blockNumber + 1n < BigInt(confirmations))
      return { patch: moved, state: 'included' };
  }
  return { patch: { ...moved, status: 'confirmed' }, state: 'finished' };
}

/** Returns a transaction's receipt; undefined while it is in no block. @throws if the node does not answer */
export async function findReceipt(
  client: Client,
  hash: Hash,
): Promise<TransactionReceipt | undefined> {
  const receipt = await undefinedIfNotFound(getTransactionReceipt(client, { hash }));
  // Some nodes have receipts of the block that is being made, which may never be.
  return isInBlock(receipt) ? receipt : undefined;
}

function isInBlock(receipt: { readonly blockNumber: unknown } | undefined): boolean {
  return typeof receipt?.blockNumber === 'bigint';
}

/** Returns sender, nonce and call: the stored ones, or those of the node. */
async function readFoundTransaction(
  client: Client,
  entry: StoredTransaction,
): Promise<SeenTransaction> {
  const { from, nonce, call } = entry;
  if (from !== undefined && nonce !== undefined && call !== undefined) return { from, nonce, call };
  const transaction = await undefinedIfNotFound(getTransaction(client, { hash: entry.hash }));
  if (!transaction) return {};
  return {
    from: lowerCase(transaction.from),
    nonce: transaction.nonce,
    call: callFingerprint(transaction),
  };
}

/** Maps viem's not-found errors to undefined; matched by name, since a page may have two copies of viem. */
async function undefinedIfNotFound<Value>(answer: Promise<Value>): Promise<Value | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Error && /^Transaction(Receipt)?NotFoundError$/.test(error.name))
      return undefined;
    throw error;
  }
}

function isSearchTurn(passes: number): boolean {
  return passes > 0 && Number.isInteger(Math.log2(passes + 1));
}

function areHashesEqual(one: Hash, other: Hash): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function lowerCase(address: Address): Address {
  return `0x${address.slice(2).toLowerCase()}`;
}

export interface Call {
  to: Address | null;
  value: bigint;
  input: Hex;
}

/**
 * Hashes recipient, value (wei) and data of a transaction. Two transactions with the same nonce and fingerprint are the
 * same call at another price.
 */
export function callFingerprint({ to, value, input }: Call): Hash {
  return keccak256(stringToHex([to?.toLowerCase() ?? '', value, input.toLowerCase()].join()));
}

/** Returns true if a transaction only uses its nonce, which is how wallets cancel. */
export function isCancellation({ from, to, value, input }: Call & { from: Address }): boolean {
  return to?.toLowerCase() === from.toLowerCase() && value === 0n && input === '0x';
}

/** Maximum search depth for a replacement, in blocks: days on the fastest chains. */
const FARTHEST = 1n << 20n;
/** Number of blocks read one by one where a node has no historical nonces. */
const READABLE = 16n;

/**
 * Returns the mined transaction of `from` that used `nonce`; undefined if the node does not have it (it lags, a reorg
 * happened, or the block is too old).
 *
 * The block is the first one after which the account's nonce is greater than `nonce`. It is searched backwards in doubling
 * steps, since it is usually recent and only an archive node answers for older ones, then by bisection.
 */
export async function findReplacement(
  client: Client,
  from: Address,
  nonce: number,
): Promise<Transaction | undefined> {
  const isUsedAt = async (blockNumber: bigint) =>
    (await getTransactionCount(client, { address: from, blockNumber })) > nonce;

  async function findInBlock(blockNumber: bigint): Promise<Transaction | undefined> {
    const block = await getBlock(client, { blockNumber, includeTransactions: true });
    return block.transactions.find(
      (mined) => mined.nonce === nonce && mined.from.toLowerCase() === from.toLowerCase(),
    );
  }

  async function readBack(first: bigint): Promise<Transaction | undefined> {
    for (let at = first; at >= 0n && first - at < READABLE; at--) {
      const found = await findInBlock(at);
      if (found) return found;
    }
    return undefined;
  }

  const latest = await getBlockNumber(client, { cacheTime: 0 });
  if (!(await isUsedAt(latest))) return undefined;

  let used = latest;
  let unused = -1n;
  for (let step = 1n; used > 0n && unused < 0n; step *= 2n) {
    if (step > FARTHEST) return undefined;
    const at = latest > step ? latest - step : 0n;
    let isUsed: boolean;
    try {
      isUsed = await isUsedAt(at);
    } catch {
      // The state of that block is pruned, or the node is down: reading blocks then throws too.
      return readBack(used);
    }
    if (isUsed) used = at;
    else unused = at;
  }
  while (used - unused > 1n) {
    const middle = (used + unused) / 2n;
    if (await isUsedAt(middle)) used = middle;
    else unused = middle;
  }
  return findInBlock(used);
}
