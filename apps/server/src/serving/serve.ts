import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { readClientAddress } from '@mooring/sign-in/server/node';
import type { ValidConfig } from '../config/configSchema.ts';

/** Answers requests; `peer` is the remote address of the connection. */
export type Fetch = (request: Request, peer?: string) => Promise<Response>;

/** Running HTTP server. */
export interface RunningServer {
  /** URL to open in a browser on this machine. */
  url: string;
  port: number;
  /**
   * Stops accepting requests, lets running ones finish for at most five seconds, and resolves when all
   * connections are closed. Further calls return the same promise.
   */
  stop(): Promise<void>;
}

const CLOSE_GRACE_MS = 5_000;
const SWEEP_MS = 100;
/** Time a request may take to arrive, in ms: a slow sender occupies a connection. */
const ARRIVAL = { headersMs: 10_000, wholeMs: 30_000 };
/** Interval of checks for slow requests, in ms; Node's default would add half a minute. */
const IDLE_LOOK_MS = 1_000;
/**
 * Most requests of a connection that are handled concurrently. Browsers and proxies do not pipeline; each request holds
 * its response in memory until it is read.
 */
const MOST_PIPELINED = 16;
/** Idle timeout of a socket, in ms: the client does not read the response. */
const SILENT_SOCKET_MS = 60_000;
/**
 * Time a proxy's connection without a request is kept, in ms; Node's five seconds for a visitor's. Longer than proxies
 * keep it (nginx and load balancers 60 seconds, Google's 600): a request sent while this server closes it is lost.
 */
const PROXY_IDLE_MS = 620_000;

/** Host of a request without one, as health checks in HTTP/1.0 are; never the name of a server (RFC 2606). */
const NO_HOST = 'host.invalid';

/**
 * Listens on `host` and `port` (0 for a free one).
 *
 * @throws {Error} when the port is in use or not available.
 */
export async function serve(options: {
  app: { fetch: Fetch };
  host: string;
  port: number;
  /**
   * Lets the adapter replace the global `Request` and `Response` with its own, which are faster;
   * only in a process that runs this server alone. Default: false.
   */
  replacesGlobals?: boolean;
  /** Default: none. */
  connections?: ConnectionLimits;
  /** Proxies in front, whose connections have no limit per client. Default: 0. */
  proxies?: number;
  /** Time headers, and a whole request, may take to arrive. Default: 10 and 30 seconds. */
  arrival?: { headersMs: number; wholeMs: number };
}): Promise<RunningServer> {
  const { app, host, arrival = ARRIVAL, connections, proxies = 0 } = options;
  const listener = getRequestListener(
    async (request, { incoming, outgoing }) => {
      const response = await app.fetch(request, incoming.socket.remoteAddress);
      // While stopping, each connection closes after its response.
      if (!server.listening && 'shouldKeepAlive' in outgoing) outgoing.shouldKeepAlive = false;
      return response;
    },
    {
      overrideGlobalObjects: options.replacesGlobals ?? false,
      hostname: NO_HOST,
      // It would cut off what is left of a body half a second after the answer; Node reads it within `requestTimeout`.
      autoCleanupIncoming: false,
    },
  );
  const server = createServer(
    {
      headersTimeout: arrival.headersMs,
      requestTimeout: arrival.wholeMs,
      connectionsCheckingInterval: IDLE_LOOK_MS,
      optimizeEmptyRequests: true,
    },
    (incoming, outgoing) => {
      if (!isWithinPipeline(incoming, outgoing)) return;
      const fault = hostFault(incoming);
      if (fault !== null) {
        outgoing.writeHead(400, { 'content-type': 'text/plain', connection: 'close' });
        outgoing.end(`${fault}\n`);
        return;
      }
      void listener(incoming, outgoing);
    },
  );
  server.timeout = SILENT_SOCKET_MS;
  if (proxies > 0) server.keepAliveTimeout = PROXY_IDLE_MS;
  if (connections)
    boundConnections(server, proxies > 0 ? { ...connections, perClient: 0 } : connections);
  const port = await listenOn(server, host, options.port);
  let stopped: Promise<void> | null = null;
  return {
    url: `http://${browserHost(host)}:${port}`,
    port,
    stop() {
      stopped ??= stopServer(server);
      return stopped;
    },
  };
}

/** Unanswered requests by connection; keyed weakly, so the module holds no state of a server. */
const unansweredRequests = new WeakMap<Socket, number>();

/** Counts a request until its response is sent; beyond the limit, closes the connection and returns false. */
function isWithinPipeline({ socket }: IncomingMessage, outgoing: ServerResponse): boolean {
  const count = (unansweredRequests.get(socket) ?? 0) + 1;
  if (count > MOST_PIPELINED) {
    socket.destroy();
    return false;
  }
  unansweredRequests.set(socket, count);
  outgoing.once('close', () =>
    unansweredRequests.set(socket, (unansweredRequests.get(socket) ?? 1) - 1),
  );
  return true;
}

function listenOn(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(new Error(listenFault(error, host, port))));
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

function listenFault(error: NodeJS.ErrnoException, host: string, port: number): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is already in use. Stop the other program or choose another port.`;
    case 'EACCES':
      return `This user cannot open port ${port}. Choose a port of 1024 or higher.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address ${host}. Use "127.0.0.1", or "0.0.0.0" for every interface.`;
    default:
      return `Cannot listen on ${host}, port ${port}: ${error.message}`;
  }
}

function stopServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), CLOSE_GRACE_MS);
    // Responses whose headers were sent before keep their connection alive.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
    // Closes the listening socket and idle connections; busy ones close after their response.
    server.close(() => {
      clearTimeout(cut);
      clearInterval(sweep);
      resolve();
    });
  });
}

/** Host for a browser, which cannot open the address of "every interface". */
function browserHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

const HOST_HEADER = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Fault of a request's `Host` header; null when valid. Two headers, or one that is not a host, must be
 * refused (https://www.rfc-editor.org/rfc/rfc9112#section-3.2): a proxy in front may have read another one.
 */
function hostFault({ headers, rawHeaders }: IncomingMessage): string | null {
  const { host } = headers;
  // Node refuses HTTP/1.1 without one; HTTP/1.0 has none.
  if (host === undefined) return null;
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  if (hosts > 1) return 'Two Host headers';
  return HOST_HEADER.test(host) && URL.canParse(`http://${host}`) ? null : 'Invalid Host header';
}

/** Limits on connections; 0 for no limit. */
type ConnectionLimits = ValidConfig['connections'];

/**
 * Limits connections to a server, in total and per client. Connections over a limit are closed without a
 * response.
 */
function boundConnections(server: Server, { most, perClient }: ConnectionLimits): void {
  if (most > 0) server.maxConnections = most;
  if (perClient === 0) return;
  const counts = new Map<string, number>();
  server.on('connection', (socket) => {
    const client = readClientAddress(null, socket.remoteAddress, 0);
    if (client === undefined) return;
    const count = (counts.get(client) ?? 0) + 1;
    if (count > perClient) {
      socket.destroy();
      return;
    }
    counts.set(client, count);
    socket.once('close', () => {
      const left = (counts.get(client) ?? 1) - 1;
      if (left === 0) counts.delete(client);
      else counts.set(client, left);
    });
  });
}
