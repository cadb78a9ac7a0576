import { readField } from '@mooring/internal';
import { withTimeout } from 'viem';
import { type Config, useConfig } from 'wagmi';
import { switchChain } from 'wagmi/actions';
import { ConnectBaseError } from '../core/connectBaseError.ts';
import { useMooring } from '../core/MooringContext.ts';
import { type Mutation, useMutation } from '../core/useMutation.ts';
import { errorReason } from '../wallets/errorReason.ts';
import { isRejection, isRequestPending } from '../wallets/walletError.ts';

/** Network to switch to. */
export interface SwitchNetworkVariables {
  readonly chainId: number;
}

/** Result of {@link useSwitchNetwork}: `variables` has the network, `error` the reason for a failure. */
export type SwitchNetwork = Mutation<void, SwitchNetworkError, SwitchNetworkVariables>;

/**
 * Switches the connected wallet to another network.
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

/** Reason for a failed switch; `rejected` is the user's choice. */
export type SwitchNetworkFailure = 'rejected' | 'busy' | 'unsupported' | 'timeout' | 'failed';

/** Failed switch; the wallet's network is unchanged. */
export class SwitchNetworkError extends ConnectBaseError {
  override readonly name = 'SwitchNetworkError';
  readonly reason: SwitchNetworkFailure;

  constructor(reason: SwitchNetworkFailure, chainId: number, cause: unknown) {
    super(`The network did not change to ${chainId} (${reason})`, cause, errorReason(cause));
    this.reason = reason;
  }
}

/**
 * Switches the wallet's network: `wallet_switchEthereumChain`, and `wallet_addEthereumChain` if the network is unknown to
 * it. Ends with the wallet's answer, its `chainChanged` or the time limit, since some wallets do not answer after
 * switching.
 * @throws {SwitchNetworkError}
 */
async function switchNetwork(wagmi: Config, chainId: number, timeoutMs: number): Promise<void> {
  const { current } = wagmi.state;
  let stop = () => {};
  const changed = new Promise<void>((resolve) => {
    const check = (now: number | undefined) => {
      if (now === chainId) resolve();
    };
    const chainNow = () =>
      current === null ? wagmi.state.chainId : wagmi.state.connections.get(current)?.chainId;
    stop = wagmi.subscribe(chainNow, check);
    check(chainNow());
  });
  // The wallet's answer alone is not enough: wait for the change or the time limit.
  const switched = switchChain(wagmi, { chainId }).then(() => changed);
  try {
    await withTimeout(() => Promise.race([switched, changed]), {
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
  const name = readField(error, 'name');
  if (name === 'SwitchChainNotSupportedError') return 'unsupported';
  // A read of the wallet's network that was not answered.
  return name === 'TimeoutError' ? 'timeout' : 'failed';
}
