import { PairingError } from '../pairingError.ts';
import { parseRelayFrame, type RelayMessage } from './relayFrame.ts';
import { createRelaySocket, type RelayDown } from './relaySocket.ts';

/** Events of relay calls. */
export interface CallEvents {
  onOpen(): void;
  onDown(reason: RelayDown): void;
  /** Called with a message of a topic; the message is acknowledged once this settles. */
  onMessage(message: RelayMessage): Promise<void>;
}

interface Call {
  readonly frame: string;
  /** Socket of the first attempt. */
  socket: WebSocket | undefined;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: PairingError) => void;
}

/**
 * Creates JSON-RPC calls over a relay socket. Calls pending when the connection is lost are sent again, unchanged, on
 * the next one, until they time out; relay calls are idempotent.
 */
export function createRelayCalls(
  address: () => Promise<string>,
  limitMs: number,
  openSocket: (url: string) => WebSocket,
  events: CallEvents,
) {
  const calls = new Map<number, Call>();
  let lastId = 0;

  const line = createRelaySocket(address, limitMs, openSocket, {
    onOpen() {
      for (const call of calls.values()) {
        const socket = line.send(call.frame);
        call.socket ??= socket;
      }
      events.onOpen();
    },
    onDown(reason) {
      if (reason === 'relayRefused') {
        for (const { reject } of [...calls.values()]) reject(new PairingError(reason));
      }
      events.onDown(reason);
    },
    onText(text) {
      const frame = parseRelayFrame(text);
      if (frame?.kind === 'message') {
        const acknowledge = () =>
          line.send(JSON.stringify({ id: frame.id, jsonrpc: '2.0', result: true }));
        // Acknowledged even after an error, or the relay would resend it forever.
        events.onMessage(frame.data).then(acknowledge, acknowledge);
        return;
      }
      const call = frame && calls.get(frame.id);
      if (!call) return;
      line.thrive();
      if (frame.kind === 'result') call.resolve(frame.result);
      else call.reject(new PairingError('relayError'));
    },
  });

  return {
    ...line,
    /**
     * Calls the relay, once connected.
     * @throws {PairingError} `relaySilent` after the limit, `relayRefused`, `relayError`
     */
    call(method: string, params: object, callLimitMs = limitMs): Promise<unknown> {
      const id = nextId(lastId);
      lastId = id;
      const frame = JSON.stringify({ id, jsonrpc: '2.0', method, params });
      return new Promise<unknown>((resolve, reject) => {
        const timer = setTimeout(() => {
          const call = calls.get(id);
          call?.reject(new PairingError('relaySilent'));
          // A socket that had the whole time is dead; a later one may not be.
          if (call?.socket) line.giveUp(call.socket);
        }, callLimitMs);
        const settle = () => {
          clearTimeout(timer);
          calls.delete(id);
        };
        const isRefused = line.status() === 'refused';
        calls.set(id, {
          frame,
          socket: isRefused ? undefined : line.send(frame),
          resolve: (result) => {
            settle();
            resolve(result);
          },
          reject: (error) => {
            settle();
            reject(error);
          },
        });
        if (isRefused) calls.get(id)?.reject(new PairingError('relayRefused'));
      });
    },
  };
}

/** Next id: greater than the last, and below 2^53, beyond which JSON numbers are inexact. */
export function nextId(last: number, nowMs = Date.now()): number {
  return Math.max(last + 1, nowMs * 1_000 + Math.floor(Math.random() * 1_000));
}
