import { concat, type Hex, numberToHex } from 'viem';
import { readHex } from '../account/address.ts';
import { invalidParams, PasskeyError } from '../passkeyError.ts';
import { isRecord } from '../record.ts';
import { checkAccount, type Methods, networkOf, readQuantity, readRecord } from './method.ts';
import { readCall, type Sent, send } from './sending.ts';

/** Most calls of a batch, more than a person could review. */
const mostCalls = 100;

/** Longest id of a batch (EIP-5792), in characters. */
const longestId = 4_096;

/** Methods of atomic batches: EIP-5792, version 2.0.0. */
export const callsMethods: Methods = {
  wallet_sendCalls: async (context, [params]) => {
    const { version, id, from, chainId, calls, capabilities } = readRecord(params);
    if (version !== undefined && !/^[12]\b/.test(String(version)))
      throw invalidParams('Expected version 2.0.0.');
    if (id !== undefined && (typeof id !== 'string' || id.length > longestId))
      throw invalidParams('Expected the id to be a text.');
    if (id !== undefined && context.batches.has(id))
      throw new PasskeyError('duplicate-id', 'There is already a batch with this id.');
    if (!Array.isArray(calls) || calls.length === 0)
      throw invalidParams('Expected a list of calls.');
    if (calls.length > mostCalls)
      throw new PasskeyError('too-large', `Expected at most ${mostCalls} calls.`);
    for (const holder of [{ capabilities }, ...calls]) checkCapabilities(holder);
    const chain = chainId === undefined ? context.chainId() : Number(readQuantity(chainId));
    const { read } = networkOf(context, chain, 'unknown-chain');
    const since = await readHex(read, 'eth_blockNumber', []);
    const sent = await send(context, calls.map(readCall), { chainId: chain, from });
    const own = formatBatch({ ...sent, chainId: chain, since });
    if (id !== undefined) context.batches.set(id, own);
    return { id: id ?? own };
  },

  // A chunk of its own: asked for once something was sent.
  wallet_getCallsStatus: async (context, [id]) =>
    (await import('./findExecution.ts')).readCallsStatus(context, id),

  wallet_getCapabilities: async (context, [named, chainIds]) => {
    checkAccount(context, named);
    const asked = Array.isArray(chainIds) ? chainIds.map(Number) : undefined;
    const offered = context.options.networks.filter(
      ({ chainId }) => asked?.includes(chainId) ?? true,
    );
    return Object.fromEntries(
      offered.map(({ chainId }) => [numberToHex(chainId), { atomic: { status: 'supported' } }]),
    );
  },
};

/** Throws 5700 for a required capability besides `atomic` and `supported`; returns what is asked of the latter. */
export function checkCapabilities(holder: unknown, supported = 'atomic'): unknown {
  const capabilities = isRecord(holder) ? holder['capabilities'] : undefined;
  if (!isRecord(capabilities)) return undefined;
  for (const [name, wanted] of Object.entries(capabilities)) {
    if (name === 'atomic' || name === supported) continue;
    if (isRecord(wanted) && wanted['optional'] === true) continue;
    throw new PasskeyError('capability', `There is no capability ${name.slice(0, 100)} here.`);
  }
  return capabilities[supported];
}

/** Batch that was sent. */
export interface Batch extends Sent {
  readonly chainId: number;
  /** Block before it was sent, as a quantity. */
  readonly since: Hex;
}

/** An id that says what is to be looked for, so that it is good after a reload too. */
function formatBatch({ chainId, since, hash, safeTxHash }: Batch): Hex {
  const [chain, block] = [chainId, BigInt(since)].map((value) => numberToHex(value, { size: 8 }));
  return concat([hash, safeTxHash, chain ?? '0x', block ?? '0x']);
}
