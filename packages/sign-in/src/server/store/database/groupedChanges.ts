import type { DatabaseSync } from 'node:sqlite';

/** Groups database changes into transactions. */
export interface GroupedChanges {
  /** Makes an atomic change; resolves when it survives the end of the process. */
  change<T>(work: () => T): Promise<T>;
  /** Makes an atomic change; resolves when it, and all earlier ones, survive a power cut too. */
  lasting<T>(work: () => T): Promise<T>;
  /** Makes the queued changes now. */
  flush(): void;
}

interface Waiting {
  /** Makes the change, and returns a function that settles the caller's promise. */
  make(): () => void;
  fail(error: unknown): void;
  readonly isLasting: boolean;
}

/**
 * Groups changes of a database in WAL mode, whose `synchronous` it sets: changes of two turns of the event
 * loop run in one transaction, in order, and SQLite waits for the disk once if one of them is `lasting`
 * (`FULL`), otherwise not at all (`NORMAL`). When one fails, all are rolled back and each runs alone, so
 * that none fails because of another; hence `work` must only run statements, and may run twice.
 *
 * No transaction stays open while other code runs: another connection of the same process would deadlock.
 */
export function groupChanges(database: DatabaseSync): GroupedChanges {
  const begin = database.prepare('BEGIN IMMEDIATE');
  const commit = database.prepare('COMMIT');
  const rollback = database.prepare('ROLLBACK');
  let waiting: Waiting[] = [];
  let level: 'NORMAL' | 'FULL' | undefined;

  function add<T>(work: () => T, isLasting: boolean): Promise<T> {
    return new Promise((resolve, reject) => {
      const make = () => {
        const result = work();
        return () => resolve(result);
      };
      // Requests that have arrived by then join: fewer transactions for the disk.
      if (waiting.push({ make, fail: reject, isLasting }) === 1)
        setImmediate(() => setImmediate(flush));
    });
  }

  function flush(): void {
    const group = waiting;
    waiting = [];
    if (group.length > 0) makeTogether(group);
  }

  function makeTogether(group: readonly Waiting[]): void {
    let answers: readonly (() => void)[] | undefined;
    let isBegun = false;
    try {
      waitForDisk(group.some(({ isLasting }) => isLasting));
      begin.get();
      isBegun = true;
      answers = group.map((one) => one.make());
      commit.get();
    } catch (error) {
      if (isBegun && database.isTransaction) rollback.run();
      const isOfOne = isBegun && answers === undefined;
      if (isOfOne && group.length > 1) for (const one of group) makeTogether([one]);
      else for (const one of group) one.fail(error);
      return;
    }
    for (const answer of answers) answer();
  }

  function waitForDisk(isLasting: boolean): void {
    const wanted = isLasting ? 'FULL' : 'NORMAL';
    if (wanted !== level) database.exec(`PRAGMA synchronous = ${wanted}`);
    level = wanted;
  }

  return {
    change: (work) => add(work, false),
    lasting: (work) => add(work, true),
    flush,
  };
}
