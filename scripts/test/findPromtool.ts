import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebianPackage } from '../../e2e/browsers/debianPackage.ts';

/**
 * Path of promtool, which tests the metrics and the alerts: `MOORING_PROMTOOL`, then one on the PATH, then Debian's
 * package, installed now.
 * @throws {Error} with a sentence on how to get it
 */
export async function findPromtool(): Promise<string> {
  const named = process.env['MOORING_PROMTOOL'];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`MOORING_PROMTOOL names ${named}, which does not exist.`);
  }
  const found = onPath() ?? ((await installDebianPackage('prometheus')) && onPath());
  if (found) return found;
  throw new Error(
    'The tests of metrics and alerts need promtool: install Prometheus (Debian: `sudo apt-get install prometheus`) or ' +
      'name the program in MOORING_PROMTOOL.',
  );
}

function onPath(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, 'promtool')).find((path) => existsSync(path));
}
