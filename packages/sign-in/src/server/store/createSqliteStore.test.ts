import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSqliteStore } from './createSqliteStore.ts';
import { describeStore } from './describeStore.testing.ts';

let folder: string;
let files = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mooring-store-'));
});
afterAll(() => rm(folder, { recursive: true }));

function newFile(): string {
  files += 1;
  return join(folder, `${files}.sqlite`);
}

describeStore('SQLite, two on one file', async () => {
  const file = newFile();
  return [createSqliteStore({ file }), createSqliteStore({ file })];
});

describeStore('SQLite in memory', async () => {
  const store = createSqliteStore({ file: ':memory:' });
  return [store, store];
});

const account = 'eip155:0:0xaa';

test('what was kept is there when the file is opened again', async () => {
  const file = newFile();
  const first = createSqliteStore({ file });
  await first.addNonce({ hash: 'nonce', visitHash: 'visit', expiresAt: 2 });
  await first.close();
  const again = createSqliteStore({ file });
  expect(await again.consumeNonce({ hash: 'nonce', visitHash: 'visit', now: 1 })).toEqual({
    result: 'consumed',
    expiresAt: 2,
  });
  await again.close();
});

test('a file of a later version is left alone, with a sentence', async () => {
  const file = newFile();
  await createSqliteStore({ file }).close();
  const database = new DatabaseSync(file);
  database.exec('INSERT INTO sign_in_version (version) VALUES (99)');
  database.close();
  expect(() => createSqliteStore({ file })).toThrow(/of version 99, .* start the newer program/);
});

test('a file that is no database is refused', () => {
  expect(() => createSqliteStore({ file: folder })).toThrow();
});

test('killed in the middle of writing, no answered session is lost and no nonce is back', async () => {
  // Made by the two that write, as servers started together would.
  const file = newFile();
  const program = fileURLToPath(new URL('writeUntilKilled.testing.ts', import.meta.url));
  const answered = (
    await Promise.all([writeAndKill(program, file), writeAndKill(program, file)])
  ).flat();
  expect(answered.length).toBeGreaterThanOrEqual(100);

  const store = createSqliteStore({ file });
  const kept = new Set((await store.listSessions(account, Date.now())).map(({ id }) => id));
  expect(answered.filter((name) => !kept.has(name))).toEqual([]);
  for (const hash of kept) {
    const use = await store.consumeNonce({ hash, visitHash: 'visit', now: Date.now() });
    expect(use.result).toBe('refused');
  }
  await store.close();
  const database = new DatabaseSync(file);
  expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
  database.close();
});

test('several processes that start on one new file all come to use it', async () => {
  const program = fileURLToPath(new URL('consumeNonces.testing.ts', import.meta.url));
  for (let round = 0; round < 2; round += 1) {
    const file = newFile();
    const starts = Array.from({ length: 4 }, () => run(program, file, '1').ended);
    expect(await Promise.all(starts)).toEqual([0, 0, 0, 0]);
  }
});

test('of several processes that use up the same nonces, each nonce is one process’s', async () => {
  const file = newFile();
  const store = createSqliteStore({ file });
  const hashes = Array.from({ length: 300 }, (_, index) => `nonce ${index}`);
  const expiresAt = Date.now() + 3_600_000;
  for (const hash of hashes) await store.addNonce({ hash, visitHash: 'visit', expiresAt });
  const program = fileURLToPath(new URL('consumeNonces.testing.ts', import.meta.url));
  const won = await Promise.all(
    Array.from({ length: 3 }, () => linesOf(program, file, `${hashes.length}`)),
  );
  expect(won.flat().sort()).toEqual(hashes.sort());
  await store.close();
});

function run(program: string, ...args: readonly string[]) {
  const child = spawn(process.execPath, [program, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  return { child, ended, lines: createInterface(child.stdout) };
}

async function linesOf(program: string, ...args: readonly string[]): Promise<readonly string[]> {
  const all: string[] = [];
  for await (const line of run(program, ...args).lines) all.push(line);
  return all;
}

/** Kills the program with SIGKILL after 50 answers; gives all that came out. */
async function writeAndKill(program: string, file: string): Promise<readonly string[]> {
  const { child, lines } = run(program, file);
  const names: string[] = [];
  const closed = new Promise((resolve) => lines.once('close', resolve));
  lines.on('line', (name) => {
    names.push(name);
    if (names.length === 50) child.kill('SIGKILL');
  });
  await closed;
  return names;
}
