import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { refuseForeign } from './foreignFault.ts';
import { listen } from './listen.ts';

export type ServeOptions = {
  /** Answers every request. */
  app: { fetch(request: Request): Promise<Response> };
  /** The address of this machine to listen on. */
  host: string;
  /** 0 takes any free one. */
  port: number;
  /** The answer to a request that is not this machine's own; null for others. Default: `refuseForeign`. */
  refuse?: (request: Request) => Response | null;
};

/** A part of the local network that accepts requests over HTTP. */
export type RunningPart = {
  readonly url: string;
  readonly port: number;
  /** Closes every connection and resolves when the port is free. May be called again. */
  stop(): Promise<void>;
};

/**
 * Serves a part of the local network, to programs and pages of this machine.
 *
 * @throws {Error} with a sentence when the port is taken or cannot be had.
 */
export async function serve({
  app,
  host,
  port: wanted,
  refuse = refuseForeign,
}: ServeOptions): Promise<RunningPart> {
  const server = createServer(
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
