import type { Devnet } from '../../devnet.ts';
import type { Gateway } from '../../gateway/gateway.ts';
import { startGateway } from '../../gateway/startGateway.ts';
import { serve } from '../../http/serve.ts';
import type { LocalSafe } from '../../safe/multisig/localSafe.ts';
import { createHostApp } from './hostApp.ts';

export type SafePorts = {
  /** Of the gateway. Default: 0, any free one. */
  gatewayPort?: number;
  /** Of the Safe's page. Default: 0; a fixed one is an origin that stays, for lists of allowed ones. */
  hostPort?: number;
  /** Pages beside the one served here that may ask the gateway, such as a development server's. */
  pageOrigins?: readonly string[];
};

/** All that using a multisig needs, on this machine. */
export type LocalMultisig = {
  /** The first chain's. */
  readonly safe: LocalSafe;
  readonly gateway: Gateway;
  /** Opens an application in it as `<hostUrl>/?app=<encoded address>&safe=0x…`. */
  readonly hostUrl: string;
  /** The page's origin, under either name of this machine. */
  readonly hostOrigins: readonly string[];
  /** Lets one more page ask the gateway. */
  allowOrigin(origin: string): void;
  stop(): Promise<void>;
};

/**
 * Starts a gateway over the chains and a Safe's page on it. Both take some milliseconds; the page is
 * built when it is first opened.
 *
 * @throws {Error} when a port is taken, or the network has no Safe.
 */
export async function startLocalSafe(
  devnet: Pick<Devnet, 'ethereum' | 'rollup' | 'multisigs'>,
  options: SafePorts & { stateFolder?: string | undefined } = {},
): Promise<LocalMultisig> {
  const { gatewayPort = 0, hostPort = 0, pageOrigins = [], stateFolder } = options;
  const [multisig] = devnet.multisigs;
  if (!multisig) throw new Error('A network without a history has no Safe.');
  const origins = new Set(pageOrigins);
  const gateway = await startGateway({
    devnet,
    port: gatewayPort,
    allowOrigin: (origin) => origins.has(origin),
    ...(stateFolder !== undefined && { stateFolder }),
  });
  try {
    const app = createHostApp({ devnet, gatewayUrl: gateway.url });
    // This machine alone: it holds keys, if of accounts known to all.
    const host = await serve({ app, host: '127.0.0.1', port: hostPort });
    const allowOrigin = (origin: string) => {
      for (const name of namesOf(origin)) origins.add(name);
    };
    allowOrigin(host.url);
    return {
      safe: multisig.safe,
      gateway,
      hostUrl: host.url,
      hostOrigins: namesOf(host.url),
      allowOrigin,
      async stop() {
        await host.stop();
        await gateway.stop();
      },
    };
  } catch (error) {
    await gateway.stop();
    throw error;
  }
}

/** A person may type either name of this machine. */
function namesOf(origin: string): readonly string[] {
  return ['127.0.0.1', 'localhost'].map((name) =>
    origin.replace(/\/\/(127\.0\.0\.1|localhost)(?=:|$)/, `//${name}`),
  );
}
