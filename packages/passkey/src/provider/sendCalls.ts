import { isBatchId, MOST_BATCH_CALLS } from '@mooring/internal';
import { concat, type Hex, numberToHex } from 'viem';
import { invalidParams, PasskeyError } from '../passkeyError.ts';
import type { Batch } from './calls.ts';
import { checkCapabilities } from './capabilities.ts';
import type { ProviderContext } from './method.ts';

/** `wallet_sendCalls`: an atomic batch (EIP-5792, version 2.0.0). */
export async function sendCalls(context: ProviderContext, params: unknown) {
  const { networkOf, readCall, readHex, readQuantity, readRecord, send } = context.shared;
  const { version, id, from, chainId, calls, capabilities } = readRecord(params);
  if (version !== undefined && !/^[12](?:\.\d+)*$/.test(String(version)))
    throw invalidParams('Expected version 2.0.0.');
  if (id !== undefined && !isBatchId(id)) throw invalidParams('Expected the id to be a string.');
  if (id !== undefined && context.batches.has(id))
    throw new PasskeyError('duplicateId', 'Duplicate batch id.');
  if (!Array.isArray(calls) || calls.length === 0) throw invalidParams('Expected a list of calls.');
  if (calls.length > MOST_BATCH_CALLS)
    throw new PasskeyError('tooLarge', `Expected at most ${MOST_BATCH_CALLS} calls.`);
  for (const holder of [{ capabilities }, ...calls]) checkCapabilities(holder);
  const chain = chainId === undefined ? context.chainId() : Number(readQuantity(chainId));
  const { read } = networkOf(context, chain, 'unknownChain');
  const since = await readHex(read, 'eth_blockNumber', []);
  const sent = await send(context, calls.map(readCall), { chainId: chain, from });
  const own = formatBatch({ ...sent, chainId: chain, since });
  if (id !== undefined) context.batches.set(id, own);
  return { id: id ?? own };
}

/** Creates an id that contains what the status needs, so that it works after a reload. */
function formatBatch({ chainId, since, hash, safeTxHash }: Batch): Hex {
  const [chain, block] = [chainId, BigInt(since)].map((value) => numberToHex(value, { size: 8 }));
  return concat([hash, safeTxHash, chain ?? '0x', block ?? '0x']);
}
