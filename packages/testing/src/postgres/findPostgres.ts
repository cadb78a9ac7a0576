import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { packagedPrograms } from './packagedPostgres.ts';

/** Message when PostgreSQL is missing. */
export const POSTGRES_MISSING =
  'The tests need a PostgreSQL to run, and npm has none for this system: install one (Debian: ' +
  '`sudo apt-get install postgresql`) or name the folder of its programs in MOORING_POSTGRES.';

/** Debian's folder of major versions; their programs are not on the PATH. */
const DEBIAN_FOLDER = '/usr/lib/postgresql';

/**
 * Folder of PostgreSQL's programs: `MOORING_POSTGRES`, then the ones npm installed, then the newest of
 * Debian's, then the first on the PATH that has them.
 *
 * @throws Error when `MOORING_POSTGRES` names a folder without them.
 */
export function findPostgres(
  environment = process.env,
  debianFolder = DEBIAN_FOLDER,
  packaged = packagedPrograms(),
): string | undefined {
  const named = environment['MOORING_POSTGRES'];
  if (named) {
    if (hasPrograms(named)) return named;
    throw new Error(`MOORING_POSTGRES is ${named}, which has no initdb and postgres.`);
  }
  const onPath = (environment['PATH'] ?? '').split(delimiter).filter(Boolean);
  return [...packaged, ...programsOf(debianFolder), ...onPath].find(hasPrograms);
}

function hasPrograms(folder: string): boolean {
  return ['initdb', 'postgres'].every((program) => existsSync(join(folder, program)));
}

function programsOf(debianFolder: string): string[] {
  try {
    const versions = readdirSync(debianFolder).toSorted((a, b) => Number(b) - Number(a));
    return versions.map((version) => join(debianFolder, version, 'bin'));
  } catch {
    // No such folder: another system, or not installed.
    return [];
  }
}

/** User and group of a process. */
interface Account {
  uid: number;
  gid: number;
}

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
