import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ANVIL_MISSING, findAnvil } from './findAnvil.ts';
import type { GuardianTask } from './guardian.ts';
import { isGuardianMessage } from './guardianMessages.ts';

/** How long an anvil may take until it listens, in ms. */
const START_LIMIT_MS = 20_000;

export type Anvils = {
  /** The port of each, in the order of the arguments given. */
  ports: readonly number[];
  /** The process id of each, in the same order. */
  pids: readonly number[];
  /** The process that owns them. */
  guardianPid: number;
  /** Ends them all and resolves when they are gone. May be called again. */
  stop(): Promise<void>;
};

export type StartAnvilsOptions = {
  /** One list of arguments for each anvil, without host and port. */
  processes: readonly (readonly string[])[];
  /** Where each listens, in the same order. Default: 0, any free port. */
  ports?: readonly number[] | undefined;
  /** Whether an anvil is to write its state when it ends. */
  writesState: boolean;
  /** Called once when an anvil ends although nobody asked, with a sentence that says so. */
  onExit?: ((reason: string) => void) | undefined;
  /** The command to run instead of the one that is found. */
  command?: string | undefined;
};

/**
 * Starts anvils side by side, each reached on a port of 127.0.0.1 by programs and pages of this
 * machine, and owned by a guardian process that ends them when this process ends, however it does. Neither keeps this process alive.
 *
 * @throws Error when anvil is missing, ends at once, or does not listen in time.
 */
export async function startAnvils(options: StartAnvilsOptions): Promise<Anvils> {
  const task: GuardianTask = {
    command: options.command ?? findAnvil(),
    processes: options.processes,
    ports: options.ports ?? [],
    writesState: options.writesState,
    cacheFolder: mkdtempSync(join(tmpdir(), 'mooring-devnet-')),
  };
  const guardian = fork(
    fileURLToPath(new URL('./guardian.ts', import.meta.url)),
    [JSON.stringify(task)],
    // In a session of its own: a Ctrl-C is for the process that started it, which then stops in order.
    { detached: true, execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] },
  );
  const pids: number[] = [];
  const gone = new Promise<void>((resolve) => {
    guardian.once('exit', (_code, signal) => {
      // Ended by itself it has seen to them; killed outright it could not.
      if (signal !== null) {
        killAll(pids);
        rmSync(task.cacheFolder, { recursive: true, force: true });
      }
      resolve();
    });
    guardian.once('error', () => resolve());
  });
  let stopping = false;

  const stop = async (): Promise<void> => {
    stopping = true;
    keepAlive(guardian, true);
    if (guardian.connected) guardian.disconnect();
    await gone;
  };

  try {
    const ports = await listen(guardian, task.processes.length, pids);
    watch();
    keepAlive(guardian, false);
    return { ports, pids, guardianPid: guardian.pid ?? 0, stop };
  } catch (error) {
    await stop();
    throw error;
  }

  function watch(): void {
    const report = (reason: string) => {
      if (stopping) return;
      stopping = true;
      options.onExit?.(reason);
    };
    guardian.on('message', (message) => {
      if (!isGuardianMessage(message) || message.kind !== 'exited') return;
      report(`A local chain ended by itself. ${message.output}`.trim());
    });
    guardian.once('exit', () => {
      report('The process that looks after the local chains ended, and the chains with it.');
    });
  }
}

/** Resolves with the ports once all of them listen, and fills `pids` on the way. */
function listen(guardian: ChildProcess, count: number, pids: number[]): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const ports = new Map<number, number>();
    const limit = setTimeout(() => {
      settle(() => reject(new Error('The local chains did not start in time.')));
    }, START_LIMIT_MS);

    const onMessage = (message: unknown) => {
      if (!isGuardianMessage(message)) return;
      if (message.kind === 'spawned') pids[message.index] = message.pid;
      if (message.kind === 'missing') settle(() => reject(new Error(ANVIL_MISSING)));
      if (message.kind === 'exited') {
        settle(() => reject(new Error(`A local chain did not start. ${message.output}`.trim())));
      }
      if (message.kind === 'listening') {
        ports.set(message.index, message.port);
        const all = Array.from({ length: count }, (_, index) => ports.get(index));
        if (all.every((port) => port !== undefined)) settle(() => resolve(all));
      }
    };
    const onExit = () => {
      settle(() =>
        reject(new Error('The process that looks after the local chains did not start.')),
      );
    };
    const settle = (finish: () => void) => {
      clearTimeout(limit);
      guardian.off('message', onMessage);
      guardian.off('exit', onExit);
      guardian.off('error', onExit);
      finish();
    };
    guardian.on('message', onMessage);
    guardian.once('exit', onExit);
    guardian.once('error', onExit);
  });
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

function killAll(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGTERM');
    } catch {
      // Already gone, which is what was wanted.
    }
  }
}
