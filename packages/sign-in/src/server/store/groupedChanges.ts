import type { DatabaseSync } from 'node:sqlite';

/** Makes changes of a database, many at the cost of one. */
export interface GroupedChanges {
  /** Makes a change, all of it or none; resolves when it outlives the end of the process. */
  change<T>(work: () => T): Promise<T>;
  /** The same, but resolves when it outlives a power cut as well, with all that was changed before. */
  lasting<T>(work: () => T): Promise<T>;
  /** Makes what is waiting to be made. */
  flush(): void;
}

interface Waiting {
  /** Makes the change; gives what tells the caller what came of it. */
  make(): () => void;
  fail(error: unknown): void;
  readonly isLasting: boolean;
}

/**
 * What arrives in one turn of the event loop is made in one transaction, in the order it arrived, and
 * `sync` is waited for once. Where one of them fails, all are undone and each is made alone, so that
 * none fails for another's sake; hence a `work` does nothing but run statements, and may run twice.
 *
 * No transaction is open while other code runs: another connection of the same process would wait for
 * its end in vain.
 */
export function groupChanges(database: DatabaseSync, sync: () => Promise<void>): GroupedChanges {
  const begin = database.prepare('BEGIN IMMEDIATE');
  const commit = database.prepare('COMMIT');
  const rollback = database.prepare('ROLLBACK');
  let waiting: Waiting[] = [];

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
      begin.run();
      isBegun = true;
      answers = group.map((one) => one.make());
      commit.run();
    } catch (error) {
      if (isBegun && database.isTransaction) rollback.run();
      const isOfOne = isBegun && answers === undefined;
      if (isOfOne && group.length > 1) for (const one of group) makeTogether([one]);
      else for (const one of group) one.fail(error);
      return;
    }
    tell(group, answers);
  }

  function tell(group: readonly Waiting[], answers: readonly (() => void)[]): void {
    const isLasting = group.some((one) => one.isLasting);
    const onDisk = isLasting ? sync() : undefined;
    for (const [index, one] of group.entries()) {
      if (onDisk && one.isLasting) onDisk.then(answers[index], one.fail);
      else answers[index]?.();
    }
  }

  return {
    change: (work) => add(work, false),
    lasting: (work) => add(work, true),
    flush,
  };
}
