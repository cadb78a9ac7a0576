import process from 'node:process';

/** Signals that stop the server. */
const STOP_SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/**
 * Handles the signals that stop the server, from now on. The returned signal aborts with the first; its reason is the
 * signal's name. A second one ends the process at once. Imports nothing of the server, so that a program can call it
 * before it loads the rest: as the first process of a container it would ignore signals without a handler.
 */
export function listenForStop(): AbortSignal {
  const stopping = new AbortController();
  for (const name of STOP_SIGNALS) {
    process.on(name, () => {
      if (stopping.signal.aborted) process.exit(1);
      stopping.abort(name);
    });
  }
  return stopping.signal;
}
