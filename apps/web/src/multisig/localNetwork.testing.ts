import { parentPort } from 'node:worker_threads';
import type { GatewayFailure, GatewayLie } from '@mooring/devnet';
import { startLocal } from '@mooring/devnet/local';
import { hashSafeMessage, hashTransaction } from '@mooring/safe/transactions';

/** An order to the local network of a test. */
export type NetworkOrder =
  | { readonly do: 'begin'; readonly fault: GatewayLie | GatewayFailure }
  | { readonly do: 'slow'; readonly ms: number }
  | { readonly do: 'clear' | 'reset' | 'stop' };

/** Where things are on the network, once it has started. */
export type NetworkPlaces = Awaited<ReturnType<typeof start>>['places'];

async function start() {
  const local = await startLocal({ pageFolder: null, pairing: false });
  const { devnet, gateway, url } = local;
  const [club] = devnet.multisigs;
  if (!club || !gateway) throw new Error('The network has a Safe and its gateway.');
  const chains = [devnet.ethereum, devnet.rollup].map(({ chain, rpcUrl }) => ({
    ...{ id: chain.id, rpcUrl },
  }));
  const { address, chainId } = club.safe;
  return {
    local,
    faults: gateway.faults,
    reset: () => gateway.reset(),
    places: {
      ...{ url, chains, safe: `${chainId}:${address}` },
      /** The safeTxHashes of what waits, in the order of nonces. */
      queue: club.queue.map(({ transaction }) => hashTransaction(transaction, club.safe).hash),
      /** The hashes of the messages, the oldest first. */
      messages: club.messages.map(({ text }) => hashSafeMessage(text, club.safe).hash),
    },
  };
}

// A thread of its own: chains and servers start in Node, not in a test's window.
const { local, faults, reset, places } = await start();
parentPort?.on('message', async (order: NetworkOrder) => {
  if (order.do === 'begin') faults.begin(order.fault);
  if (order.do === 'slow') faults.slow(order.ms);
  if (order.do === 'clear') faults.clear();
  if (order.do === 'reset') reset();
  if (order.do === 'stop') await local.stop();
  parentPort?.postMessage('done');
});
parentPort?.postMessage(places);
