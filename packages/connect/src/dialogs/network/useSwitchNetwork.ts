import { useCallback, useState } from 'react';
import { useConfig } from 'wagmi';
import { useMooring } from '../../core/MooringContext.ts';
import { SwitchNetworkError, type SwitchNetworkFailure, switchNetwork } from './switchNetwork.ts';

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
