/** The program of a worker that opens a gate to each chain, and then posts their ports. */
import { Agent, type IncomingMessage, request, STATUS_CODES } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { parentPort, workerData } from 'node:worker_threads';
import { createLocalServer } from '../http/createLocalServer.ts';
import { listen } from '../http/listen.ts';
import { type Refusal, refusalOf } from '../http/refusal.ts';

/** A chain, and where it is to be reached, both ports of 127.0.0.1. */
export interface ChainGate {
  chainPort: number;
  /** 0 takes any free one. */
  wantedPort: number;
  /** True to use any free port if the requested one is taken. */
  isPreference: boolean;
}

const LOOPBACK_HOST = '127.0.0.1';

const gates: readonly ChainGate[] = workerData;
parentPort?.postMessage(await Promise.all(gates.map(openChainGate)));

/**
 * Opens a gate to a chain, over HTTP and WebSocket, for programs and pages of this machine. Anvil itself
 * accepts requests of any website in the browser, over WebSocket too.
 *
 * @returns The port it listens on. It closes with the worker.
 * @throws {Error} with a sentence when the port is taken.
 */
async function openChainGate(gate: ChainGate): Promise<number> {
  const { chainPort, wantedPort, isPreference } = gate;
  const agent = new Agent({ keepAlive: true });
  const server = createLocalServer((incoming, outgoing) => {
    const refusal = refusalFor(incoming);
    if (refusal !== null) {
      outgoing.writeHead(refusal.status, { 'content-type': 'text/plain' });
      outgoing.end(`${refusal.sentence}\n`);
      return;
    }
    const cors = gateCorsHeaders(incoming);
    if (incoming.method === 'OPTIONS') {
      outgoing.writeHead(204, cors).end();
      return;
    }
    const { method, url: path, headers } = incoming;
    const asking = request({ host: LOOPBACK_HOST, port: chainPort, agent, method, path, headers });
    asking.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...cors });
      answer.pipe(outgoing);
      answer.on('error', () => outgoing.destroy());
    });
    // A stopped chain looks as without the gate: the connection closes.
    asking.on('error', () => outgoing.destroy());
    outgoing.on('close', () => {
      if (!outgoing.writableFinished) asking.destroy();
    });
    incoming.pipe(asking);
  });
  server.on('upgrade', (incoming, socket, first) => {
    const refusal = refusalFor(incoming);
    if (refusal === null) passSocketOn(incoming, socket, first, chainPort);
    else socket.end(`HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}\r\n\r\n`);
  });
  try {
    return await listen(server, LOOPBACK_HOST, wantedPort);
  } catch (error) {
    if (isPreference) return listen(server, LOOPBACK_HOST, 0);
    throw error;
  }
}

/** Origins of browser extensions, which no page can have: a wallet that is installed asks its chains itself. */
const EXTENSION_ORIGIN = /^(?:chrome|moz|safari-web)-extension:\/\/[\w-]+$/i;

function refusalFor({ method, headers }: IncomingMessage): Refusal | null {
  const { host, origin = '', 'content-type': contentType } = headers;
  const page = origin === '' || EXTENSION_ORIGIN.test(origin) ? undefined : origin;
  return refusalOf({ method, host, origin: page, contentType });
}

/** CORS headers for pages of this machine on another port. */
function gateCorsHeaders({ headers }: IncomingMessage): Record<string, string> {
  const { origin } = headers;
  if (origin === undefined) return {};
  return {
    vary: 'origin',
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': headers['access-control-request-headers'] ?? 'content-type',
    'access-control-max-age': '600',
  };
}

/** Proxies a WebSocket to the chain, its upgrade request first. */
function passSocketOn(
  incoming: IncomingMessage,
  socket: Duplex,
  first: Buffer,
  port: number,
): void {
  const chain = connect(port, LOOPBACK_HOST, () => {
    const lines = [`${incoming.method} ${incoming.url} HTTP/1.1`];
    for (const [index, text] of incoming.rawHeaders.entries()) {
      if (index % 2 === 0) lines.push(`${text}: ${incoming.rawHeaders[index + 1]}`);
    }
    chain.write(`${lines.join('\r\n')}\r\n\r\n`);
    chain.write(first);
    socket.pipe(chain).pipe(socket);
  });
  const end = () => {
    chain.destroy();
    socket.destroy();
  };
  for (const side of [chain, socket]) side.on('error', end).on('close', end);
}
