import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

/** Root folder of the repository. */
export const root = resolve(import.meta.dirname, '..');

export interface Ran {
  readonly code: number;
  /** Output, with `quiet`. */
  readonly output: string;
  readonly seconds: number;
}

export interface RunOptions {
  /** Captures the output instead of printing it. */
  readonly quiet?: boolean;
  readonly environment?: Readonly<Record<string, string>>;
  /** Working directory. Default: the repository's root. */
  readonly folder?: string;
}

/** Runs a program to its end; `node_modules/.bin` comes first on the PATH. */
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
        // Of the many short processes that tests start, most would only load and compile.
        NODE_COMPILE_CACHE: resolve(root, 'node_modules', '.cache', 'node'),
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
