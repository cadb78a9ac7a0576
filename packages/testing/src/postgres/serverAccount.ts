import { spawnSync } from 'node:child_process';

/** Who a process runs as. */
export type Account = { uid: number; gid: number };

/**
 * Who PostgreSQL is to run as: it refuses root, so in its place the account that Debian makes for it,
 * or nobody. `undefined` for anybody else, who runs it themselves.
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
