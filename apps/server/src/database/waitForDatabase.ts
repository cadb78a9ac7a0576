import { setTimeout as wait } from 'node:timers/promises';
import { readField } from '@mooring/internal';
import type { Log } from '../log/log.ts';

/** Time a start waits for its database. */
export interface DatabaseWait {
  /** Longest wait, in ms; 0 for none. */
  longestMs: number;
  /** Ends the wait. */
  signal?: AbortSignal | undefined;
}

const DATABASE_RETRY_MS = 1_000;

/** Codes of a server, or a name, that may appear within seconds: the network, start and shutdown, too many clients. */
const COMING =
  /^(?:ECONN(?:REFUSED|RESET|ABORTED)|E(?:TIMEDOUT|PIPE|AI_AGAIN)|E(?:HOST|NET)UNREACH|ENOTFOUND)$|^(?:08|53|57)[0-9A-Z]{3}$|^25006$/;

/**
 * Opens a database that may start later than the server: tries again each second, and logs why. Wrong passwords and
 * unknown databases are not waited for.
 *
 * @throws the last error when the time is over, or the reason of an aborted signal.
 */
export async function waitForDatabase<T>(
  open: () => Promise<T>,
  { longestMs, signal }: DatabaseWait,
  log: Log,
  describeReason: (error: unknown) => string,
): Promise<T> {
  const started = performance.now();
  const elapsed = () => Math.round((performance.now() - started) / 1_000);
  let logged: string | undefined;
  for (;;) {
    try {
      const opened = await open();
      if (logged !== undefined)
        log({ level: 'info', message: `database reached after ${elapsed()} s` });
      return opened;
    } catch (error) {
      signal?.throwIfAborted();
      const isOver = performance.now() - started + DATABASE_RETRY_MS > longestMs;
      if (isOver || !isComing(error)) throw error;
      const reason = describeReason(error);
      const seconds = Math.round(longestMs / 1_000);
      if (reason !== logged)
        log({ level: 'warn', message: `waiting up to ${seconds} s for the database`, reason });
      logged = reason;
    }
    await wait(DATABASE_RETRY_MS, undefined, { signal }).catch(() => signal?.throwIfAborted());
  }
}

/** Returns true for failures that time may end. */
function isComing(error: unknown): boolean {
  const code = readField(error, 'code');
  if (typeof code === 'string') return COMING.test(code);
  // The driver's own errors have no code.
  return error instanceof Error && /timeout|terminated/i.test(error.message);
}
