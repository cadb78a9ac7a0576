import type { Connector } from 'wagmi';

/** Attempt to connect or restore a wallet. */
export interface ConnectionAttempt {
  readonly connector: Connector;
  /** Aborts the attempt; a later answer of the wallet is ignored. */
  readonly signal: AbortSignal;
  /** Asks the wallet. Default: `connector.connect`. */
  readonly connect?: Connector['connect'] | undefined;
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

/** Resolves to the answer, or rejects with the signal's reason if it aborts first; a late answer is ignored. */
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
