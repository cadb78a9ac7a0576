import { isRecord, type PlainRecord } from '@mooring/internal';
import type { Hash } from 'viem';
import type { MultisigSigner } from '../../wallet/account.ts';
import type { Wallet } from '../../wallet/createWallet.ts';
import type { Batch, BatchStatus } from '../../wallet/walletState.ts';

/** Time after which a batch without progress (its page was closed) counts as ended, in ms. */
const ABANDONED_AFTER = 60_000;

/** Status of a batch, with its transactions and the receipts of those mined. */
interface BatchReading {
  readonly status: BatchStatus;
  readonly hashes: readonly Hash[];
  readonly receipts: readonly PlainRecord[];
}

/** Reads the status of a batch: from receipts of the network's node, or from the gateway for a proposal. */
export async function batchStatus(wallet: Wallet, batch: Batch): Promise<BatchReading> {
  const { proposal } = batch;
  const outcome = proposal && (await batchSigner(wallet, batch)?.outcomeOf(proposal));
  const executedBy = outcome?.executedBy;
  const hashes = executedBy ? [executedBy] : batch.hashes;
  const found = await Promise.all(hashes.map((hash) => batchReceipt(wallet, batch, hash)));
  const receipts = found.filter((receipt) => receipt !== undefined);
  // Owners may still sign, whether or not the page is open.
  const proposed = outcome?.status ?? 100;
  const status = proposal ? proposed : statusOf(batch, receipts, Date.now());
  return { status, hashes, receipts };
}

/** Any multisig on the network: all of them use the same gateway. */
function batchSigner(wallet: Wallet, { chainId }: Batch): MultisigSigner | undefined {
  return wallet.accounts.find(({ multisig }) => multisig?.chainId === chainId)?.multisig;
}

/**
 * EIP-5792 status of a batch with these receipts.
 *
 * @param now ms since 1970.
 */
export function statusOf(batch: Batch, receipts: readonly PlainRecord[], now: number): BatchStatus {
  const ended = batch.ended || now - batch.updatedAt > ABANDONED_AFTER;
  const succeeded = receipts.filter(({ status }) => status === '0x1').length;
  if (receipts.length < batch.hashes.length) return 100;
  if (succeeded === batch.size) return 200;
  if (!ended) return 100;
  if (batch.hashes.length === 0) return 400;
  return succeeded === 0 ? 500 : 600;
}

async function batchReceipt(
  wallet: Wallet,
  batch: Batch,
  hash: Hash,
): Promise<PlainRecord | undefined> {
  const network = wallet.network(batch.chainId);
  if (!network) return undefined;
  const receipt = await wallet.node(network, 'eth_getTransactionReceipt', [hash]);
  if (!isRecord(receipt)) return undefined;
  const { logs, status, blockHash, blockNumber, gasUsed, transactionHash } = receipt;
  const shortLogs = Array.isArray(logs) ? logs.filter(isRecord).map(shortLog) : [];
  return { logs: shortLogs, status, blockHash, blockNumber, gasUsed, transactionHash };
}

function shortLog({ address, data, topics }: PlainRecord): PlainRecord {
  return { address, data, topics };
}
