import { createGatewayClient, type GatewayClient } from '@mooring/safe/gateway';
import { defineChain } from 'viem';
import { createLocalClient, type LocalClient } from '../../chain/localClient.ts';
import { MULTICALL3_ADDRESS } from '../../contracts/deployments.ts';
import { readSafe, type SafeReading } from '../../gateway/chain/safeReads.ts';
import type { Opened } from './opened.ts';
import type { HostAccount, HostSetup } from './setup.ts';

/** An application open in a Safe: what acting in it takes. */
export type Session = {
  opened: Opened;
  client: LocalClient;
  gateway: GatewayClient;
  /** Asks the gateway and hands on what it says, word for word. */
  askGateway(path: string): Promise<unknown>;
  /** The Safe as the chain has it now. */
  read(): Promise<SafeReading>;
  /** Whose keys are here. */
  accounts: readonly HostAccount[];
  /** The owner who signs; none where no owner's key is here. */
  acting: HostAccount | undefined;
};

export function createSession(opened: Opened, setup: HostSetup): Session {
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
      if (!response.ok) throw new Error(`The gateway says ${response.status}.`);
      return response.json();
    },
    read: () => readSafe({ client, chain }, opened.safe),
    accounts: setup.accounts,
    acting: undefined,
  };
}
