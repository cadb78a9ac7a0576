import type { Connector } from 'wagmi';

/** One attempt to connect or restore a wallet. */
export interface ConnectionAttempt {
  readonly connector: Connector;
  /** Aborts the attempt: a later answer of the wallet changes nothing on the page. */
  readonly signal: AbortSignal;
  /** Asks the wallet. Default: `connector.connect`. */
  readonly connect?: Connector['connect'];
}

/** Returns the connector of an attempt, for wagmi's actions. Connectors are wrapped nowhere else. */
export function attemptConnector({ connector, signal, connect }: ConnectionAttempt): Connector {
  return {
    ...connector,
    getProvider: () => untilAborted(connector.getProvider(), signal),
    connect: (parameters) =>
      untilAborted(connect ? connect(parameters) : connector.connect(parameters), signal),
    isAuthorized: () => untilAborted(connector.isAuthorized(), signal).catch(() => false),
  };
}

/** The answer, or the signal's reason when the signal comes first; a late answer is let go. */
export function untilAborted<Answer>(
  answer: Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
