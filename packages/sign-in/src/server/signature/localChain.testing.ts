import { startAnvilChain } from '@mooring/testing/chain';
import type { Hex } from 'viem';
import { deployer } from './contractWallet.testing.ts';
import type { ChainRequest } from './verifyByContract.ts';

export type LocalChain = Awaited<ReturnType<typeof startLocalChain>>;

/** Local chain on a free port. `asked` records the methods called through `request`. */
export async function startLocalChain(chainId: number) {
  const { url, client, stop } = await startAnvilChain(chainId);
  const [account] = await client.getAddresses();
  if (!account) throw new Error('The chain has no account');

  const asked: string[] = [];
  const request: ChainRequest = async ({ method, params }) => {
    asked.push(method);
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    });
    const { result, error } = await response.json();
    if (error) throw Object.assign(new Error(error.message), error);
    return result;
  };
  const send = async (to: Hex, data: Hex) => {
    const hash = await client.sendTransaction({ account, chain: null, to, data });
    const receipt = await client.waitForTransactionReceipt({ hash });
    if (receipt.status !== 'success') throw new Error('The transaction failed');
  };
  return {
    url,
    client,
    asked,
    request,
    send,
    deploy: (deployment: Hex) => send(deployer, deployment),
    stop,
  };
}
