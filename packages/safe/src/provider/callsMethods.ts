import { isHash, numberToHex } from 'viem';
import { sendTransactions } from '../messaging/hostRequests.ts';
import { isRecord } from '../plainRecord.ts';
import { invalidParams, ProviderRpcError } from '../providerRpcError.ts';
import { callsStatus } from './callsStatus.ts';
import type { Methods, ProviderContext } from './method.ts';
import { checkAccount, readRecord } from './readParams.ts';
import { checkChain, readCall } from './transactionMethods.ts';

/** Most calls of a batch, more than a person could review. */
const mostCalls = 100;

/** Methods of atomic batches: EIP-5792, version 2.0.0. */
export const callsMethods: Methods = {
  wallet_sendCalls: async (context, [params], signal) => {
    const asked = readRecord(params);
    const { version, id, from, chainId, calls, capabilities } = asked;
    if (version !== undefined && !/^[12](\.\d{1,3}){0,2}$/.test(String(version)))
      throw invalidParams('Expected version 2.0.0.');
    if (id !== undefined && (typeof id !== 'string' || id === '' || id.length > 4096))
      throw invalidParams('Expected the id to be a text.');
    if (from !== undefined && from !== null) checkAccount(context, from);
    checkChain(context, chainId, 5710);
    if (!Array.isArray(calls) || calls.length === 0)
      throw invalidParams('Expected a list of calls.');
    if (calls.length > mostCalls)
      throw new ProviderRpcError(5740, `Expected at most ${mostCalls} calls.`);
    for (const holder of [{ capabilities }, ...calls]) checkCapabilities(holder);
    if (id !== undefined && context.batches.has(id))
      throw new ProviderRpcError(5720, 'There is already a batch with this id.');
    const hash = await sendTransactions(context.messenger, calls.map(readCall), signal);
    if (id !== undefined) context.batches.set(id, hash);
    return { id: id ?? hash };
  },

  wallet_getCallsStatus: (context, [id]) => {
    const named = readId(id);
    return callsStatus(context, named, hashOf(context, named));
  },

  // The host shows the queue itself; an embedded page cannot open it.
  wallet_showCallsStatus: async (context, [id]) => {
    hashOf(context, readId(id));
    return null;
  },

  wallet_getCapabilities: async (context, [account, chainIds]) => {
    if (account !== undefined) checkAccount(context, account);
    const chain = numberToHex(context.safe.chainId);
    const asked = !Array.isArray(chainIds) || chainIds.some((id) => Number(id) === Number(chain));
    return asked ? { [chain]: { atomic: { status: 'supported' } } } : {};
  },
};

function readId(id: unknown): string {
  if (typeof id !== 'string' || id.length > 4096)
    throw invalidParams('Expected the id of a batch.');
  return id;
}

function hashOf({ batches }: ProviderContext, id: string) {
  const hash = batches.get(id) ?? (isHash(id) ? id : undefined);
  if (!hash) throw new ProviderRpcError(5730, 'There is no batch with this id.');
  return hash;
}

/** Throws 5700 for a required capability that is not supported. */
function checkCapabilities(holder: unknown): void {
  const capabilities = isRecord(holder) ? holder['capabilities'] : undefined;
  if (!isRecord(capabilities)) return;
  for (const [name, wanted] of Object.entries(capabilities)) {
    if (name === 'atomic' || (isRecord(wanted) && wanted['optional'] === true)) continue;
    throw new ProviderRpcError(5700, `A Safe does not have the capability ${name.slice(0, 100)}.`);
  }
}
