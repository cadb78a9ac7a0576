import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { HOST } from './people.ts';

/** Running program of which the processor time is measured. */
export interface Measured {
  readonly pid: number;
}

/** Instance of the server. */
export interface Instance extends Measured {
  readonly port: number;
  stop(): Promise<void>;
}

/** Starts the server as it is published, on a database; its log is read and thrown away. */
export async function startInstance(
  main: string,
  { folder, nodeUrl, databaseUrl }: { folder: string; nodeUrl: string; databaseUrl?: string },
): Promise<Instance> {
  const place = await mkdtemp(join(folder, 'run-'));
  const child = spawn(process.execPath, [main], {
    cwd: place,
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      MOORING_NETWORKS: JSON.stringify([{ id: 1, upstreams: [nodeUrl] }]),
      MOORING_PUBLIC_URL: `https://${HOST}`,
      MOORING_PROXIES: '1',
      MOORING_PASSKEYS: '{}',
      MOORING_CONNECTIONS: '{"most":0}',
      MOORING_DATABASE: join(folder, 'scale.sqlite'),
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const lines = createInterface(child.stdout);
  const port = await new Promise<number>((resolve, reject) => {
    lines.on('line', (line) => {
      const [, found] = /"listening on http:[^"]+:(\d+)"/.exec(line) ?? [];
      if (found !== undefined) resolve(Number(found));
    });
    ended.then(([code]) => reject(new Error(`The server ended with ${code}.`)), reject);
  });
  return {
    pid: child.pid ?? 0,
    port,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Starts a node that answers every call at once, in this process: its processor time counts as the clients'. */
export async function startNode() {
  const results: Readonly<Record<string, unknown>> = {
    eth_chainId: '0x1',
    eth_blockNumber: '0x1500000',
    eth_getBalance: '0x8ac7230489e80000',
    eth_call: `0x${'00'.repeat(600)}`,
    eth_getBlockByNumber: { number: '0x1500000', timestamp: '0x6a000000' },
  };
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => {
      text += chunk;
    });
    request.on('end', () => {
      const asked: unknown = JSON.parse(text);
      const answer = (call: unknown) => {
        const { id, method } = Object(call);
        return { jsonrpc: '2.0', id, result: results[method] ?? null };
      };
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(Array.isArray(asked) ? asked.map(answer) : answer(asked)));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

/** Clock ticks in a second, in which Linux counts processor time. */
const TICKS = 100;

/** Processor time of programs and their children, user and system, in seconds. Reads `/proc`: Linux only. */
export async function readCpu(programs: readonly Measured[]): Promise<number> {
  const roots = new Set(programs.map(({ pid }) => pid));
  let ticks = 0;
  for (const entry of await readdir('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    const text = await readFile(`/proc/${entry}/stat`, 'utf8').catch(() => '');
    // After the name in brackets: state, parent, …; user and system time are the 14th and 15th field (proc(5)), those of
    // children that ended follow.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const isRoot = roots.has(Number(entry));
    if (!isRoot && !roots.has(Number(fields[1]))) continue;
    ticks += Number(fields[11]) + Number(fields[12]);
    if (isRoot) ticks += Number(fields[13]) + Number(fields[14]);
  }
  return ticks / TICKS;
}

/** Resident memory of a program, in bytes. */
export async function readMemory({ pid }: Measured): Promise<number> {
  const text = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(text)?.[1]) * 1_024;
}
