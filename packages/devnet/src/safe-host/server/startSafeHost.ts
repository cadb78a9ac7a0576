import { serve } from '../../http/serve.ts';
import { createHostApp, type HostWorld } from './hostApp.ts';

export type SafeHostOptions = HostWorld & {
  /** Default: 127.0.0.1, this machine alone: it holds keys, if of accounts known to all. */
  host?: string;
  /** Default: 0, any free one. */
  port?: number;
};

/** A page that is a Safe's: it frames applications and is the parent they talk to. */
export type SafeHost = {
  /** Opens an application in a Safe as `<url>/?app=<encoded address>&safe=0x…`. */
  readonly url: string;
  /** May be called again. */
  stop(): Promise<void>;
};

/**
 * Serves the local Safe. Built when first opened; what it proposes, it proposes through the gateway,
 * which must allow its origin.
 *
 * @throws {Error} with a sentence when the port is taken.
 */
export async function startSafeHost(options: SafeHostOptions): Promise<SafeHost> {
  const { host = '127.0.0.1', port = 0 } = options;
  return serve({ app: createHostApp(options), host, port });
}
