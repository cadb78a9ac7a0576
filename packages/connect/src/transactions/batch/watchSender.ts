import { isAddressEqual, withTimeout } from 'viem';
import type { Config } from 'wagmi';
import { getAccount, watchAccount } from 'wagmi/actions';
import type { BatchRun, Sender } from './batchRun.ts';
import { SendBatchError, type SenderChange } from './sendBatchError.ts';

/** Watch of the connected wallet, account and network while calls are sent one by one. */
export interface SenderWatch {
  /** Aborts when the user disconnects, changes the account or leaves; the reason is a {@link SenderChange}. */
  readonly signal: AbortSignal;
  /**
   * Reads `eth_accounts` and `eth_chainId`, which show no prompt.
   * @returns the change since the calls were reviewed; undefined if the next call can be requested
   */
  readonly check: () => Promise<SenderChange | undefined>;
  readonly stop: () => void;
}

interface WatchSenderOptions {
  /** Time limit for the wallet's answer, in ms. */
  readonly limitMs: number;
  /** Aborts when the sending component unmounts. */
  readonly left?: AbortSignal | undefined;
}

/** Watches a sender. Once ended, sending does not resume when the user reconnects. */
export function watchSender(
  wagmi: Config,
  sender: Sender,
  { limitMs, left }: WatchSenderOptions,
): SenderWatch {
  const controller = new AbortController();
  const stop = () => controller.abort('left');
  if (left?.aborted) stop();
  left?.addEventListener('abort', stop);
  const checkSession = () => {
    const change = compareSession(wagmi, sender);
    if (change) controller.abort(change);
  };
  const unwatch = watchAccount(wagmi, { onChange: checkSession });
  checkSession();
  /** First account of the wallet at the start: another one means that the user switched accounts. */
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
    const isSame =
      active === first && accounts.some((approved) => isAddressEqual(approved, account));
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
 * Checks that the next call can be requested.
 * @param sent number of calls sent before it
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
