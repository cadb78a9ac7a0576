import { once } from 'node:events';
import { chownSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { type Guardian, type OwnedProcess, startGuardian } from '../guardian/startGuardian.ts';
import { findPostgres, POSTGRES_MISSING, serverAccount } from './findPostgres.ts';
import { unpackPrograms } from './packagedPostgres.ts';

/** Attempts with another port when the free one was taken in the meantime. */
const PORT_ATTEMPTS = 5;

export interface Postgres {
  /** Of the server and its first database: `postgres://…`, without a password. Stays the same. */
  readonly url: string;
  /** The process of the server that runs now, or ran last. */
  readonly pid: number;
  /** The process that owns it. */
  readonly guardianPid: number;
  /** Kills the server and all it started with SIGKILL, as a crash would. */
  kill(): Promise<void>;
  /** Restarts it on the same folder and port, killing a running one first. */
  restart(): Promise<void>;
  /** Ends it, removes its folder, and resolves when done. May be called again. */
  stop(): Promise<void>;
}

/**
 * Starts an empty PostgreSQL for tests, in a temporary folder and on a free port of 127.0.0.1 alone,
 * without a password. Committed data survives `kill`. A
 * guardian process owns it and ends it when this process ends, however it does; neither keeps this
 * process alive.
 *
 * @throws {Error} when there is no PostgreSQL, with a sentence on how to get it, or it does not start.
 */
export async function startPostgres(): Promise<Postgres> {
  const programs = findPostgres();
  if (programs === undefined) throw new Error(POSTGRES_MISSING);
  // Immediately, without a checkpoint of data that is removed right after.
  const guardian = startGuardian({ subject: 'PostgreSQL', endSignal: 'SIGQUIT' });
  try {
    const run = createRunner(guardian, unpackPrograms(programs, guardian.folder));
    await run('initdb', [
      '--username=postgres',
      // Reachable from this machine only, with data of tests only.
      '--auth=trust',
      '--locale=C',
      '--encoding=UTF8',
      // The new cluster need not survive a power cut; later writes are synced.
      '--no-sync',
      '--no-instructions',
    ]);
    const start = (port: number) =>
      run('postgres', serverArgs(port), /ready to accept connections/);
    const { port, first } = await startOnFreePort(start);
    let server = first;
    return {
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      get pid() {
        return server.pid;
      },
      guardianPid: guardian.pid,
      kill: () => server.kill(),
      async restart() {
        await server.kill();
        server = await start(port);
      },
      stop: guardian.stop,
    };
  } catch (error) {
    await guardian.stop();
    throw error;
  }
}

/** Runs PostgreSQL's programs on one folder of data, as an account that may. */
function createRunner({ folder, run }: Guardian, programs: string) {
  const account = serverAccount();
  if (account) chownSync(folder, account.uid, account.gid);
  // The host's own settings for PostgreSQL are not for this one.
  const env = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC', PGDATA: join(folder, 'data') };
  return (program: string, args: readonly string[], ready?: RegExp) =>
    run({
      name: 'PostgreSQL',
      command: join(programs, program),
      args,
      options: { ...account, cwd: folder, env },
      ...(ready && { ready }),
    });
}

function serverArgs(port: number): string[] {
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'fsync=on',
    'synchronous_commit=on',
    'lc_messages=C',
    // Leaves no shared memory segment behind when killed.
    'dynamic_shared_memory_type=mmap',
    'shared_buffers=16MB',
  ];
  return settings.flatMap((setting) => ['-c', setting]);
}

async function startOnFreePort(
  start: (port: number) => Promise<OwnedProcess>,
  attempts = PORT_ATTEMPTS,
): Promise<{ port: number; first: OwnedProcess }> {
  const port = await freePort();
  try {
    return { port, first: await start(port) };
  } catch (error) {
    const isTaken = String(error).includes('could not create any TCP/IP sockets');
    if (attempts > 1 && isTaken) return startOnFreePort(start, attempts - 1);
    throw error;
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}
