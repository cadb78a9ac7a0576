import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Measured server, in a separate process. */
export interface RunningServer {
  readonly origin: string;
  /** Durability of its responses, in its own words. */
  readonly durability: string;
  /** Processor time of the whole process, all threads, user and system; in seconds. */
  cpuSeconds(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts a program of `servers` over SQLite in a new file, or in memory. */
export async function startServer(
  program: string,
  place: 'file' | 'memory',
  setting = '',
): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), 'mooring-bench-'));
  const file = place === 'file' ? join(folder, 'bench.sqlite') : ':memory:';
  const child = fork(resolve(import.meta.dirname, 'servers', program), [file, setting]);
  const [started] = await once(child, 'message');
  return {
    origin: `http://127.0.0.1:${Number(fieldOf(started, 'port'))}`,
    durability: String(fieldOf(started, 'durability')),
    async cpuSeconds() {
      child.send('cpu');
      const [message] = await once(child, 'message');
      return Number(fieldOf(message, 'cpu')) / 1e6;
    },
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
