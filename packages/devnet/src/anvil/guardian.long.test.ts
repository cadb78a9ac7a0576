import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { startDevnet } from '../devnet.ts';

const parents: ChildProcess[] = [];
afterEach(() => {
  for (const parent of parents.splice(0)) parent.kill('SIGKILL');
});

/** Starts a program that runs the network; returns it with the processes of the network. */
async function startParent(ending: string) {
  const script = fileURLToPath(new URL('./testParent.ts', import.meta.url));
  const parent = spawn(process.execPath, [script, ending], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  parents.push(parent);
  const ended = once(parent, 'exit');
  const lines = createInterface({ input: parent.stdout });
  const [line] = await once(lines, 'line');
  const pids: unknown = JSON.parse(String(line));
  if (!Array.isArray(pids)) throw new Error('The program did not tell who runs its network.');
  return { parent, ended, pids: pids.map(Number) };
}

/** Returns true while a process runs; false for a zombie, which its parent has not reaped yet. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  try {
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    // It has exited in the meantime, or the system has no /proc and the signal above decides.
    return process.platform !== 'linux';
  }
}

const running = (pids: readonly number[]) => pids.filter(isRunning);

test.each(['SIGKILL', 'SIGTERM', 'SIGINT'] as const)(
  'guardian stops the network when its program ends by %s',
  async (signal) => {
    const { parent, ended, pids } = await startParent('waits');
    expect(running(pids)).toEqual(pids);
    parent.kill(signal);
    await ended;
    await expect.poll(() => running(pids)).toEqual([]);
  },
);

test.each([
  ['throws', 1],
  ['forgets to stop', 0],
])('guardian ends the network when the program %s', async (ending, code) => {
  const { ended, pids } = await startParent(ending);
  expect(pids).toHaveLength(3);
  expect((await ended)[0]).toBe(code);
  await expect.poll(() => running(pids)).toEqual([]);
});

test('guardian stop ends everything and may be called twice', async () => {
  const reasons: string[] = [];
  const devnet = await startDevnet({ seed: false, onExit: (reason) => reasons.push(reason) });
  const pids = [devnet.guardianPid, devnet.ethereum.pid, devnet.rollup.pid];
  expect(running(pids)).toEqual(pids);
  await Promise.all([devnet.stop(), devnet.stop()]);
  await devnet.stop();
  expect(running(pids)).toEqual([]);
  expect(reasons).toEqual([]);
});

test('killed guardian leaves no process and is reported once', async () => {
  const reasons: string[] = [];
  const devnet = await startDevnet({ seed: false, onExit: (reason) => reasons.push(reason) });
  const pids = [devnet.guardianPid, devnet.ethereum.pid, devnet.rollup.pid];
  process.kill(devnet.guardianPid, 'SIGKILL');
  await expect.poll(() => running(pids)).toEqual([]);
  await devnet.stop();
  expect(reasons).toEqual([expect.stringContaining('looks after the local chains')]);
});

test('guardian reports a chain that exits', async () => {
  const reasons: string[] = [];
  await using devnet = await startDevnet({
    seed: false,
    onExit: (reason) => reasons.push(reason),
  });
  process.kill(devnet.rollup.pid, 'SIGKILL');
  await expect.poll(() => reasons).toEqual([expect.stringContaining('ended by itself')]);
  expect(await devnet.ethereum.client.getChainId()).toBe(devnet.ethereum.chain.id);
});
