import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Hex } from 'viem';
import { FINGERPRINT_ADDRESS } from '../genesis/fingerprint.ts';

/** How often a running chain writes its state, in seconds: what a crash can cost at most. */
const WRITE_INTERVAL_SECONDS = 10;

export type StateFiles = {
  /** Whether there is a finished network to go on with. */
  found: boolean;
  /** What makes anvil read and write the files. */
  args: readonly string[];
};

/**
 * Readies the files that keep one chain. Anvil reads `chain-<id>.json` and writes
 * `chain-<id>.next.json`, which takes the other's place at the next start only when it is whole: a
 * crash in the middle of writing costs that session, never what was kept before.
 *
 * Blocks, receipts and balances survive; what a balance was at an older block does not, since a copy of
 * the state for each block makes files of hundreds of megabytes within an hour.
 *
 * @throws Error when the files hold a network with another fingerprint.
 */
export function prepareStateFiles(folder: string, chainId: number, fingerprint: Hex): StateFiles {
  mkdirSync(folder, { recursive: true });
  const current = join(folder, `chain-${chainId}.json`);
  const next = join(folder, `chain-${chainId}.next.json`);
  const written = readFingerprint(next);
  if (written !== undefined) renameSync(next, current);
  else rmSync(next, { force: true });

  const kept = written ?? readFingerprint(current);
  if (kept !== undefined && kept !== fingerprint) {
    throw new Error(
      `${current} was made by another version of the local network or with other options. ` +
        'Delete it to start afresh, or choose another state folder.',
    );
  }
  const write = ['--dump-state', next, '--state-interval', String(WRITE_INTERVAL_SECONDS)];
  return kept === undefined
    ? { found: false, args: write }
    : { found: true, args: ['--load-state', current, ...write] };
}

/** The fingerprint in a state file; undefined when the file is absent, torn, or from before the end of genesis. */
function readFingerprint(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  try {
    const state: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const code = member(member(member(state, 'accounts'), FINGERPRINT_ADDRESS), 'code');
    return typeof code === 'string' && code.length > 2 ? code : undefined;
  } catch {
    return undefined;
  }
}

function member(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
}
