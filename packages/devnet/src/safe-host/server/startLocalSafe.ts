import type { Devnet } from '../../devnet.ts';
import { type Gateway, startGateway } from '../../gateway/startGateway.ts';
import { serve } from '../../http/serve.ts';
import type { LocalSafe } from '../../safe/multisig/multisig.ts';
import { createHostApp } from './hostApp.ts';

export interface SafePorts {
  /** Port of the gateway. Default: 0, any free port. */
  gatewayPort?: number;
  /** Port of the Safe's page. Default: 0; with a fixed one its origin can be allow-listed. */
  hostPort?: number;
  /** Origins of further pages allowed by the gateway, such as a development server's. */
  pageOrigins?: readonly string[];
}

/** Multisig of this machine. */
export interface LocalMultisig {
  /** Safe of the first chain. */
  readonly safe: LocalSafe;
  readonly gateway: Gateway;
  /** Opens an application in it as `<hostUrl>/?app=<encoded URL>&safe=0x…`. */
  readonly hostUrl: string;
  /** Origins of the page, under both names of this machine. */
  readonly hostOrigins: readonly string[];
  /** Allows another origin at the gateway. */
  allowOrigin(origin: string): void;
  stop(): Promise<void>;
}

/**
 * Starts a gateway over the chains and a Safe's page on it, in milliseconds; the page is built when first
 * opened.
 *
 * @throws {Error} when a port is taken, or the network has no Safe.
 */
export async function startLocalSafe(
  devnet: Pick<Devnet, 'ethereum' | 'rollup' | 'multisigs'>,
  options: SafePorts & { stateFolder?: string | undefined } = {},
): Promise<LocalMultisig> {
  const { gatewayPort = 0, hostPort = 0, pageOrigins = [], stateFolder } = options;
  const [multisig] = devnet.multisigs;
  if (!multisig) throw new Error('The network has no Safe: start it with a history.');
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

/** People may use either name of this machine. */
function namesOf(origin: string): readonly string[] {
  return ['127.0.0.1', 'localhost'].map((name) =>
    origin.replace(/\/\/(127\.0\.0\.1|localhost)(?=:|$)/, `//${name}`),
  );
}
