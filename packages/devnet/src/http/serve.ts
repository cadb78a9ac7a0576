import { createServer } from 'node:http';
import type { Server } from 'node:net';
import { getRequestListener } from '@hono/node-server';

export type ServeOptions = {
  /** Answers every request. */
  app: { fetch(request: Request): Promise<Response> };
  /** The address of this machine to listen on. */
  host: string;
  /** 0 takes any free one. */
  port: number;
};

/** A part of the local network that accepts requests over HTTP. */
export type RunningPart = {
  readonly url: string;
  readonly port: number;
  /** Closes every connection and resolves when the port is free. May be called again. */
  stop(): Promise<void>;
};

/**
 * Serves a part of the local network.
 *
 * @throws {Error} with a sentence when the port is taken or cannot be had.
 */
export async function serve({ app, host, port: wanted }: ServeOptions): Promise<RunningPart> {
  const server = createServer(
    getRequestListener((request) => app.fetch(request), { overrideGlobalObjects: false }),
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

/**
 * Resolves with the port once the server listens.
 *
 * @throws {Error} with a sentence when it cannot.
 */
export function listen(server: Server, host: string, wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new Error(listenFault(error, host, wanted))),
    );
    server.listen(wanted, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : wanted);
    });
  });
}

function listenFault(error: NodeJS.ErrnoException, host: string, port: number): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is already in use. Stop the other program or choose another port.`;
    case 'EACCES':
      return `Port ${port} may not be opened by this user. Choose a port from 1024 up.`;
    default:
      return `Cannot listen on ${host}, port ${port}: ${error.message}`;
  }
}
