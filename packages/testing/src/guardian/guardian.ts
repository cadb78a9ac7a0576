/**
 * A separate process that owns others and a folder. It lives exactly as long as the channel to the
 * process that started it: the system closes that channel however its other end dies, SIGKILL included.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { constants } from 'node:os';
import * as v from 'valibot';
import { killOutright } from './killOutright.ts';
import type { Report } from './startGuardian.ts';

const optionalNumber = v.exactOptional(v.number());

/** Shape of an order to start a process. */
const orderSchema = v.object({
  id: v.number(),
  command: v.string(),
  args: v.pipe(v.array(v.string()), v.readonly()),
  /** Source of a pattern that its output matches once it is ready; null when it only has to end. */
  ready: v.nullable(v.string()),
  /** Options of `spawn`. */
  options: v.object({
    cwd: v.exactOptional(v.string()),
    env: v.exactOptional(v.record(v.string(), v.optional(v.string()))),
    uid: optionalNumber,
    gid: optionalNumber,
  }),
});

export type Order = v.InferOutput<typeof orderSchema>;

/** Time processes may take to end before they are killed, in ms. */
const KILL_GRACE_MS = 4_000;

/** Length of a process's last output that is kept, in characters. */
const KEPT_OUTPUT = 2_000;

const [folder, endSignal] = process.argv.slice(2);
if (folder === undefined || !isSignal(endSignal)) throw new Error('Needs a folder and a signal.');

const running = new Set<ChildProcess>();
let stopping = false;

process.on('disconnect', () => stopOn(endSignal));
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  process.on(signal, () => stopOn(endSignal));
}
process.on('exit', () => {
  for (const { pid } of running) if (pid !== undefined) killOutright(pid);
  // A killed process may still write for a moment.
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
});
process.on('message', (message) => {
  if (v.is(orderSchema, message) && !stopping) startGuarded(message);
});
// The other end may have died before this one listened.
if (!process.connected) stopOn(endSignal);

function startGuarded({ id, command, args, ready, options }: Order): void {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let awaited = ready === null ? null : new RegExp(ready);
  let output = '';

  const report = (state: Report['state'], code: number | null = null) => {
    const message: Report = { id, state, pid: child.pid ?? 0, code, output };
    // The callback keeps a channel that closes in the meantime from throwing; `disconnect` follows.
    if (process.connected) process.send?.(message, () => {});
  };
  const readOutput = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-KEPT_OUTPUT);
    if (!awaited?.test(output)) return;
    awaited = null;
    report('ready');
  };
  child.stdout.on('data', readOutput);
  child.stderr.on('data', readOutput);
  child.once('error', (error) => {
    output += error.message;
  });
  child.once('close', (code) => {
    running.delete(child);
    if (stopping) endWhenAlone();
    else report('ended', code);
  });
  running.add(child);
  report('spawned');
}

function stopOn(signal: NodeJS.Signals): void {
  if (stopping) return;
  stopping = true;
  for (const child of running) child.kill(signal);
  endWhenAlone();
  setTimeout(() => process.exit(1), KILL_GRACE_MS).unref();
}

function endWhenAlone(): void {
  if (running.size === 0) process.exit(0);
}

function isSignal(value: string | undefined): value is NodeJS.Signals {
  return value !== undefined && Object.hasOwn(constants.signals, value);
}
