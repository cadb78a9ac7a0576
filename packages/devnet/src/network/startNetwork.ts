import { createServer } from 'node:net';
import { type Relay, startRelay } from '@mooring/testing/pairing';
import { type Devnet, type DevnetOptions, startDevnet } from '../devnet.ts';
import { type Gateway, startGateway } from '../gateway/startGateway.ts';
import { listen } from '../http/listen.ts';
import { isOwnOrigin } from '../http/refusal.ts';

/** Ports of the network on 127.0.0.1; 0 for any free port. */
export interface NetworkPorts {
  readonly ethereum: number;
  readonly rollup: number;
  readonly gateway: number;
  readonly relay: number;
}

/** Default ports of a network. */
export const NETWORK_PORTS: NetworkPorts = {
  ethereum: 8545,
  rollup: 8546,
  gateway: 8547,
  relay: 8548,
};

/** Options of {@link startNetwork}. */
export type NetworkOptions = Omit<DevnetOptions, 'ports'> & {
  /** Default for each: {@link NETWORK_PORTS}. */
  ports?: Partial<NetworkPorts> | undefined;
};

/** Chains with a gateway for their Safes and a pairing relay. */
export type Network = AsyncDisposable & {
  readonly devnet: Devnet;
  readonly gateway: Gateway;
  readonly relay: Relay;
  /** Stops everything and resolves when all ports are free. Idempotent. */
  stop(): Promise<void>;
};

/**
 * Starts the chains, a gateway with CORS for pages of this machine, and a pairing relay, each on a fixed
 * port. Gateway and relay keep the process alive until the network is stopped.
 *
 * @throws {Error} with a sentence when a port is taken or used twice, an option is invalid, or anvil is
 * missing.
 *
 * @example
 * ```ts
 * import { startNetwork } from '@mooring/devnet';
 *
 * const network = await startNetwork({ ports: { gateway: 0 } });
 * console.log(network.gateway.url, network.relay.url);
 * await network.stop();
 * ```
 */
export async function startNetwork({ ports, ...options }: NetworkOptions = {}): Promise<Network> {
  const { ethereum, rollup, gateway: gatewayPort, relay: relayPort } = await freePorts(ports);
  const devnet = await startDevnet({ ...options, ports: { ethereum, rollup } });
  const started: { stop(): Promise<void> }[] = [devnet];
  const stop = async () => {
    for (const part of started.toReversed()) await part.stop();
  };
  try {
    const relay = await startRelay({ port: relayPort });
    started.push(relay);
    // Started last: once it responds, the others are ready.
    const gateway = await startGateway({
      devnet,
      port: gatewayPort,
      allowOrigin: isOwnOrigin,
      ...(options.stateFolder !== undefined && { stateFolder: options.stateFolder }),
    });
    started.push(gateway);
    return { devnet, gateway, relay, stop, [Symbol.asyncDispose]: stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Ports to listen on, checked before anything starts. */
async function freePorts(wanted: Partial<NetworkPorts> = {}): Promise<NetworkPorts> {
  const ports = { ...NETWORK_PORTS, ...wanted };
  const fixed = Object.values(ports).filter((port) => port !== 0);
  const twice = fixed.find((port, index) => fixed.indexOf(port) !== index);
  if (twice !== undefined) {
    throw new Error(`Port ${twice} is used twice: chains, gateway and relay need one each.`);
  }
  for (const port of fixed) {
    const server = createServer();
    await listen(server, '127.0.0.1', port);
    await new Promise((resolve) => server.close(resolve));
  }
  return ports;
}
