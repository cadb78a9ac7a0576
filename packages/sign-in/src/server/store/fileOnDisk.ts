import { closeSync, fdatasync, openSync } from 'node:fs';

/** Waits for the disk to have what was written to a file, by whatever means. */
export interface FileOnDisk {
  /**
   * Resolves when all that was written before this call is on the disk. Calls share their waiting,
   * and the program goes on meanwhile. Rejects when the disk fails, and for good: what it lost once,
   * the system no longer tells of the next time.
   */
  sync(): Promise<void>;
  /** Lets go of the file, once nobody waits any more. */
  close(): Promise<void>;
}

/** Throws when the file is not there, or may not be written to. */
export function fileOnDisk(file: string): FileOnDisk {
  const descriptor = openSync(file, 'r+');
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  let fault: Error | undefined;
  let isOpen = true;

  function start(): Promise<void> {
    const started = new Promise<void>((resolve, reject) => {
      fdatasync(descriptor, (error) => {
        fault ??= error ?? undefined;
        running = undefined;
        if (fault) reject(fault);
        else resolve();
      });
    });
    running = started;
    return started;
  }

  function sync(): Promise<void> {
    if (fault) return Promise.reject(fault);
    if (!running) return start();
    // The one that runs may have begun before the last thing was written.
    next ??= running.then(() => {
      next = undefined;
      return start();
    });
    return next;
  }

  return {
    sync,
    async close() {
      while (running) await (next ?? running).catch(() => {});
      if (isOpen) closeSync(descriptor);
      isOpen = false;
    },
  };
}
