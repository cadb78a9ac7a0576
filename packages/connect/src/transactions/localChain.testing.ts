import { createServer } from 'node:http';
import { startAnvilChain } from '@mooring/testing/chain';
import { type Address, type Hash, type Hex, parseGwei } from 'viem';

export type LocalChain = Awaited<ReturnType<typeof startLocalChain>>;

export interface Sending {
  from: Address;
  to?: Address;
  value?: bigint;
  data?: Hex;
  nonce?: number;
  /** In gwei; a later transaction of the same nonce must offer more. */
  fee?: number;
  gas?: bigint;
}

/** Starts a local chain on a free port, which creates blocks only on `mine`. */
export async function startLocalChain(chainId: number) {
  const { url, client, stop } = await startAnvilChain(chainId, [
    '--no-mining',
    '--order',
    'fifo',
    '--accounts',
    '48',
  ]);
  const accounts = await client.getAddresses();
  return {
    url,
    client,
    /** Returns an account with ether that no other test uses. */
    takeAccount(): Address {
      const account = accounts.pop();
      if (!account) throw new Error('No account is left: start the chain with more');
      return account;
    },
    mine: (blocks = 1) => client.mine({ blocks }),
    send({ fee = 2, gas = 100_000n, ...call }: Sending): Promise<Hash> {
      return client.sendTransaction({
        ...call,
        account: call.from,
        chain: null,
        gas,
        maxFeePerGas: parseGwei(`${fee}`),
        maxPriorityFeePerGas: parseGwei(`${fee}`),
      });
    },
    stop,
  };
}

/** Starts a proxy to a node that can be taken down, and records the requests. */
export async function startUnreliableNode(target: string) {
  let isDown = false;
  let failing: ((method: string, params: readonly unknown[]) => boolean) | undefined;
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { id, method, params } = JSON.parse(body);
    asked.push(method);
    if (isDown) {
      response.writeHead(503).end();
      return;
    }
    response.setHeader('content-type', 'application/json');
    if (failing?.(method, params)) {
      const error = { code: -32000, message: 'missing trie node' };
      response.end(JSON.stringify({ jsonrpc: '2.0', id, error }));
      return;
    }
    const answer = await fetch(target, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    response.end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    asked,
    setDown(down: boolean) {
      isDown = down;
    },
    /** Answers the chosen requests like a node that has pruned old state. */
    failOn(choose: (method: string, params: readonly unknown[]) => boolean) {
      failing = choose;
    },
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
