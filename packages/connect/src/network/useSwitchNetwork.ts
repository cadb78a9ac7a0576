import { withTimeout } from 'viem';
import { type Config, useConfig } from 'wagmi';
import { switchChain } from 'wagmi/actions';
import { ConnectBaseError } from '../core/connectBaseError.ts';
import { useMooring } from '../core/MooringContext.ts';
import { type Mutation, useMutation } from '../core/useMutation.ts';
import { errorReason } from '../wallets/errorReason.ts';
import { isRejection, isRequestPending } from '../wallets/walletError.ts';

/** Network a wallet is asked for. */
export interface SwitchNetworkVariables {
  readonly chainId: number;
}

/** A change of network: `variables` has the network, `error` the reason why the wallet is not there. */
export type SwitchNetwork = Mutation<void, SwitchNetworkError, SwitchNetworkVariables>;

/**
 * Asks the connected wallet for another network.
 *
 * @example
 * ```tsx
 * import { useSwitchNetwork } from '@mooring/connect';
 * import { base } from 'viem/chains';
 *
 * export function ToBase() {
 *   const { mutate: switchNetwork, isPending } = useSwitchNetwork();
 *   return (
 *     <button type="button" onClick={() => switchNetwork({ chainId: base.id })}>
 *       {isPending ? 'Confirm in your wallet' : 'Switch to Base'}
 *     </button>
 *   );
 * }
 * ```
 */
export function useSwitchNetwork(): SwitchNetwork {
  const { config, report } = useMooring();
  const wagmi = useConfig();
  return useMutation(
    ({ chainId }) => switchNetwork(wagmi, chainId, config.timeouts.switchNetworkMs),
    report,
  );
}

/** Why the network did not change; `rejected` was the person's wish. */
export type SwitchNetworkFailure = 'rejected' | 'busy' | 'unsupported' | 'timeout' | 'failed';

/** A change of network that did not come about; the wallet is still where it was. */
export class SwitchNetworkError extends ConnectBaseError {
  override readonly name = 'SwitchNetworkError';
  readonly reason: SwitchNetworkFailure;

  constructor(reason: SwitchNetworkFailure, chainId: number, cause: unknown) {
    super(`The network did not change to ${chainId} (${reason})`, cause, errorReason(cause));
    this.reason = reason;
  }
}

/**
 * Asks the wallet for another network: `wallet_switchEthereumChain`, and
 * `wallet_addEthereumChain` when it does not know it. The wallet's word, its `chainChanged` and the
 * time limit race, since wallets are known to keep silent after switching.
 * @throws {SwitchNetworkError}
 */
async function switchNetwork(wagmi: Config, chainId: number, timeoutMs: number): Promise<void> {
  const { current } = wagmi.state;
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
  // Settled without the change: only `changed` or the limit can end the wait.
  const asked = switchChain(wagmi, { chainId }).then(() => changed);
  try {
    await withTimeout(() => Promise.race([asked, changed]), {
      timeout: timeoutMs,
      errorInstance: new SwitchNetworkError('timeout', chainId, undefined),
    });
  } catch (error) {
    if (error instanceof SwitchNetworkError) throw error;
    throw new SwitchNetworkError(switchFailure(error), chainId, error);
  } finally {
    stop();
  }
}

function switchFailure(error: unknown): SwitchNetworkFailure {
  if (isRejection(error)) return 'rejected';
  if (isRequestPending(error)) return 'busy';
  if (error instanceof Error && error.name === 'SwitchChainNotSupportedError') return 'unsupported';
  return 'failed';
}
