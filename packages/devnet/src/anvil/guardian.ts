/**
 * A process of its own that owns the anvils. It lives exactly as long as the channel to the process
 * that started it: the system closes that channel however its other end dies, SIGKILL included.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { GuardianMessage } from './guardianMessages.ts';
import { openChainGate } from './openChainGate.ts';

/** The guardian's task, which it takes as JSON in its first argument. */
export type GuardianTask = {
  /** The command that starts anvil. */
  command: string;
  /** One list of arguments for each anvil. */
  processes: readonly (readonly string[])[];
  /** Where each is reached, on 127.0.0.1, in the same order; 0 takes any free port. */
  ports: readonly number[];
  /** Whether an anvil is asked to end, so that it can write its state, or simply killed. */
  writesState: boolean;
  /** Where anvil puts old blocks' state when memory gets short. Removed with the last anvil. */
  cacheFolder: string;
};

/** How long an anvil may take to write its state, in ms, before it is killed. */
const GRACE_MS = 4_000;

/** How much of an anvil's last words is kept, in characters. */
const KEPT_OUTPUT = 2_000;

const task: unknown = JSON.parse(process.argv[2] ?? 'null');
if (!isGuardianTask(task)) throw new Error('The guardian takes its task as JSON.');
const { command, processes, ports, writesState, cacheFolder } = task;

const running = new Set<ChildProcess>();
let stopping = false;

process.on('disconnect', stop);
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
process.on('SIGHUP', stop);
process.on('exit', () => {
  for (const anvil of running) anvil.kill('SIGKILL');
  rmSync(cacheFolder, { recursive: true, force: true });
});

processes.forEach(start);
// The other end may have died before this one listened.
if (!process.connected) stop();

function start(args: readonly string[], index: number): void {
  const cache = join(cacheFolder, String(index));
  // On a port nobody knows, and for no page at all: what asks comes through the gate.
  const place = ['--host', '127.0.0.1', '--port', '0', '--no-cors'];
  const anvil = spawn(command, [...place, ...args, '--cache-path', cache], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let listening = false;

  const read = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-KEPT_OUTPUT);
    if (listening) return;
    const port = /Listening on \S+:(\d+)\s/.exec(output)?.[1];
    if (port === undefined) return;
    listening = true;
    openChainGate(Number(port), ports[index] ?? 0).then(
      (open) => tell({ kind: 'listening', index, port: open }),
      (error: Error) => {
        output = error.message;
        anvil.kill('SIGKILL');
      },
    );
  };
  anvil.stdout.on('data', read);
  anvil.stderr.on('data', read);
  anvil.once('error', () => tell({ kind: 'missing', index }));
  anvil.once('close', () => {
    running.delete(anvil);
    if (stopping) endWhenAlone();
    else tell({ kind: 'exited', index, output });
  });

  if (anvil.pid === undefined) return;
  running.add(anvil);
  tell({ kind: 'spawned', index, pid: anvil.pid });
}

function tell(message: GuardianMessage): void {
  // The callback keeps a channel that closes meanwhile from throwing; its closing is heard apart.
  if (process.connected) process.send?.(message, () => {});
}

function stop(): void {
  if (stopping) return;
  stopping = true;
  for (const anvil of running) anvil.kill(writesState ? 'SIGTERM' : 'SIGKILL');
  endWhenAlone();
  setTimeout(() => process.exit(1), GRACE_MS).unref();
}

function endWhenAlone(): void {
  if (running.size === 0) process.exit(0);
}

function isGuardianTask(value: unknown): value is GuardianTask {
  return (
    typeof value === 'object' &&
    value !== null &&
    'command' in value &&
    typeof value.command === 'string' &&
    'writesState' in value &&
    typeof value.writesState === 'boolean' &&
    'cacheFolder' in value &&
    typeof value.cacheFolder === 'string' &&
    'ports' in value &&
    Array.isArray(value.ports) &&
    value.ports.every((port) => typeof port === 'number') &&
    'processes' in value &&
    Array.isArray(value.processes) &&
    value.processes.every((list) => Array.isArray(list) && list.every((a) => typeof a === 'string'))
  );
}
