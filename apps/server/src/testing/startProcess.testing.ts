import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { LogEntry } from '../index.ts';

const MAIN = resolve(import.meta.dirname, '../main.ts');

/** The program itself, in a separate process that can be killed. */
export interface ServerProcess {
  url: string;
  /** Lines of its log. */
  logged: LogEntry[];
  /** Kills the process, like a crash or a power cut. */
  kill(): Promise<void>;
  /** Ends it in order; the exit code. */
  stop(): Promise<number | null>;
}

/** Starts `main.ts` with a folder that has a configuration file, and a page in `page`. */
export async function startProcess(
  folder: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [MAIN, '--page', 'page'], {
    cwd: folder,
    env: { PATH: process.env['PATH'], PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  const logged: LogEntry[] = [];
  const url = await new Promise<string>((found, fail) => {
    createInterface(child.stdout).on('line', (line) => {
      logged.push(JSON.parse(line));
      const place = /"listening on (http:[^"]+)"/.exec(line)?.[1];
      if (place !== undefined) found(place);
    });
    void ended.then((code) => fail(new Error(`The server ended with ${code}`)));
  });
  return {
    url,
    logged,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
