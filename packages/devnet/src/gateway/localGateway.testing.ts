import { createGatewayClient, type GatewayClient } from '@mooring/safe/gateway';
import { type Devnet, startDevnet } from '../devnet.ts';
import type { LocalSafe } from '../safe/multisig/multisig.ts';
import { type Gateway, type GatewayOptions, startGateway } from './startGateway.ts';

/** Network with its gateway, and the product's own client of it. */
export interface GatewayBench {
  devnet: Devnet;
  gateway: Gateway;
  client: GatewayClient;
  /** Safe of the first chain, and of the second. */
  club: LocalSafe;
  kiosk: LocalSafe;
  stop(): Promise<void>;
}

/** Starts network and gateway for a test. */
export async function startBench(
  options: Omit<GatewayOptions, 'devnet'> = {},
): Promise<GatewayBench> {
  const devnet = await startDevnet();
  const gateway = await startGateway({ devnet, ...options });
  const [club, kiosk] = devnet.multisigs.map(({ safe }) => safe);
  if (!club || !kiosk) throw new Error('The network has no Safes.');
  const client = createGatewayClient({ baseUrl: gateway.url });
  const stop = async () => {
    await gateway.stop();
    await devnet.stop();
  };
  return { devnet, gateway, client, club, kiosk, stop };
}
