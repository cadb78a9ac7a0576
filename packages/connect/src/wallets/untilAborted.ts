import type { Connector } from 'wagmi';

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

/**
 * The same connector for one attempt: what it is asked ends with the signal's reason when the
 * signal comes first. A late approval then changes nothing on the page.
 */
export function limited(connector: Connector, signal: AbortSignal): Connector {
  return {
    ...connector,
    getProvider: () => untilAborted(connector.getProvider(), signal),
    connect: (parameters) => untilAborted(connector.connect(parameters), signal),
    isAuthorized: () => untilAborted(connector.isAuthorized(), signal).catch(() => false),
  };
}
