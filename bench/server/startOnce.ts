import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';

/** Costs of a start. */
export interface Start {
  /** Processor time until it listens, in seconds. */
  readonly cpuSeconds: number;
  /** Resident memory of the idle process, before and after a visit. */
  readonly startedBytes: number;
  readonly visitedBytes: number;
}

const REST_MS = 3_000;
/** Clock ticks in a second, in which Linux counts processor time. */
const TICKS = 100;

/** Starts the server in an empty folder, visits its home page, and stops it. Reads `/proc`: Linux only. */
export async function startOnce(main: string, parent: string): Promise<Start> {
  const folder = await mkdtemp(join(parent, 'run-'));
  const networks = [{ id: 1, upstreams: ['http://127.0.0.1:10'] }];
  const child = spawn(process.execPath, [main], {
    cwd: folder,
    env: { PATH: process.env['PATH'], PORT: '0', MOORING_NETWORKS: JSON.stringify(networks) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  try {
    const url = await Promise.race([
      listeningUrl(createInterface(child.stdout)),
      ended.then(([code]) => Promise.reject(new Error(`The server ended with ${code}.`))),
    ]);
    const cpuSeconds = await readCpu(child.pid);
    await wait(REST_MS);
    const startedBytes = await readMemory(child.pid);
    await (await fetch(url)).arrayBuffer();
    await wait(REST_MS);
    return { cpuSeconds, startedBytes, visitedBytes: await readMemory(child.pid) };
  } finally {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true });
  }
}

async function listeningUrl(lines: AsyncIterable<string>): Promise<string> {
  for await (const line of lines) {
    const [, url] = /"listening on (http:[^"]+)"/.exec(line) ?? [];
    if (url !== undefined) return url;
  }
  throw new Error('The server does not listen.');
}

async function readCpu(pid: number | undefined): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8');
  // After the name in brackets; user and system time are the 14th and 15th field (proc(5)).
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

async function readMemory(pid: number | undefined): Promise<number> {
  const text = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(text)?.[1]) * 1_024;
}
