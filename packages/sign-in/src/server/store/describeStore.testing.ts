import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { OpenStores } from '../conformance.ts';
import { storeChecks } from '../conformance.ts';
import { faultsOf, openStore } from './openStore.testing.ts';

/** Registers each store check as a test. */
export function describeStore(name: string, openStores: OpenStores): void {
  describe(name, () => {
    for (const check of storeChecks) test(check.name, () => check.run(openStores));
  });
}

const writer = fileURLToPath(new URL('writeUntilKilled.testing.ts', import.meta.url));
const consumer = fileURLToPath(new URL('consumeNonces.testing.ts', import.meta.url));

/**
 * Tests for several processes on one store, killed or not. `newPlace` returns an empty location for
 * `openStore`.
 */
export function describeProcesses(name: string, newPlace: () => string | Promise<string>): void {
  describe(name, () => {
    test('killed in the middle of writing, no answered session is lost and no nonce is back', async () => {
      // Created by the two writers, as servers started together would.
      const place = await newPlace();
      const answers = await Promise.all([writeAndKill(place), writeAndKill(place)]);
      const answered = answers.flat();
      expect(answered.length).toBeGreaterThanOrEqual(100);
      const store = await openStore(place);
      expect(await faultsOf(store, answered)).toEqual({ lost: [], back: [] });
      await store.close();
    });

    test('several processes that start on one empty place all come to use it', async () => {
      for (let round = 0; round < 2; round += 1) {
        const place = await newPlace();
        const starts = Array.from({ length: 4 }, () => run(consumer, place, '1').ended);
        expect(await Promise.all(starts)).toEqual([0, 0, 0, 0]);
      }
    });

    test('of several processes that use up the same nonces, each nonce is one process’s', async () => {
      const place = await newPlace();
      const store = await openStore(place);
      const hashes = Array.from({ length: 300 }, (_, index) => `nonce ${index}`);
      const expiresAt = Date.now() + 3_600_000;
      for (const hash of hashes) await store.addNonce({ hash, visitHash: 'visit', expiresAt });
      const won = await Promise.all(
        Array.from({ length: 3 }, () => linesOf(consumer, place, `${hashes.length}`)),
      );
      expect(won.flat().sort()).toEqual(hashes.sort());
      await store.close();
    });
  });
}

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

/** Kills a writer with SIGKILL after 50 lines of output. Returns all output. */
async function writeAndKill(place: string): Promise<readonly string[]> {
  const { child, lines } = run(writer, place);
  const names: string[] = [];
  const closed = new Promise((resolve) => lines.once('close', resolve));
  lines.on('line', (name) => {
    names.push(name);
    if (names.length === 50) child.kill('SIGKILL');
  });
  await closed;
  return names;
}
