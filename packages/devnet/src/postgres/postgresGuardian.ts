/**
 * A process of its own that owns a PostgreSQL. It lives exactly as long as the channel to the process
 * that started it: the system closes that channel however its other end dies, SIGKILL included.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { killOutright } from './killOutright.ts';
import { isPostgresTask, type PostgresMessage } from './postgresMessages.ts';
import { serverAccount } from './serverAccount.ts';

/** How long the server may take to end, in ms, before it is killed. */
const GRACE_MS = 4_000;

/** How much of the last words is kept, in characters. */
const KEPT_OUTPUT = 2_000;

/** How often another port is tried when somebody took the one that was free. */
const PORT_ATTEMPTS = 5;

const task: unknown = JSON.parse(process.argv[2] ?? 'null');
if (!isPostgresTask(task)) throw new Error('The guardian takes its task as JSON.');
const { programs, folder } = task;
const account = serverAccount();
const data = join(folder, 'data');

let port = 0;
let server: ChildProcess | undefined;
let output = '';
/** Whether the server is meant to end. */
let ending = false;
let stopping = false;

process.on('disconnect', stop);
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
process.on('exit', () => {
  if (server?.pid !== undefined) killOutright(server.pid);
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
});
process.on('message', (request) => {
  if (request === 'kill') kill();
  if (request === 'start') start(1);
});

if (account) chownSync(folder, account.uid, account.gid);
const made = run('initdb', [
  `--pgdata=${data}`,
  '--username=postgres',
  // Only this machine reaches it, and it holds what tests write.
  '--auth=trust',
  '--locale=C',
  '--encoding=UTF8',
  // The new cluster need not outlive a power cut; what is written to it later is synced.
  '--no-sync',
  '--no-instructions',
]);
server = made;
const code = await new Promise((resolve) => made.once('close', resolve));
server = undefined;
// The other end may have died meanwhile.
if (stopping || !process.connected) process.exit(0);
if (code !== 0) tell({ kind: 'failed', output });
else {
  port = await freePort();
  start(PORT_ATTEMPTS);
}

function start(attempts: number): void {
  output = '';
  ending = false;
  const started = run('postgres', [
    '-D',
    data,
    '-p',
    String(port),
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'unix_socket_directories=',
    '-c',
    'fsync=on',
    '-c',
    'synchronous_commit=on',
    '-c',
    'lc_messages=C',
    // Nothing of it is to be left in the system's shared memory when it is killed.
    '-c',
    'dynamic_shared_memory_type=mmap',
    '-c',
    'shared_buffers=16MB',
  ]);
  server = started;
  started.stderr?.on('data', function read() {
    if (!output.includes('ready to accept connections')) return;
    started.stderr?.off('data', read);
    tell({ kind: 'ready', port, pid: started.pid ?? 0 });
  });
  started.once('close', async () => {
    server = undefined;
    if (stopping) process.exit(0);
    if (ending) tell({ kind: 'killed' });
    else if (attempts > 1 && output.includes('could not create any TCP/IP sockets')) {
      port = await freePort();
      start(attempts - 1);
    } else tell({ kind: 'failed', output });
  });
}

function run(program: string, args: readonly string[]): ChildProcess {
  const child = spawn(join(programs, program), args, {
    ...account,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    // The host's own settings for PostgreSQL are not for this one.
    env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-KEPT_OUTPUT);
  });
  child.once('error', (error) => {
    output += error.message;
  });
  return child;
}

function kill(): void {
  ending = true;
  if (server?.pid !== undefined) killOutright(server.pid);
  else tell({ kind: 'killed' });
}

function stop(): void {
  if (stopping) return;
  stopping = true;
  if (!server) process.exit(0);
  // At once, without writing what is removed right after.
  server.kill('SIGQUIT');
  setTimeout(() => process.exit(1), GRACE_MS).unref();
}

function tell(message: PostgresMessage): void {
  // The callback keeps a channel that closes meanwhile from throwing; its closing is heard apart.
  if (process.connected) process.send?.(message, () => {});
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}
