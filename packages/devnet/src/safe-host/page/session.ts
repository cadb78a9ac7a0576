import { createGatewayClient, type GatewayClient } from '@mooring/safe/gateway';
import { createStore, type Store } from '@mooring/testing/wallet';
import { defineChain } from 'viem';
import { createLocalClient, type LocalClient } from '../../chain/localChain.ts';
import { MULTICALL3_ADDRESS } from '../../contracts/deployments.ts';
import { readSafeContract, type SafeReading } from '../../gateway/chain/safeReads.ts';
import type { HostAccount, HostSetup, OpenedApp } from './setup.ts';

/** Application open in a Safe, with the dependencies of its actions. */
export interface Session {
  opened: OpenedApp;
  client: LocalClient;
  gateway: GatewayClient;
  /** Sends a request to the gateway and returns its response unchanged. */
  askGateway(path: string): Promise<unknown>;
  /** Reads the Safe from the chain. */
  read(): Promise<SafeReading>;
  /** Accounts whose keys are here. */
  accounts: readonly HostAccount[];
  /** Owner who signs; undefined without an owner's key. */
  acting: Store<HostAccount | undefined>;
}

export function createHostSession(opened: OpenedApp, setup: HostSetup): Session {
  const { id, name, nativeCurrency, rpcPath } = opened.network;
  const chain = defineChain({
    id,
    name,
    nativeCurrency,
    testnet: true,
    rpcUrls: { default: { http: [new URL(rpcPath, location.href).href] } },
    contracts: { multicall3: { address: MULTICALL3_ADDRESS } },
  });
  const client = createLocalClient(chain);
  return {
    opened,
    client,
    gateway: createGatewayClient({ baseUrl: setup.gatewayUrl }),
    async askGateway(path) {
      const response = await fetch(`${setup.gatewayUrl}/v1/chains/${id}${path}`);
      if (!response.ok) throw new Error(`The gateway answered with status ${response.status}.`);
      return response.json();
    },
    read: () => readSafeContract({ client, chain }, opened.safe),
    accounts: setup.accounts,
    acting: createStore<HostAccount | undefined>(undefined),
  };
}
