import { spawnSync } from 'node:child_process';

const MISSING =
  'This test needs promtool: install Prometheus (Debian: `sudo apt-get install prometheus`), or name the program in ' +
  'MOORING_PROMTOOL.';

/**
 * Runs promtool. Returns what it printed.
 *
 * @throws {Error} when it finds a fault, or with a sentence when it is not installed.
 */
export function runPromtool(args: readonly string[], input = '', cwd = '.'): string {
  const program = process.env['MOORING_PROMTOOL'] ?? 'promtool';
  const { error, status, stdout, stderr } = spawnSync(program, args, {
    cwd,
    input,
    encoding: 'utf8',
  });
  if (error) throw new Error(MISSING, { cause: error });
  if (status !== 0) throw new Error(`promtool ${args.join(' ')}: ${stdout}${stderr}`);
  return stdout;
}
