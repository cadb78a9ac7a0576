import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { POSTGRES_MISSING } from './findPostgres.ts';
import { startPostgres } from './startPostgres.ts';

/** Replaces the system's temporary folder, to see what is left in it. */
let folder: string;
const parents: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mooring-postgres-test-'));
  // As root the server runs as another user, who needs access.
  chmodSync(folder, 0o711);
  vi.stubEnv('TMPDIR', folder);
});
afterEach(() => {
  for (const parent of parents.splice(0)) parent.kill('SIGKILL');
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** Returns true if something listens at this URL. */
async function isListening(url: string): Promise<boolean> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

test('startPostgres starts, kills, restarts in place, and leaves nothing', async () => {
  const postgres = await startPostgres();
  const { url, pid } = postgres;
  expect(url).toMatch(/^postgres:\/\/postgres@127\.0\.0\.1:\d+\/postgres$/);
  expect(await isListening(url)).toBe(true);
  await postgres.kill();
  expect(await isListening(url)).toBe(false);
  await postgres.kill();
  await postgres.restart();
  expect(await isListening(url)).toBe(true);
  expect(postgres.url).toBe(url);
  expect(postgres.pid).not.toBe(pid);
  await postgres.restart();
  expect(await isListening(url)).toBe(true);
  await postgres.kill();
  await Promise.all([postgres.stop(), postgres.stop()]);
  expect(readdirSync(folder)).toEqual([]);
});

test.each([
  ['is killed', 'waits', 'SIGKILL'],
  ['forgets to stop it', 'forgets', undefined],
] as const)('startPostgres stops its server when the program %s', async (_name, ending, signal) => {
  const script = fileURLToPath(new URL('./testParent.ts', import.meta.url));
  const parent = spawn(process.execPath, [script, ending], { stdio: ['pipe', 'pipe', 'inherit'] });
  parents.push(parent);
  const ended = once(parent, 'exit');
  const [url] = await once(createInterface(parent.stdout), 'line');
  if (signal) {
    expect(await isListening(url)).toBe(true);
    parent.kill(signal);
  }
  await ended;
  await expect.poll(() => isListening(url)).toBe(false);
  await expect.poll(() => readdirSync(folder)).toEqual([]);
});

test('startPostgres ends with a killed guardian', async () => {
  const postgres = await startPostgres();
  process.kill(postgres.guardianPid, 'SIGKILL');
  await expect.poll(() => isListening(postgres.url)).toBe(false);
  await postgres.stop();
  expect(readdirSync(folder)).toEqual([]);
  await expect(postgres.restart()).rejects.toThrow(
    'The process that looks after PostgreSQL ended.',
  );
});

test('startPostgres explains how to install a missing PostgreSQL', async () => {
  vi.stubEnv('MOORING_POSTGRES', folder);
  await expect(startPostgres()).rejects.toThrow(`MOORING_POSTGRES is ${folder}`);
  expect(POSTGRES_MISSING).toContain('apt-get install postgresql');
});

test.each([
  ['says why it fails', '#!/bin/sh\necho "no room" >&2\nexit 1\n', 0o755, 'no room'],
  ['cannot be run', '', 0o644, 'EACCES'],
])('startPostgres reports when it %s', async (_name, program, mode, text) => {
  const programs = join(folder, 'programs');
  mkdirSync(programs, { mode: 0o755 });
  for (const name of ['initdb', 'postgres']) writeFileSync(join(programs, name), program, { mode });
  vi.stubEnv('MOORING_POSTGRES', programs);
  await expect(startPostgres()).rejects.toThrow(text);
  expect(readdirSync(folder)).toEqual(['programs']);
});
