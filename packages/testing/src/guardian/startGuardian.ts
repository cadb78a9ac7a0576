import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withResolvers } from '@mooring/internal';
import { parseOrUndefined } from '@mooring/internal/schema';
import * as v from 'valibot';
// This import, though of a type, puts the program into the published package.
import type { Order } from './guardian.ts';
import { killOutright } from './killOutright.ts';

/** Timeout of a process to be ready, or to end when killed, in ms. */
const START_LIMIT_MS = 60_000;

/** Shape of a report on the process of an order. */
const reportSchema = v.object({
  id: v.number(),
  state: v.picklist(['spawned', 'ready', 'ended']),
  /** 0 when the command could not be run. */
  pid: v.number(),
  /** Exit code; null while it runs, and when a signal ended it. */
  code: v.nullable(v.number()),
  /** The end of its output. */
  output: v.string(),
});

export type Report = v.InferOutput<typeof reportSchema>;

export interface GuardianOptions {
  /** Name of its processes, for sentences: `the local chains`. */
  subject: string;
  /** Sent to each process that still runs when the guardian stops. */
  endSignal: NodeJS.Signals;
  /** Called once when a ready process or the guardian ends unexpectedly. */
  onExit?: ((reason: string) => void) | undefined;
}

export type Program = Pick<Order, 'command' | 'args'> & {
  /** For sentences: `A local chain`. */
  name: string;
  /** Printed when it is ready. Without it the program has to end by itself, with code 0. */
  ready?: RegExp;
  options?: Order['options'];
  /** Error text if the command is missing, with how to install it. */
  missing?: string;
};

export interface OwnedProcess {
  pid: number;
  /** Last output before it was ready. */
  output: string;
  /** Kills it and its children by SIGKILL; resolves when they have ended. May be called again. */
  kill(): Promise<void>;
}

export interface Guardian {
  pid: number;
  /** A temporary folder, empty at first, removed with the last process. */
  folder: string;
  /** @throws {Error} when the program cannot be run, ends before it is ready, or times out. */
  run(program: Program): Promise<OwnedProcess>;
  /** Ends all processes; resolves when they have ended. May be called again. */
  stop(): Promise<void>;
}

/**
 * Starts a guardian: a process that owns others, and ends them when this process ends, however it
 * does. None of them keeps this process alive.
 */
export function startGuardian({ subject, endSignal, onExit }: GuardianOptions): Guardian {
  const folder = mkdtempSync(join(tmpdir(), 'mooring-'));
  const guardian = fork(
    fileURLToPath(new URL('./guardian.ts', import.meta.url)),
    [folder, endSignal],
    // In its own session: a Ctrl-C is for the process that started it, which then stops in order.
    { detached: true, execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] },
  );
  // The caller's timeout keeps this process alive while it waits.
  guardian.unref();
  guardian.channel?.unref();

  const owned: ReturnType<typeof createChild>[] = [];
  guardian.on('message', (message) => {
    const news = parseOrUndefined(reportSchema, message);
    const child = news && owned[news.id];
    if (!child) return;
    child.pid = news.state === 'ended' ? 0 : news.pid;
    if (news.state !== 'spawned') child[news.state].resolve(news);
  });

  let told = false;
  const tell = (reason: string) => {
    if (told) return;
    told = true;
    onExit?.(reason);
  };
  const lost = `The process that looks after ${subject} ended.`;
  const { promise: gone, resolve: go } = withResolvers<void>();
  guardian.once('error', () => go());
  guardian.once('exit', (_code, signal) => {
    // A guardian that ended by itself has ended them; a killed one could not.
    if (signal !== null) {
      for (const { pid } of owned) if (pid > 0) killOutright(pid);
      // A killed process may still write for a moment.
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    }
    tell(lost);
    go();
  });

  /** Result of the work, unless the guardian ends before, or it takes too long. */
  const within = async <T>(work: Promise<T>, late: string): Promise<T> => {
    const limit = withResolvers<never>();
    const timer = setTimeout(() => limit.reject(new Error(late)), START_LIMIT_MS);
    const loss = gone.then(() => Promise.reject(new Error(lost)));
    try {
      return await Promise.race([work, loss, limit.promise]);
    } finally {
      clearTimeout(timer);
    }
  };

  return {
    pid: guardian.pid ?? 0,
    folder,

    async run({ name, command, args, ready, options = {}, missing }) {
      const child = createChild();
      const id = owned.push(child) - 1;
      const order: Order = { id, command, args, ready: ready?.source ?? null, options };
      // A channel that is closed is noticed by `within`.
      guardian.send(order, () => {});

      const first = Promise.race([child.ready.promise, child.ended.promise]);
      const { state, pid, code, output } = await within(first, `${name} did not start in time.`);
      if (pid === 0 && missing !== undefined) throw new Error(missing);
      if (state === 'ended' && (ready !== undefined || code !== 0)) {
        throw new Error(`${name} did not start. ${output}`.trim());
      }

      let killed = false;
      void child.ended.promise.then((last) => {
        if (!killed && state === 'ready') tell(`${name} ended by itself. ${last.output}`.trim());
      });
      return {
        pid,
        output,
        async kill() {
          killed = true;
          if (child.pid > 0) killOutright(child.pid);
          await within(child.ended.promise, `${name} did not end in time.`);
        },
      };
    },

    async stop() {
      told = true;
      guardian.ref();
      if (guardian.connected) guardian.disconnect();
      await gone;
    },
  };
}

function createChild() {
  // The process id is 0 before the process runs and after it ended: it may be another's then.
  return { pid: 0, ready: withResolvers<Report>(), ended: withResolvers<Report>() };
}
