import { getRequestListener } from '@hono/node-server';
import { createLocalServer } from './createLocalServer.ts';
import { listen } from './listen.ts';
import { refuseForeign } from './refusal.ts';

export interface ServeOptions {
  /** Handles all requests. */
  app: { fetch(request: Request): Promise<Response> };
  /** Local address to listen on. */
  host: string;
  /** 0 for any free port. */
  port: number;
  /** Response to a request to refuse; null to accept. Default: `refuseForeign`. */
  refuse?: (request: Request) => Response | null;
}

/** HTTP server of a part of the local network. */
export interface RunningPart {
  readonly url: string;
  readonly port: number;
  /** Closes all connections and resolves when the port is free. Idempotent. */
  stop(): Promise<void>;
}

/**
 * Serves a part of the local network to programs and pages of this machine.
 *
 * @throws {Error} with a sentence when it cannot listen on the port.
 */
export async function serve({
  app,
  host,
  port: wanted,
  refuse = refuseForeign,
}: ServeOptions): Promise<RunningPart> {
  const server = createLocalServer(
    getRequestListener(async (request) => refuse(request) ?? app.fetch(request), {
      overrideGlobalObjects: false,
    }),
  );
  const port = await listen(server, host, wanted);
  let stopped: Promise<void> | undefined;
  return {
    url: `http://${host}:${port}`,
    port,
    stop() {
      stopped ??= new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      return stopped;
    },
  };
}
