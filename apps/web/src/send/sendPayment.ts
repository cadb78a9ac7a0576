import { type Chain, type Hash, isHash, numberToHex } from 'viem';
import type { Config } from 'wagmi';
import { getConnectorClient, sendCalls, waitForCallsStatus } from 'wagmi/actions';
import type { Call } from './asset.ts';

interface SendPaymentOptions {
  readonly chain: Chain;
  readonly calls: readonly Call[];
  /** True for a multisig account. Default: false. */
  readonly isMultisig?: boolean;
  /** Timeout for a batch to reach the network, in ms. */
  readonly timeoutMs: number;
  /** Called when the wallet has accepted a batch whose transactions are not known yet. */
  readonly onAccepted: () => void;
}

/** Thrown for a batch that the wallet accepted and the network, or the wallet, then refused. */
export class BatchFailedError extends Error {
  override readonly name = 'BatchFailedError';
}

/** Thrown when the wallet approved, but returned no transaction hash. */
export class UnclearAnswerError extends Error {
  override readonly name = 'UnclearAnswerError';
}

/**
 * Sends calls to the wallet: one by `eth_sendTransaction`, several as an atomic batch by
 * `wallet_sendCalls`.
 * @returns distinct transaction hashes
 * @throws the wallet's error
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
  // A multisig's batch is one transaction, with its hash known at once; it is followed where its signatures
  // are awaited, as owners take their time.
  if (isMultisig && isHash(id)) return [id];
  onAccepted();
  const { status, receipts = [] } = await waitForCallsStatus(wagmi, { id, timeout: timeoutMs });
  const hashes = [...new Set(receipts.map(({ transactionHash }) => transactionHash))];
  if (hashes.length === 0) throw new BatchFailedError(`The batch ended as ${status}.`);
  return hashes;
}

/**
 * Calls the wallet directly: viem's `sendTransaction` falls back to `wallet_sendTransaction` after some
 * errors, and the person would then read that this method is unknown.
 */
async function sendOne(wagmi: Config, chain: Chain, { to, value, data }: Call): Promise<Hash> {
  // Throws when the wallet has switched to another network meanwhile.
  const client = await getConnectorClient(wagmi, { chainId: chain.id });
  const transaction = {
    from: client.account.address,
    to,
    value: numberToHex(value),
    ...(data !== undefined && { data }),
  };
  // Never retried: a request that seems lost may have been approved.
  const hash: string = await client.request(
    { method: 'eth_sendTransaction', params: [transaction] },
    { retryCount: 0 },
  );
  if (!isHash(hash)) throw new UnclearAnswerError('The wallet answered with no transaction hash.');
  return hash;
}
