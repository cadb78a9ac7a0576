import { isAddressEqual, withTimeout } from 'viem';
import type { Config } from 'wagmi';
import { getAccount, watchAccount } from 'wagmi/actions';
import type { BatchRun, Sender } from './batchRun.ts';
import { SendBatchError, type SenderChange } from './sendBatchError.ts';

/** Connected wallet, account and network while calls are sent one by one. */
export interface SenderWatch {
  /** Aborts once a person disconnects, changes the account or leaves the page; its reason is a {@link SenderChange}. */
  readonly signal: AbortSignal;
  /**
   * Reads `eth_accounts` and `eth_chainId`: no wallet asks a person for these.
   * @returns what changed since the calls were reviewed; undefined when the next one may be asked for
   */
  readonly check: () => Promise<SenderChange | undefined>;
  readonly stop: () => void;
}

interface WatchSenderOptions {
  /** Time the wallet has for an answer. */
  readonly limitMs: number;
  /** Aborts when the page that sends is left. */
  readonly left?: AbortSignal | undefined;
}

/** Watches a sender. A person who comes back does not revive what they ended. */
export function watchSender(
  wagmi: Config,
  sender: Sender,
  { limitMs, left }: WatchSenderOptions,
): SenderWatch {
  const controller = new AbortController();
  const stop = () => controller.abort('left');
  if (left?.aborted) stop();
  left?.addEventListener('abort', stop);
  const look = () => {
    const change = compareSession(wagmi, sender);
    if (change) controller.abort(change);
  };
  const unwatch = watchAccount(wagmi, { onChange: look });
  look();
  /** Account that the wallet names first: another one there is another person's, or another purse. */
  let first: string | undefined;

  async function readWallet(): Promise<SenderChange | undefined> {
    const { connector, account, chainId } = sender;
    const [accounts, network] = await withTimeout(
      () => Promise.all([connector.getAccounts(), connector.getChainId()]),
      { timeout: limitMs, errorInstance: new Error('The wallet did not answer.') },
    );
    const [active] = accounts;
    if (!active) return 'disconnected';
    first ??= active;
    const isSame = active === first && accounts.some((one) => isAddressEqual(one, account));
    if (!isSame) return 'account';
    return network === chainId ? undefined : 'network';
  }

  return {
    signal: controller.signal,
    stop() {
      unwatch();
      left?.removeEventListener('abort', stop);
    },
    async check() {
      const change = await readWallet().catch((): SenderChange => 'unreadable');
      return compareSession(wagmi, sender) ?? change;
    },
  };
}

/**
 * Confirms that the next call may be asked for.
 * @param sent number of calls before it
 * @throws {SendBatchError} `stopped`
 */
export async function confirmSender({ watch, options }: BatchRun, sent = 0): Promise<void> {
  const { calls, signal } = options;
  const change = watch.signal.aborted ? watch.signal.reason : await watch.check();
  if (change === undefined && !signal?.aborted) return;
  throw new SendBatchError('stopped', { size: calls.length, sent, change, cause: signal?.reason });
}

/** Compares a sender with the connection of the page. */
function compareSession(wagmi: Config, { connector, account }: Sender): SenderChange | undefined {
  const now = getAccount(wagmi);
  if (!now.connector || !now.address) return 'disconnected';
  if (now.connector.uid !== connector.uid) return 'wallet';
  return isAddressEqual(now.address, account) ? undefined : 'account';
}
