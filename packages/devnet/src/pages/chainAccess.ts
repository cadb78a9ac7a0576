import type { LocalChain } from '../chain/localChain.ts';

/** The largest request that is passed on to a chain, in characters. */
const LONGEST_REQUEST = 1_048_576;

/** A chain as a wallet's page is told of it: the page asks it by way of its own origin. */
export function networkOf({ chain }: LocalChain, rpcPath: string) {
  const { id, name, nativeCurrency } = chain;
  return { id, name, nativeCurrency, rpcPath: `${rpcPath}/${id}` };
}

/** Passes a wallet's JSON-RPC request on to the chain itself: a wallet has a node of its own. */
export async function forwardToChain(
  request: Request,
  chains: readonly LocalChain[],
  chainId: number,
): Promise<Response> {
  const chain = chains.find((one) => one.chain.id === chainId);
  if (!chain || request.method !== 'POST') return new Response('Not found', { status: 404 });
  const body = await request.text();
  if (body.length > LONGEST_REQUEST) return new Response('Too long', { status: 413 });
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
  try {
    const answer = await fetch(chain.rpcUrl, { method: 'POST', headers, body });
    return new Response(await answer.text(), { headers });
  } catch {
    // The chain has stopped: the page is told as a node's operator would.
    return new Response('The local chain does not answer', { status: 502 });
  }
}
