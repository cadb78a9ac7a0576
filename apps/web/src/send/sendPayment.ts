import { type Chain, type Hash, isHash, numberToHex } from 'viem';
import type { Config } from 'wagmi';
import { getConnectorClient, sendCalls, waitForCallsStatus } from 'wagmi/actions';
import type { Call } from './callOf.ts';

interface SendPaymentOptions {
  readonly chain: Chain;
  readonly calls: readonly Call[];
  /** The account is one of several owners. Default false. */
  readonly isMultisig?: boolean;
  /** How long a batch may take to reach the network, in milliseconds. */
  readonly timeoutMs: number;
  /** The wallet has accepted a batch; its transactions are not known yet. */
  readonly onAccepted: () => void;
}

/** A batch that the wallet accepted and the network, or the wallet, then refused. */
export class BatchFailedError extends Error {
  override readonly name = 'BatchFailedError';
}

/** The wallet approved, and named no transaction. */
export class UnclearAnswerError extends Error {
  override readonly name = 'UnclearAnswerError';
}

/**
 * Puts calls before the wallet: one by `eth_sendTransaction`, several as one by `wallet_sendCalls`,
 * all or none.
 * @returns the transactions' hashes, each once
 * @throws what the wallet refuses with
 * @throws {BatchFailedError}
 * @throws {UnclearAnswerError}
 */
export async function sendPayment(
  wagmi: Config,
  { chain, calls, isMultisig = false, timeoutMs, onAccepted }: SendPaymentOptions,
): Promise<readonly Hash[]> {
  const [only, ...others] = calls;
  if (!only) return [];
  if (others.length === 0) {
    return [await sendOne(wagmi, chain, only)];
  }
  const { id } = await sendCalls(wagmi, {
    chainId: chain.id,
    calls: [...calls],
    forceAtomic: true,
  });
  // A multisig's batch is one transaction, known by its hash at once; its owners take their time, and
  // it is followed where they are waited for.
  if (isMultisig && isHash(id)) return [id];
  onAccepted();
  const { status, receipts = [] } = await waitForCallsStatus(wagmi, { id, timeout: timeoutMs });
  const hashes = [...new Set(receipts.map(({ transactionHash }) => transactionHash))];
  if (hashes.length === 0) throw new BatchFailedError(`The batch ended as ${status}.`);
  return hashes;
}

/**
 * Asks the wallet directly: viem's `sendTransaction` goes on to `wallet_sendTransaction` after some
 * refusals, and what the person then reads is that this method is not known.
 */
async function sendOne(wagmi: Config, chain: Chain, { to, value, data }: Call): Promise<Hash> {
  // Refuses when the wallet has gone to another network in the meantime.
  const client = await getConnectorClient(wagmi, { chainId: chain.id });
  const transaction = {
    from: client.account.address,
    to,
    value: numberToHex(value),
    ...(data !== undefined && { data }),
  };
  // Never asked twice: a request that seems lost may have been approved.
  const hash: string = await client.request(
    { method: 'eth_sendTransaction', params: [transaction] },
    { retryCount: 0 },
  );
  if (!isHash(hash)) throw new UnclearAnswerError('The wallet answered with no transaction hash.');
  return hash;
}
