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
 * How long the disk is left alone after many have waited for it at once, in ms: while many come, more of
 * them share the next time. Who comes alone never waits for this.
 */
const restMs = 4;

/**
 * What arrives in one turn of the event loop is made in one transaction, in the order it arrived, and
 * `sync` is waited for once. What is to last and finds the disk busy could only be answered after the
 * next `sync`, so it is made when that begins, together with all that came meanwhile. Where one of
 * them fails, all are undone and each is made alone, so that none fails for another's sake; hence a
 * `work` does nothing but run statements, and may run twice.
 *
 * A database in memory has no `sync`.
 *
 * No transaction is open while other code runs: another connection of the same process would wait for
 * its end in vain.
 */
export function groupChanges(
  database: DatabaseSync,
  sync: (() => Promise<void>) | undefined,
): GroupedChanges {
  const begin = database.prepare('BEGIN IMMEDIATE');
  const commit = database.prepare('COMMIT');
  const rollback = database.prepare('ROLLBACK');
  let waiting: Waiting[] = [];
  let waitingForDisk: Waiting[] = [];
  let isDiskBusy = false;

  function add<T>(work: () => T, isLasting: boolean): Promise<T> {
    return new Promise((resolve, reject) => {
      const make = () => {
        const result = work();
        return () => resolve(result);
      };
      const one = { make, fail: reject, isLasting };
      if (isLasting && isDiskBusy) waitingForDisk.push(one);
      else if (waiting.push(one) === 1) setImmediate(makeWaiting);
    });
  }

  function makeWaiting(): void {
    const group = waiting;
    waiting = [];
    if (group.length > 0) makeTogether(group);
  }

  function flush(): void {
    waiting = [...waiting, ...waitingForDisk];
    waitingForDisk = [];
    makeWaiting();
  }

  function makeTogether(group: readonly Waiting[]): void {
    let answers: readonly (() => void)[] | undefined;
    let isBegun = false;
    try {
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
    tell(group, answers);
  }

  function tell(group: readonly Waiting[], answers: readonly (() => void)[]): void {
    const onDisk = bringToDisk(group.filter((one) => one.isLasting).length);
    for (const [index, one] of group.entries()) {
      if (onDisk && one.isLasting) onDisk.then(answers[index], one.fail);
      else answers[index]?.();
    }
  }

  function bringToDisk(count: number): Promise<void> | undefined {
    if (!sync || count === 0) return undefined;
    const onDisk = sync();
    const rest = count > 1 ? () => void setTimeout(freeDisk, restMs) : freeDisk;
    isDiskBusy = true;
    onDisk.then(rest, rest);
    return onDisk;
  }

  function freeDisk(): void {
    isDiskBusy = false;
    if (waitingForDisk.length > 0) flush();
  }

  return {
    change: (work) => add(work, false),
    lasting: (work) => add(work, true),
    flush,
  };
}
