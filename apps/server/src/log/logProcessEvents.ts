import process from 'node:process';
import { withoutSecrets } from '../config/withoutSecrets.ts';
import type { Log } from './log.ts';

/**
 * Logs uncaught errors and warnings of this process in the format of the log, in place of text on standard error. An
 * uncaught error still ends the process, with exit code 1.
 */
export function logProcessEvents(log: Log): void {
  // Node's own listener writes text.
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) => {
    log({
      level: 'warn',
      message: 'warning of Node',
      reason: withoutSecrets(`${name}: ${message}`),
    });
  });
  process.on('uncaughtException', (error) => {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    log({ level: 'error', message: 'uncaught error', reason: withoutSecrets(reason) });
    process.exit(1);
  });
}
