import type { GatewayClient } from '@mooring/safe/gateway';
import { type SafeState, unpackCalls } from '@mooring/safe/transactions';
import { type Address, type Client, decodeFunctionData, type Hash, type Hex, parseAbi } from 'viem';
import { getTransaction } from 'viem/actions';
import { type NewSafe, readCreation, readProxyCode, type SafeContracts } from './newSafe.ts';

/** Most pages of the history that are read: its creation is the last of them. */
const MOST_PAGES = 50;

interface Sources {
  readonly gateway: GatewayClient;
  readonly client: Client;
  readonly state: SafeState;
  readonly contracts: SafeContracts;
}

/**
 * Setup an account was created with. The gateway names the transaction; what it did is read from the chain, and
 * counts only when it gives exactly this address.
 */
export async function findCreation(sources: Sources): Promise<NewSafe | undefined> {
  const { client, state, contracts } = sources;
  const hash = await creationHash(sources);
  if (!hash) return undefined;
  const { to, input } = await getTransaction(client, { hash });
  const proxyCode = await readProxyCode(client, contracts);
  for (const call of [{ to, input }, ...innerCalls(input)]) {
    const found = readCreation(call, state.address, contracts, proxyCode);
    if (found) return found;
  }
  return undefined;
}

async function creationHash({ gateway, state }: Sources): Promise<Hash | undefined> {
  let pageUrl: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
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

const multiSendAbi = parseAbi(['function multiSend(bytes transactions)']);

/** Calls of a batch: an account by passkey is created together with its signer. */
function innerCalls(input: Hex): readonly { readonly to: Address; readonly input: Hex }[] {
  try {
    const { args } = decodeFunctionData({ abi: multiSendAbi, data: input });
    return (unpackCalls(args[0]) ?? []).map(({ to, data }) => ({ to, input: data }));
  } catch {
    return [];
  }
}
