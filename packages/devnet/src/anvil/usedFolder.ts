import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { createPublicClient, type Hash, http, isHash } from 'viem';

/** Time for a chain to answer, in ms. */
const ANSWER_LIMIT_MS = 2_000;

/** A running chain of a state folder: its address, and the first block, which identifies a network. */
const useSchema = v.object({
  rpcUrl: v.string(),
  firstBlock: v.custom<Hash>((value) => typeof value === 'string' && isHash(value)),
});

type Use = v.InferOutput<typeof useSchema>;

const markIn = (folder: string) => join(folder, 'running.json');

/**
 * Refuses a state folder from which a network runs: the two would write the same files, and the last to stop would
 * replace the state of the other.
 *
 * @throws Error with a sentence.
 */
export async function requireUnusedFolder(folder: string): Promise<void> {
  const use = readUse(folder);
  if (use === undefined) return;
  const running = await readFirstBlock(use.rpcUrl).catch(() => undefined);
  if (running !== use.firstBlock) return;
  throw new Error(
    `A local network runs from the state folder ${folder} already. Stop it, or choose another folder.`,
  );
}

/** Marks a state folder as used by a chain. @returns removes the mark */
export async function markUsedFolder(folder: string, rpcUrl: string): Promise<() => void> {
  const use: Use = { rpcUrl, firstBlock: await readFirstBlock(rpcUrl) };
  writeFileSync(markIn(folder), JSON.stringify(use));
  return () => rmSync(markIn(folder), { force: true });
}

/** Missing after a stop; of a network that was killed, its chain does not answer. */
function readUse(folder: string): Use | undefined {
  try {
    return v.parse(useSchema, JSON.parse(readFileSync(markIn(folder), 'utf8')));
  } catch {
    return undefined;
  }
}

async function readFirstBlock(rpcUrl: string): Promise<Hash> {
  const client = createPublicClient({
    transport: http(rpcUrl, { retryCount: 0, timeout: ANSWER_LIMIT_MS }),
  });
  return (await client.getBlock({ blockNumber: 1n })).hash;
}
