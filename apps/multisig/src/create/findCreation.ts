import type { GatewayClient } from '@mooring/safe/gateway';
import {
  executionAbi,
  multiSendAbi,
  type SafeState,
  unpackCalls,
} from '@mooring/safe/transactions';
import { type Address, type Client, decodeFunctionData, type Hash, type Hex } from 'viem';
import { getTransaction } from 'viem/actions';
import { type NewSafe, readCreation, readProxyCode, type SafeContracts } from './newSafe.ts';

/** Most pages of the history that are read: its creation is the last of them. */
const MOST_HISTORY_PAGES = 50;

interface Sources {
  readonly gateway: GatewayClient;
  readonly client: Client;
  readonly state: SafeState;
  readonly contracts: SafeContracts;
}

/**
 * Finds the setup that an account was created with. The gateway names the transaction; its calls are read from the
 * chain, and must create exactly this address.
 */
export async function findCreation(sources: Sources): Promise<NewSafe | undefined> {
  const { client, state, contracts } = sources;
  const hash = await creationHash(sources);
  if (!hash) return undefined;
  const { to, input } = await getTransaction(client, { hash });
  const proxyCode = await readProxyCode(client, contracts);
  for (const call of callsIn({ to, input })) {
    const found = readCreation(call, state.address, contracts, proxyCode);
    if (found) return found;
  }
  return undefined;
}

async function creationHash({ gateway, state }: Sources): Promise<Hash | undefined> {
  let pageUrl: string | undefined;
  for (let page = 0; page < MOST_HISTORY_PAGES; page += 1) {
    const { results, next } = await gateway.safes.history(state.chainId, state.address, {
      ...(pageUrl !== undefined && { pageUrl }),
    });
    for (const row of results) {
      if (row.type !== 'TRANSACTION') continue;
      const { txInfo } = row.transaction;
      if (txInfo.type === 'Creation') return txInfo.transactionHash;
    }
    if (!next) return undefined;
    pageUrl = next;
  }
  return undefined;
}

const wrapperAbi = [...executionAbi, ...multiSendAbi];

/** Deepest call that is looked for: a batch of a Safe's, in the batch that opens an account by passkey. */
const DEEPEST_CALL = 4;

interface PlainCall {
  readonly to: Address | null;
  readonly input: Hex;
}

/** Returns a call and its nested calls, of a batch or executed by a Safe, such as a passkey account. */
export function callsIn(call: PlainCall, depth = 0): readonly PlainCall[] {
  if (depth === DEEPEST_CALL) return [call];
  return [call, ...wrappedCall(call.input).flatMap((inner) => callsIn(inner, depth + 1))];
}

function wrappedCall(data: Hex): readonly PlainCall[] {
  try {
    const { functionName, args } = decodeFunctionData({ abi: wrapperAbi, data });
    if (functionName === 'execTransaction') return [{ to: args[0], input: args[2] }];
    return (unpackCalls(args[0]) ?? []).map(({ to, data: input }) => ({ to, input }));
  } catch {
    return [];
  }
}
