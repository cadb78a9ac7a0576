import { execFileSync } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Small disk in memory, which can be full or read-only. */
export interface SmallDisk {
  folder: string;
  /** Takes all space that is left. */
  fill(): void;
  /** Frees the space that `fill` took. */
  free(): void;
  setReadOnly(isReadOnly: boolean): void;
  unmount(): void;
}

/** Mounts a disk; undefined where this user may not mount any. */
export function mountDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'mooring-disk-'));
  const run = (program: string, ...args: readonly string[]) =>
    execFileSync(program, args, { stdio: 'ignore' });
  try {
    run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder);
  } catch {
    rmdirSync(folder);
    return undefined;
  }
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o711);
  const filler = join(folder, 'filler');
  return {
    folder,
    fill() {
      const file = openSync(filler, 'w');
      for (const size of [1_000_000, 4_096, 1]) {
        try {
          for (;;) writeSync(file, Buffer.alloc(size));
        } catch {
          // Full, but for less than this.
        }
      }
      closeSync(file);
    },
    free: () => rmSync(filler, { force: true }),
    setReadOnly: (isReadOnly) => run('mount', '-o', `remount,${isReadOnly ? 'ro' : 'rw'}`, folder),
    unmount() {
      run('umount', '-l', folder);
      rmdirSync(folder);
    },
  };
}
