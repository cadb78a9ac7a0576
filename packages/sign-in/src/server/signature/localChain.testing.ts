import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createTestClient, type Hex, http, publicActions, walletActions } from 'viem';
import type { ChainRequest } from './chainRequest.ts';
import { deployer } from './contractWallet.testing.ts';

const packages = join(import.meta.dirname, '../../../../../node_modules');
const packaged = join(packages, '@foundry-rs/anvil-linux-amd64/bin/anvil');

export type LocalChain = Awaited<ReturnType<typeof startLocalChain>>;

/** Local chain on a free port. `asked` records the methods called through `request`. */
export async function startLocalChain(chainId: number) {
  const node = spawn(
    existsSync(packaged) ? packaged : 'anvil',
    ['--port', '0', '--chain-id', `${chainId}`],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const url = await new Promise<string>((resolve, reject) => {
    node.once('error', reject);
    node.once('exit', (code) => reject(new Error(`anvil ended with ${code}`)));
    createInterface(node.stdout).on('line', (line) => {
      const place = /Listening on (\S+)/.exec(line)?.[1];
      if (place) resolve(`http://${place}`);
    });
  });
  const client = createTestClient({ mode: 'anvil', transport: http(url), pollingInterval: 20 })
    .extend(publicActions)
    .extend(walletActions);
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
    async stop() {
      const ended = new Promise((resolve) => node.once('exit', resolve));
      node.kill();
      await ended;
    },
  };
}
