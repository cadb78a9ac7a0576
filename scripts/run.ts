import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

/** The repository's root folder. */
export const root = resolve(import.meta.dirname, '..');

export interface Ran {
  readonly code: number;
  /** What it printed, when it was asked to be quiet. */
  readonly output: string;
  readonly seconds: number;
}

export interface RunOptions {
  /** Keep the output instead of printing it. */
  readonly quiet?: boolean;
  readonly environment?: Readonly<Record<string, string>>;
  /** Where it runs. Default: the repository's root. */
  readonly folder?: string;
}

/** Runs a program of the project's own (`node_modules/.bin` comes first) to its end. */
export function run(
  command: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<Ran> {
  const started = performance.now();
  const bin = resolve(root, 'node_modules', '.bin');
  return new Promise((done, fail) => {
    const child = spawn(command, args, {
      cwd: options.folder ?? root,
      stdio: options.quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        ...options.environment,
        PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}`,
      },
    });
    let output = '';
    child.stdout?.on('data', (text) => {
      output += text;
    });
    child.stderr?.on('data', (text) => {
      output += text;
    });
    child.on('error', fail);
    child.on('close', (code) => {
      done({ code: code ?? 1, output, seconds: (performance.now() - started) / 1000 });
    });
  });
}
