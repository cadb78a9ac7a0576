import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findPostgres, POSTGRES_MISSING } from './findPostgres.ts';
import { killOutright } from './killOutright.ts';
import {
  isPostgresMessage,
  type PostgresMessage,
  type PostgresRequest,
  type PostgresTask,
} from './postgresMessages.ts';

/** How long the server may take for what it is asked, in ms. */
const ANSWER_LIMIT_MS = 20_000;

export type Postgres = {
  /** Of the server and its first database: `postgres://…`, without a password. Stays the same. */
  readonly url: string;
  /** The process of the server that runs now, or ran last. */
  readonly pid: number;
  /** The process that owns it. */
  readonly guardianPid: number;
  /** Kills the server and all it started with SIGKILL, as a crash would. */
  kill(): Promise<void>;
  /** Starts it again on what is on disk, killing it first where it runs; same place, same port. */
  restart(): Promise<void>;
  /** Ends it, removes all of it, and resolves when it is gone. May be called again. */
  stop(): Promise<void>;
};

/**
 * Starts an empty PostgreSQL for tests, in a temporary folder and on a free port of 127.0.0.1 alone,
 * where anybody may use it without a password. What it has said to be written outlives `kill`. A
 * guardian process owns it and ends it when this process ends, however it does; neither keeps this
 * process alive.
 *
 * @throws Error when there is no PostgreSQL, with a sentence on how to get it, or it does not start.
 */
export async function startPostgres(): Promise<Postgres> {
  const programs = findPostgres();
  if (programs === undefined) throw new Error(POSTGRES_MISSING);
  const task: PostgresTask = {
    programs,
    folder: mkdtempSync(join(tmpdir(), 'mooring-postgres-')),
  };
  const guardian = fork(
    fileURLToPath(new URL('./postgresGuardian.ts', import.meta.url)),
    [JSON.stringify(task)],
    // In a session of its own: a Ctrl-C is for the process that started it, which then stops in order.
    { detached: true, execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] },
  );
  let pid = 0;
  const gone = new Promise<void>((resolve) => {
    guardian.once('exit', (_code, signal) => {
      // Ended by itself it has seen to the server; killed outright it could not.
      if (signal !== null) endOrphan(pid, task.folder);
      resolve();
    });
    guardian.once('error', () => resolve());
  });

  const stop = async (): Promise<void> => {
    keepAlive(guardian, true);
    if (guardian.connected) guardian.disconnect();
    await gone;
  };

  try {
    const { port, pid: first } = await answer(guardian, 'ready');
    pid = first;
    keepAlive(guardian, false);
    return {
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      get pid() {
        return pid;
      },
      guardianPid: guardian.pid ?? 0,
      async kill() {
        await ask(guardian, 'kill', 'killed');
      },
      async restart() {
        await ask(guardian, 'kill', 'killed');
        ({ pid } = await ask(guardian, 'start', 'ready'));
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

type Answer<Kind> = Extract<PostgresMessage, { kind: Kind }>;

async function ask<Kind extends 'killed' | 'ready'>(
  guardian: ChildProcess,
  request: PostgresRequest,
  kind: Kind,
): Promise<Answer<Kind>> {
  keepAlive(guardian, true);
  try {
    guardian.send(request);
    return await answer(guardian, kind);
  } finally {
    keepAlive(guardian, false);
  }
}

/** The guardian's next message of a kind; rejects when it fails, ends or is silent for too long. */
function answer<Kind extends 'killed' | 'ready'>(
  guardian: ChildProcess,
  kind: Kind,
): Promise<Answer<Kind>> {
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void) => {
      clearTimeout(limit);
      guardian.off('message', onMessage);
      guardian.off('exit', onExit);
      guardian.off('error', onExit);
      finish();
    };
    const fail = (reason: string) => settle(() => reject(new Error(reason)));
    const onMessage = (message: unknown) => {
      if (!isPostgresMessage(message)) return;
      if (message.kind === 'failed') fail(`PostgreSQL did not start. ${message.output}`.trim());
      if (isOfKind(message, kind)) settle(() => resolve(message));
    };
    const onExit = () => fail('The process that looks after PostgreSQL ended.');
    const limit = setTimeout(() => fail('PostgreSQL did not answer in time.'), ANSWER_LIMIT_MS);
    guardian.on('message', onMessage);
    guardian.once('exit', onExit);
    guardian.once('error', onExit);
  });
}

function isOfKind<Kind>(message: PostgresMessage, kind: Kind): message is Answer<Kind> {
  return message.kind === kind;
}

/** Whether the guardian counts among what keeps this process running. */
function keepAlive(guardian: ChildProcess, wanted: boolean): void {
  if (wanted) {
    guardian.ref();
    guardian.channel?.ref();
  } else {
    guardian.unref();
    guardian.channel?.unref();
  }
}

function endOrphan(pid: number, folder: string): void {
  if (pid > 0) killOutright(pid);
  // What is killed may still write for a moment.
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}
