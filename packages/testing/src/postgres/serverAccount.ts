import { spawnSync } from 'node:child_process';

/** User and group of a process. */
export type Account = { uid: number; gid: number };

/**
 * Account to run PostgreSQL as, since it refuses root: `postgres`, as created by Debian, or `nobody`.
 * `undefined` for users other than root, who run it themselves.
 */
export function serverAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => {
      const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' });
      return status === 0 ? Number(stdout) : Number.NaN;
    });
    if (uid && gid) return { uid, gid };
  }
  throw new Error(
    'PostgreSQL does not run as root, and there is no account "postgres" or "nobody".',
  );
}
