import type { DatabaseSync } from 'node:sqlite';

/** Makes changes of a database, many in one transaction. */
export interface GroupedChanges {
  /** Makes a change, all of it or none; resolves when it outlives the end of the process. */
  change<T>(work: () => T): Promise<T>;
  /** The same, but resolves when it outlives a power cut as well, with all that was changed before. */
  lasting<T>(work: () => T): Promise<T>;
  /** Makes the changes that wait for the end of this turn of the event loop. */
  flush(): void;
}

interface Waiting {
  /** Makes the change, and returns the function that tells the caller of its result. */
  make(): () => void;
  fail(error: unknown): void;
  readonly isLasting: boolean;
}

/**
 * Groups the changes of a database with a write-ahead log, whose `synchronous` it sets: what arrives in
 * one turn of the event loop is made in one transaction, in the order it arrived, and SQLite waits for
 * the disk once when one of them is to last (`FULL`), not at all otherwise (`NORMAL`). Where one of
 * them fails, all are undone and each is made alone, so that none fails for another's sake; hence a
 * `work` does nothing but run statements, and may run twice.
 *
 * No transaction is open while other code runs: another connection of the same process would wait for
 * its end in vain.
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
      if (waiting.push({ make, fail: reject, isLasting }) === 1) setImmediate(flush);
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
