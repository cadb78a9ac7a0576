import process from 'node:process';

/** Returns a signal that aborts on the first SIGTERM or SIGINT, with its name as reason; a second one ends the process. */
export function stopSignal(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGTERM', 'SIGINT'] as const) {
    process.once(name, () => controller.abort(name));
  }
  return controller.signal;
}

/** Resolves when a signal aborts, immediately if it has aborted. */
export function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
