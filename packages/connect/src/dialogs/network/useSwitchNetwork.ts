import { useCallback, useState } from 'react';
import { withTimeout } from 'viem';
import { type Config, useConfig } from 'wagmi';
import { switchChain } from 'wagmi/actions';
import { ConnectBaseError } from '../../core/connectBaseError.ts';
import { useMooring } from '../../core/MooringContext.ts';
import { reasonOf } from '../../wallets/reasonOf.ts';
import { isBusy, isRejection } from '../../wallets/walletError.ts';

/** A change of network as a person sees it. */
export type SwitchNetworkState =
  | { readonly step: 'idle' }
  | { readonly step: 'confirming'; readonly chainId: number }
  | { readonly step: 'failed'; readonly chainId: number; readonly reason: SwitchNetworkFailure };

/** State of a change of network, and the function that asks for one. */
export interface SwitchNetwork {
  readonly state: SwitchNetworkState;
  /** Asks the wallet. Resolves to whether the network changed; what went wrong is in `state`. */
  readonly switchTo: (chainId: number) => Promise<boolean>;
}

/**
 * Asks the connected wallet for another network.
 *
 * @example
 * ```tsx
 * import { useSwitchNetwork } from '@mooring/connect';
 * import { base } from 'viem/chains';
 *
 * export function ToBase() {
 *   const { state, switchTo } = useSwitchNetwork();
 *   return (
 *     <button type="button" onClick={() => void switchTo(base.id)}>
 *       {state.step === 'confirming' ? 'Confirm in your wallet' : 'Switch to Base'}
 *     </button>
 *   );
 * }
 * ```
 */
export function useSwitchNetwork(): SwitchNetwork {
  const { config, report } = useMooring();
  const wagmi = useConfig();
  const [state, setState] = useState<SwitchNetworkState>({ step: 'idle' });
  const switchTo = useCallback(
    async (chainId: number) => {
      setState({ step: 'confirming', chainId });
      try {
        await switchNetwork(wagmi, chainId, config.timeouts.switchNetworkMs);
        setState({ step: 'idle' });
        return true;
      } catch (error) {
        report(error);
        const reason = error instanceof SwitchNetworkError ? error.reason : 'failed';
        setState({ step: 'failed', chainId, reason });
        return false;
      }
    },
    [wagmi, config.timeouts.switchNetworkMs, report],
  );
  return { state, switchTo };
}

/** Why the network did not change; `rejected` was the person's wish. */
export type SwitchNetworkFailure = 'rejected' | 'busy' | 'unsupported' | 'timeout' | 'failed';

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
    throw new SwitchNetworkError(failureOf(error), chainId, error);
  } finally {
    stop();
  }
}

function failureOf(error: unknown): SwitchNetworkFailure {
  if (isRejection(error)) return 'rejected';
  if (isBusy(error)) return 'busy';
  if (error instanceof Error && error.name === 'SwitchChainNotSupportedError') return 'unsupported';
  return 'failed';
}
