import { logProcessEvents } from '../log/logProcessEvents.ts';
import { type RunOptions, runFromConfig } from '../runFromConfig.ts';
import { aborted } from './stopSignal.ts';

/**
 * Runs the server of a configuration until a signal aborts, which may be while it starts, and stops it in order.
 *
 * @param options.onListening Called with the URL to open.
 * @throws {Error} when it cannot start (`runFromConfig`).
 */
export async function startServer(
  options: RunOptions & { stop: AbortSignal; onListening?: (url: string) => void },
): Promise<void> {
  const { log, stop, onListening } = options;
  logProcessEvents(log);
  try {
    const server = await runFromConfig(options);
    log({ level: 'info', message: `listening on ${server.url}` });
    if (server.metricsUrl) log({ level: 'info', message: `metrics at ${server.metricsUrl}` });
    onListening?.(server.url);
    await aborted(stop);
    log({ level: 'info', message: `stopping on ${stop.reason}` });
    await server.stop();
  } catch (error) {
    if (!stop.aborted) throw error;
    log({ level: 'info', message: `stopping on ${stop.reason} during the start` });
  }
  log({ level: 'info', message: 'stopped' });
}
