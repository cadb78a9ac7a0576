import { createServer, type IncomingMessage } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import { connect } from './connection.ts';
import { createRelayFaults } from './faults.ts';
import { createHub } from './hub.ts';
import { RELAY_LIMITS } from './limits.ts';
import { createMailbox } from './mailbox.ts';
import type { Relay, RelayLogLine, RelayOptions } from './relay.ts';
import { admit } from './verifyAuth.ts';

/** Close code of refused clients, which should not reconnect immediately. */
const REFUSED = 3_000;
/** "Try again later" (RFC 6455 registry). */
const FULL = 1_013;
/** Ping interval, in ms. Node clients give up after 35 s without one. */
const RELAY_PING_MS = 20_000;

/**
 * Starts a relay of the pairing protocol version 2 (irn over WebSocket): it passes encrypted envelopes
 * between page and phone, and keeps them while one of them is offline. For this machine and for tests: its
 * state is in memory, and it has faults on demand.
 *
 * @throws {Error} when the port is taken.
 *
 * @example
 * ```ts
 * import { startRelay } from '@mooring/testing/pairing';
 *
 * const relay = await startRelay();
 * console.log(relay.url); // ws://127.0.0.1:…
 * await relay.stop();
 * ```
 */
export async function startRelay(options: RelayOptions = {}): Promise<Relay> {
  const { host = '127.0.0.1', now = Date.now } = options;
  const log: RelayLogLine[] = [];
  const note = (event: RelayLogLine['event'], socket: number, detail: string) => {
    log.push({ at: now(), event, socket, detail });
    if (log.length > RELAY_LIMITS.log) log.shift();
  };
  const mailbox = createMailbox(now);
  const faults = createRelayFaults(() => hub.releaseHeld());
  const hub = createHub({
    now,
    mailbox,
    faults,
    onLost: ({ tag, topic }) => note('lost', 0, `${tag} ${topic}`),
  });
  const shared = { hub, mailbox, faults, log: note };
  let opened = 0;

  const http = createServer((_, response) => response.writeHead(426).end());
  const server = new WebSocketServer({ noServer: true, maxPayload: RELAY_LIMITS.frameBytes });
  http.on('upgrade', (request, stream, head) => {
    server.handleUpgrade(request, stream, head, (socket) => meet(socket, request));
  });
  const alive = new WeakSet<WebSocket>();

  function meet(socket: WebSocket, request: IncomingMessage): void {
    opened += 1;
    const number = opened;
    alive.add(socket);
    socket.on('pong', () => alive.add(socket));
    // Frame too long or malformed; the socket closes by itself.
    socket.on('error', (error) => note('rejected', number, error.message));
    socket.on('close', (code) => note('closed', number, String(code)));
    if (faults.isMute()) {
      note('open', number, 'into silence');
      return;
    }
    const auth = faults.take('refuse') ? { refused: 'on demand' } : admit(request, now());
    const full = server.clients.size > RELAY_LIMITS.sockets;
    if (full || 'refused' in auth) {
      const reason = 'refused' in auth ? auth.refused : 'too many sockets';
      note('refused', number, reason);
      socket.close(full ? FULL : REFUSED, reason);
      return;
    }
    note('open', number, auth.clientId);
    connect(socket, { number, clientId: auth.clientId }, shared);
  }

  const cutAll = () => {
    for (const socket of server.clients) socket.terminate();
  };
  const heartbeat = setInterval(() => {
    for (const socket of server.clients) {
      if (faults.isMute()) continue;
      if (alive.delete(socket)) socket.ping();
      else socket.terminate();
    }
  }, RELAY_PING_MS);
  heartbeat.unref();

  const port = await new Promise<number>((resolve, reject) => {
    http.once('error', reject);
    http.listen(options.port ?? 0, host, () => {
      const address = http.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  let stopped: Promise<void> | undefined;

  return {
    url: `ws://${addressable(host)}:${port}`,
    port,
    faults: faults.control,
    log,
    seen: hub.seen,
    get sockets() {
      return server.clients.size;
    },
    get waiting() {
      return mailbox.size();
    },
    restart(kept) {
      cutAll();
      hub.forget();
      if (kept === 'lost') mailbox.clear();
    },
    inject: hub.inject,
    stop() {
      stopped ??= new Promise((resolve) => {
        clearInterval(heartbeat);
        hub.forget();
        cutAll();
        server.close();
        http.close(() => resolve());
        http.closeAllConnections();
      });
      return stopped;
    },
  };
}

/** Wildcard addresses cannot be connected to. */
function addressable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
