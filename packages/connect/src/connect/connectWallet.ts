import { readField } from '@mooring/internal';
import type { Config, Connector } from 'wagmi';
import { connect, disconnect } from 'wagmi/actions';
import { ConnectBaseError } from '../core/connectBaseError.ts';
import { attemptConnector, type ConnectionAttempt } from '../core/connectionAttempt.ts';
import { errorReason } from '../wallets/errorReason.ts';
import { type Pairing, pairingOf } from '../wallets/pairing.ts';
import { readPairingStep } from '../wallets/pairingStep.ts';
import { isProviderGone, isRejection, isRequestPending } from '../wallets/walletError.ts';

/** Reason for a failed connection; `rejected` and `cancelled` are the user's choice. */
export type ConnectFailure =
  | 'rejected'
  | 'cancelled'
  | 'timeout'
  | 'busy'
  | 'empty'
  | 'gone'
  | 'failed';

/** Failed connection. `detail` is the reason the wallet gave, safe to show as text. */
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
const TIMED_OUT = 'timeout';

export interface ConnectWalletOptions {
  /** Time the user has to approve in the wallet, in ms. Default: no limit. */
  readonly timeoutMs?: number | undefined;
  /** Chain to switch to once connected. Default: the wallet's current chain. */
  readonly chainId?: number | undefined;
  /** Called with errors that leave the wallet connected: that switch failed, or another wallet's disconnect. */
  readonly report: (error: unknown) => void;
}

/**
 * Connects one wallet: `wallet_requestPermissions` or `eth_requestAccounts`, then `eth_chainId`.
 * @throws {ConnectWalletError}
 */
export async function connectWallet(
  wagmi: Config,
  attempt: ConnectionAttempt,
  { timeoutMs, chainId, report }: ConnectWalletOptions,
): Promise<void> {
  const { connector, signal } = attempt;
  const limit = new AbortController();
  const cancel = () => limit.abort(CANCELLED);
  const timer =
    timeoutMs === undefined ? undefined : setTimeout(() => limit.abort(TIMED_OUT), timeoutMs);
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
    // Without accounts there is no connection to use.
    if (accounts.length === 0) {
      await disconnect(wagmi, { connector });
      throw new ConnectWalletError('empty', connector.name, undefined);
    }
    await disconnectOthers(wagmi, connector, report);
    // If the user declines the switch, stay connected on the wallet's network.
    const connection = wagmi.state.connections.get(connector.uid);
    if (chainId !== undefined && chainId !== connection?.chainId)
      connector.switchChain?.({ chainId }).catch(report);
  } catch (error) {
    if (error instanceof ConnectWalletError) throw error;
    throw new ConnectWalletError(connectFailure(error), connector.name, error);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', cancel);
  }
}

/** Disconnects every other wallet, so that only the new one is connected, also if one of them fails. */
async function disconnectOthers(
  wagmi: Config,
  chosen: Connector,
  report: (error: unknown) => void,
): Promise<void> {
  for (const { connector } of wagmi.state.connections.values()) {
    if (connector.uid === chosen.uid) continue;
    await disconnect(wagmi, { connector }).catch((error: unknown) => {
      // As the wallet's own event does, it removes the connection here.
      connector.emitter.emit('disconnect');
      report(error);
    });
  }
}

function connectFailure(error: unknown): ConnectFailure {
  if (error === CANCELLED || error === TIMED_OUT) return error;
  if (isRejection(error)) return 'rejected';
  if (isRequestPending(error)) return 'busy';
  // Set by `guardProvider`.
  if (readField(error, 'reason') === 'accounts') return 'empty';
  if (isProviderGone(error)) return 'gone';
  // Thrown by `announcedConnector` and by wagmi's connectors.
  const name = readField(error, 'name');
  if (name === 'TimeoutError') return 'timeout';
  return name === 'ProviderNotFoundError' ? 'gone' : 'failed';
}

/**
 * Returns the function that connects an attempt's connector. When the signal aborts, a phone's proposal is withdrawn,
 * so that no phone can approve a cancelled attempt; if its link is still being made, it is withdrawn afterwards.
 */
export function cancellableConnect({
  connector,
  signal,
  connect,
}: ConnectionAttempt): Connector['connect'] {
  const pairing = pairingOf(connector);
  if (connect) return connect;
  return (parameters) => {
    const connection = connector.connect(parameters);
    if (pairing) {
      const stop = withdrawOn(signal, pairing);
      connection.then(stop, stop);
    }
    return connection;
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

/** Pairing proposal made before a wallet is chosen: on a phone, the link must exist when the user taps it. */
export interface PreparedAttempt extends ConnectionAttempt {
  readonly connect: Connector['connect'];
  /** Withdraws the proposal. */
  readonly abort: AbortController;
  /** Settles when a wallet answers, or when the proposal is withdrawn. */
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
    // The connector is connected by then, and answers again without another proposal.
    connect: (parameters) => answer.then(() => connector.connect(parameters)),
  };
}
