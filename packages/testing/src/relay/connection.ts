import { createHash } from 'node:crypto';
import type { PlainRecord } from '@mooring/internal';
import { type RawData, WebSocket } from 'ws';
import { invalidParams, ProviderRpcError } from '../rpc/providerError.ts';
import type { createRelayFaults } from './faults.ts';
import { type Frame, type RequestId, readFrame } from './frame.ts';
import type { Hub, Subscriber } from './hub.ts';
import { RELAY_LIMITS } from './limits.ts';
import type { Mailbox, Message } from './mailbox.ts';
import { type Caller, METHODS, type Outcome, writeMessage } from './methods.ts';
import type { RelayLogLine } from './relay.ts';

/** Last id of a pushed request: unique in the process, whichever relay pushes it; below 2^53. */
let lastId = Date.now() * 1_000;

/** State shared by all connections. */
export interface Shared {
  hub: Hub;
  mailbox: Mailbox;
  faults: ReturnType<typeof createRelayFaults>;
  log: (event: RelayLogLine['event'], socket: number, detail: string) => void;
}

/** Serves the socket of an authenticated client until it closes. */
export function connect(
  socket: WebSocket,
  { number, clientId }: { number: number; clientId: string },
  { hub, mailbox, faults, log }: Shared,
): void {
  /** Topics by subscription id. */
  const subscriptions = new Map<string, string>();
  /** Unacknowledged pushes by request id. */
  const inFlight = new Map<number, Message>();
  /** Topics subscribed to in this request: their mailbox is pushed after the response. */
  let fresh: string[] = [];

  const subscriber: Subscriber = { clientId, push };

  function push(message: Message): void {
    if (faults.isMute() || socket.readyState !== WebSocket.OPEN) return;
    lastId += 1;
    const id = lastId;
    const [oldest] = inFlight.keys();
    if (oldest !== undefined && inFlight.size >= RELAY_LIMITS.inFlight) inFlight.delete(oldest);
    inFlight.set(id, message);
    const params = { id: subscriptionId(message.topic, clientId), data: writeMessage(message) };
    send({ id, jsonrpc: '2.0', method: 'irn_subscription', params });
    log('pushed', number, `${message.tag} ${message.topic}`);
  }

  function send(frame: object, written?: () => void): void {
    if (socket.bufferedAmount > RELAY_LIMITS.unreadBytes) socket.terminate();
    else socket.send(JSON.stringify(frame), (error) => !error && written?.());
  }

  const callerOf = (method: string): Caller => ({
    subscribe(topic) {
      const id = subscriptionId(topic, clientId);
      if (!subscriptions.has(id) && subscriptions.size >= RELAY_LIMITS.topicsOfASocket) {
        throw invalidParams(`Expected at most ${RELAY_LIMITS.topicsOfASocket} topics.`);
      }
      subscriptions.set(id, topic);
      hub.subscribe(topic, subscriber);
      fresh.push(topic);
      return id;
    },
    unsubscribe(topic, id) {
      if (subscriptions.get(id) !== topic) return false;
      hub.unsubscribe(topic, subscriber);
      return subscriptions.delete(id);
    },
    publish(message) {
      log('published', number, `${message.tag} ${message.topic}`);
      hub.publish(message, clientId, method);
    },
    read: (topics) =>
      topics
        .flatMap((topic) => mailbox.read(topic, clientId))
        .sort((one, other) => one.publishedAt - other.publishedAt),
  });

  function run(method: string, params: PlainRecord): Outcome {
    const known = Object.hasOwn(METHODS, method) ? METHODS[method] : undefined;
    if (!known) throw new ProviderRpcError(-32601, 'The relay does not have this method.');
    return known(callerOf(method), params);
  }

  function answer(id: RequestId, outcome: Outcome): void {
    const { result, handedOver = [] } = outcome;
    send({ id, jsonrpc: '2.0', result }, () => handedOver.forEach(mailbox.remove));
    const flying = new Set(inFlight.values());
    for (const topic of fresh) {
      for (const message of mailbox.read(topic, clientId)) if (!flying.has(message)) push(message);
    }
  }

  socket.on('message', (data: RawData, isBinary: boolean) => {
    const frame = isBinary ? undefined : readFrame(data.toString());
    if (frame === undefined) log('rejected', number, 'a frame that is not JSON-RPC');
    else if (faults.isMute()) log('lost', number, frame.kind);
    else if (frame.kind === 'answer') acknowledge(frame);
    else if (faults.take('silence')) log('lost', number, frame.method);
    else serve(frame);
  });

  function acknowledge({ id, received }: Extract<Frame, { kind: 'answer' }>): void {
    const message = inFlight.get(id);
    if (!message || !received) return;
    inFlight.delete(id);
    mailbox.remove(message);
    log('acknowledged', number, `${message.tag} ${message.topic}`);
  }

  function serve(frame: Extract<Frame, { kind: 'request' }>): void {
    log('request', number, frame.method);
    fresh = [];
    try {
      answer(frame.id, run(frame.method, frame.params));
    } catch (error) {
      if (!(error instanceof ProviderRpcError)) throw error;
      const { code, message } = error;
      log('rejected', number, `${frame.method}: ${message}`);
      send({ id: frame.id, jsonrpc: '2.0', error: { code, message } });
    }
  }

  socket.on('close', () => {
    for (const topic of subscriptions.values()) hub.unsubscribe(topic, subscriber);
  });
}

/** Clients compute the id themselves and expect exactly this one. */
function subscriptionId(topic: string, clientId: string): string {
  return createHash('sha256')
    .update(topic + clientId)
    .digest('hex');
}
