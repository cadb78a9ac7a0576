import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Hex } from 'viem';
import { FINGERPRINT_ADDRESS } from '../genesis/runGenesis.ts';

/** Interval of writing a running chain's state, in seconds: the most a crash can lose. */
const WRITE_INTERVAL_SECONDS = 10;

const AFRESH = 'Delete it to start afresh, or choose another state folder.';

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
 * @throws Error when the files hold a network with another fingerprint, or cannot be read or written.
 */
export function prepareStateFiles(folder: string, chainId: number, fingerprint: Hex): StateFiles {
  requireWritableFolder(folder);
  const current = join(folder, `chain-${chainId}.json`);
  const next = join(folder, `chain-${chainId}.next.json`);
  const written = readFingerprint(next);
  if (written !== undefined) renameSync(next, current);
  else rmSync(next, { force: true });

  const kept = written ?? readFingerprint(current);
  // Only a whole file ever gets this name.
  if (kept === undefined && existsSync(current))
    throw new Error(`${current} is damaged. ${AFRESH}`);
  if (kept !== undefined && kept !== fingerprint) {
    throw new Error(
      `${current} was made by another version of the local network or with other options. ${AFRESH}`,
    );
  }
  const write = ['--dump-state', next, '--state-interval', String(WRITE_INTERVAL_SECONDS)];
  return kept === undefined
    ? { found: false, args: write }
    : { found: true, args: ['--load-state', current, ...write] };
}

/** Creates the folder. Anvil does not report a file that it cannot write. */
function requireWritableFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The state folder ${folder} cannot be written: ${reason}`);
  }
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
 *
 * @throws Error when the file cannot be read.
 */
function readFingerprint(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  try {
    const { accounts } = v.parse(stateSchemaOfChain, JSON.parse(text));
    return accounts[FINGERPRINT_ADDRESS]?.code;
  } catch {
    return undefined;
  }
}
