import { readField } from '@mooring/internal';
import type { Config, Connector } from 'wagmi';
import { connect, disconnect } from 'wagmi/actions';
import { ConnectBaseError } from '../core/connectBaseError.ts';
import { attemptConnector, type ConnectionAttempt } from '../core/connectionAttempt.ts';
import { errorReason } from '../wallets/errorReason.ts';
import { type Pairing, pairingOf } from '../wallets/pairing.ts';
import { readPairingStep } from '../wallets/pairingStep.ts';
import { isProviderGone, isRejection, isRequestPending } from '../wallets/walletError.ts';

/** Why a connection did not come about; `rejected` and `cancelled` were the person's wish. */
export type ConnectFailure =
  | 'rejected'
  | 'cancelled'
  | 'timeout'
  | 'busy'
  | 'empty'
  | 'gone'
  | 'failed';

/** A connection that did not come about. `detail` is the wallet's own reason, safe to show as text. */
export class ConnectWalletError extends ConnectBaseError {
  override readonly name = 'ConnectWalletError';
  readonly reason: ConnectFailure;
  readonly detail: string | undefined;

  constructor(reason: ConnectFailure, wallet: string, cause: unknown) {
    const detail = errorReason(cause);
    super(`${wallet} did not connect (${reason})`, cause, detail);
    this.reason = reason;
    this.detail = detail;
  }
}

const CANCELLED = 'cancelled';
const TIMEOUT = 'timeout';

export interface ConnectWalletOptions {
  /** Time a person has in the wallet, in ms. Default: no limit. */
  readonly timeoutMs?: number | undefined;
  /** Network to switch to once connected. Default: whichever the wallet is on. */
  readonly chainId?: number | undefined;
  /** Called when that switch fails, or is declined. */
  readonly onSwitchFailed?: (error: unknown) => void;
}

/**
 * Connects one wallet: `wallet_requestPermissions` or `eth_requestAccounts`, then `eth_chainId`.
 * @throws {ConnectWalletError}
 */
export async function connectWallet(
  wagmi: Config,
  attempt: ConnectionAttempt,
  { timeoutMs, chainId, onSwitchFailed = () => {} }: ConnectWalletOptions,
): Promise<void> {
  const { connector, signal } = attempt;
  const limit = new AbortController();
  const cancel = () => limit.abort(CANCELLED);
  const timer =
    timeoutMs === undefined ? undefined : setTimeout(() => limit.abort(TIMEOUT), timeoutMs);
  signal.addEventListener('abort', cancel, { once: true });
  if (signal.aborted) cancel();
  const previous = wagmi.state.current;
  try {
    if (previous === connector.uid) return;
    const { accounts } = await connect(wagmi, {
      connector: attemptConnector({
        connector,
        signal: limit.signal,
        connect: cancellableConnect(attempt),
      }),
    });
    // With none there is nothing to be connected with.
    if (accounts.length === 0) {
      await disconnect(wagmi, { connector });
      throw new ConnectWalletError('empty', connector.name, undefined);
    }
    await disconnectOthers(wagmi, connector);
    // Who declines is connected all the same, where the wallet is.
    const { chainId: current } = wagmi.state.connections.get(connector.uid) ?? {};
    if (chainId !== undefined && chainId !== current)
      connector.switchChain?.({ chainId }).catch(onSwitchFailed);
  } catch (error) {
    if (error instanceof ConnectWalletError) throw error;
    throw new ConnectWalletError(connectFailure(error), connector.name, error);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', cancel);
  }
}

/** One wallet at a time: what was connected before is left once the new one is there. */
async function disconnectOthers(wagmi: Config, chosen: Connector) {
  for (const { connector } of wagmi.state.connections.values()) {
    if (connector.uid !== chosen.uid) await disconnect(wagmi, { connector });
  }
}

function connectFailure(error: unknown): ConnectFailure {
  if (error === CANCELLED || error === TIMEOUT) return error;
  if (isRejection(error)) return 'rejected';
  if (isRequestPending(error)) return 'busy';
  // As `guardProvider` says it.
  if (readField(error, 'reason') === 'accounts') return 'empty';
  if (isProviderGone(error)) return 'gone';
  if (!(error instanceof Error)) return 'failed';
  // As `announcedConnector` throws them, and as wagmi's own connectors do.
  if (error.name === 'TimeoutError') return 'timeout';
  return error.name === 'ProviderNotFoundError' ? 'gone' : 'failed';
}

/**
 * Returns how an attempt asks its wallet. A phone's proposal is withdrawn when the signal aborts, so that no phone can
 * approve a cancelled attempt; one whose link is still being made is withdrawn as soon as it is there.
 */
export function cancellableConnect({
  connector,
  signal,
  connect,
}: ConnectionAttempt): Connector['connect'] {
  const pairing = pairingOf(connector);
  if (connect) return connect;
  return (parameters) => {
    const answer = connector.connect(parameters);
    if (pairing) {
      const stop = withdrawOn(signal, pairing);
      answer.then(stop, stop);
    }
    return answer;
  };
}

function withdrawOn(signal: AbortSignal, pairing: Pairing): () => void {
  const withdraw = () => {
    const isIdle = readPairingStep(pairing.getState()).status === 'idle';
    if (isIdle || !signal.aborted) return;
    stop();
    pairing.cancel();
  };
  const unsubscribe = pairing.subscribe(withdraw);
  const stop = () => {
    unsubscribe();
    signal.removeEventListener('abort', withdraw);
  };
  signal.addEventListener('abort', withdraw);
  withdraw();
  return stop;
}

/** A proposal made before a wallet is chosen: on a phone its link must be there when it is tapped. */
export interface PreparedAttempt extends ConnectionAttempt {
  readonly connect: Connector['connect'];
  /** Withdraws the proposal. */
  readonly abort: AbortController;
  /** Settles when a wallet has answered, or the proposal was withdrawn. */
  readonly answer: Promise<unknown>;
}

/** Placeholder until a wallet is chosen; other connectors ignore it. */
const prepared = { isReconnecting: false, isPrepared: true };

/** Makes a proposal immediately. */
export function prepareAttempt(connector: Connector): PreparedAttempt {
  const abort = new AbortController();
  const { signal } = abort;
  const answer = cancellableConnect({ connector, signal })(prepared);
  return {
    connector,
    signal,
    abort,
    answer,
    // Connected by then, the connector answers a second time without another proposal.
    connect: (parameters) => answer.then(() => connector.connect(parameters)),
  };
}
