import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Hex } from 'viem';
import { FINGERPRINT_ADDRESS } from '../genesis/runGenesis.ts';

/** Interval of writing a running chain's state, in seconds: the most a crash can lose. */
const WRITE_INTERVAL_SECONDS = 10;

export interface StateFiles {
  /** True if a complete network is stored. */
  found: boolean;
  /** Arguments that make anvil read and write the files. */
  args: readonly string[];
}

/**
 * Prepares the state files of one chain. Anvil reads `chain-<id>.json` and writes `chain-<id>.next.json`,
 * which replaces the other at the next start only if it is complete: a crash while writing loses that
 * session, never earlier state.
 *
 * Blocks, receipts and balances are stored; balances at older blocks are not, since a copy of the state for
 * each block makes files of hundreds of megabytes within an hour.
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

/** Code at the fingerprint's address; `0x` before the end of genesis. */
const stateSchemaOfChain = v.object({
  accounts: v.object({
    [FINGERPRINT_ADDRESS]: v.object({ code: v.pipe(v.string(), v.minLength(3)) }),
  }),
});

/**
 * Fingerprint in a state file; undefined when the file is missing, incomplete, or older than the end of
 * genesis.
 */
function readFingerprint(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  try {
    const { accounts } = v.parse(stateSchemaOfChain, JSON.parse(readFileSync(file, 'utf8')));
    return accounts[FINGERPRINT_ADDRESS]?.code;
  } catch {
    return undefined;
  }
}
