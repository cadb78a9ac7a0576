import type { Config } from 'wagmi';
import { switchChain } from 'wagmi/actions';
import { ConnectBaseError } from '../../core/connectBaseError.ts';
import { reasonOf } from '../../wallets/reasonOf.ts';
import { isRejection } from '../../wallets/walletError.ts';

/** Why the network did not change; `rejected` was the person's wish. */
export type SwitchNetworkFailure = 'rejected' | 'unsupported' | 'timeout' | 'failed';

/** A change of network that did not come about; the wallet is still where it was. */
export class SwitchNetworkError extends ConnectBaseError {
  override readonly name = 'SwitchNetworkError';
  readonly reason: SwitchNetworkFailure;

  constructor(reason: SwitchNetworkFailure, chainId: number, cause: unknown) {
    super(`The network did not change to ${chainId} (${reason})`, cause, reasonOf(cause));
    this.reason = reason;
  }
}

/**
 * Asks the wallet for another network: `wallet_switchEthereumChain`, and
 * `wallet_addEthereumChain` when it does not know it. The wallet's word, its `chainChanged` and the
 * time limit race, since wallets are known to keep silent after switching.
 * @throws {SwitchNetworkError}
 */
export async function switchNetwork(
  wagmi: Config,
  chainId: number,
  timeoutMs: number,
): Promise<void> {
  const { current } = wagmi.state;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop = () => {};
  const changed = new Promise<void>((resolve) => {
    const look = (now: number | undefined) => {
      if (now === chainId) resolve();
    };
    const chainNow = () =>
      current === null ? wagmi.state.chainId : wagmi.state.connections.get(current)?.chainId;
    stop = wagmi.subscribe(chainNow, look);
    look(chainNow());
  });
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new SwitchNetworkError('timeout', chainId, undefined)),
      timeoutMs,
    );
  });
  // Settled without the change: only `changed` or the limit can end the wait.
  const asked = switchChain(wagmi, { chainId }).then(() => changed);
  try {
    await Promise.race([asked, changed, late]);
  } catch (error) {
    if (error instanceof SwitchNetworkError) throw error;
    throw new SwitchNetworkError(failureOf(error), chainId, error);
  } finally {
    stop();
    clearTimeout(timer);
  }
}

function failureOf(error: unknown): SwitchNetworkFailure {
  if (isRejection(error)) return 'rejected';
  if (error instanceof Error && error.name === 'SwitchChainNotSupportedError') return 'unsupported';
  return 'failed';
}
