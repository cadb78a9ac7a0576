import { isRecord } from '@mooring/internal';
import { type RelayClient, sealEnvelope } from '@mooring/pairing/protocol';
import { createExpirySignal, expiryIn, isExpired } from './expiry.ts';
import type { StoredSession } from './openSession.ts';
import { type ProtocolError, protocolError, readCaip2ChainId, unsupported } from './proposal.ts';

/** Response of the wallet. */
export type Answer = { readonly result: unknown } | { readonly error: ProtocolError };

/**
 * Handles a request of a session; `undefined` when its prompt was lost.
 *
 * @param withdrawn aborts when the site no longer waits for the response
 */
export type OnRequest = (
  session: StoredSession,
  request: Pick<StoredRequest, 'id' | 'chainId' | 'method' | 'params'>,
  withdrawn: AbortSignal,
) => Promise<Answer | undefined>;

/** Request of the site, kept until the relay has its response. */
export interface StoredRequest {
  readonly id: number;
  /** NaN outside `eip155`. */
  readonly chainId: number;
  readonly method: string;
  readonly params: unknown;
  /** Seconds since 1970. */
  readonly expiry: number;
  /** Pending handling, kept across a discarded app so that nothing runs twice. */
  asking?: Promise<Answer | undefined> | undefined;
  answer?: Answer;
}

export interface SessionRequestsParts {
  readonly relay: RelayClient;
  readonly onRequest: OnRequest;
  /** Called after each change of the kept state. */
  readonly onChange: () => void;
}

/** Lifetime of a request without an expiry, and of its response in the relay, in seconds. */
const REQUEST_SECONDS = 300;
/** Relay tag of a response to `wc_sessionRequest`. */
const ANSWER_TAG = 1109;

/** Requests of a session: handles each, and resends its response until the relay has it. */
export function createSessionRequests(
  kept: StoredSession,
  { relay, onRequest, onChange }: SessionRequestsParts,
) {
  const sending = new Set<StoredRequest>();
  /** Callbacks that withdraw requests from the screen. */
  const withdrawals = new Set<() => void>();
  let isClosed = false;

  async function answerTo(request: StoredRequest): Promise<Answer | undefined> {
    const { chainId, method } = request;
    const { chainIds, methods } = kept.terms;
    if (!chainIds.includes(chainId)) return { error: protocolError(unsupported('chains')) };
    if (!methods.includes(method)) return { error: protocolError(unsupported('methods')) };
    const { signal, withdraw, stop } = createExpirySignal(request.expiry);
    withdrawals.add(withdraw);
    try {
      return await onRequest(kept, request, signal);
    } finally {
      stop();
      withdrawals.delete(withdraw);
    }
  }

  async function ask(request: StoredRequest): Promise<void> {
    request.asking ??= answerTo(request);
    const answer = await request.asking;
    if (isClosed) return;
    if (answer) {
      request.answer = answer;
      onChange();
      return send(request);
    }
    request.asking = undefined;
    return ask(request);
  }

  async function send(request: StoredRequest): Promise<void> {
    if (sending.has(request)) return;
    const { id, expiry, answer } = request;
    // The request has expired.
    if (isExpired(expiry)) return drop(id);
    sending.add(request);
    const envelope = sealEnvelope(JSON.stringify({ id, jsonrpc: '2.0', ...answer }), kept.key);
    const terms = { ttl: REQUEST_SECONDS, tag: ANSWER_TAG, prompt: false };
    try {
      await relay.publish(kept.topic, envelope, terms);
      drop(id);
    } catch {
      // Sent again when the relay is back.
    } finally {
      sending.delete(request);
    }
  }

  function drop(id: number): void {
    kept.requests.delete(id);
    onChange();
  }

  return {
    /** Handles a request; expired ones are ignored, as in real wallets. */
    receive(id: number, params: unknown): void {
      const { chainId, request } = isRecord(params) ? params : {};
      const { method, params: list, expiryTimestamp } = isRecord(request) ? request : {};
      const expiry =
        typeof expiryTimestamp === 'number' ? expiryTimestamp : expiryIn(REQUEST_SECONDS);
      if (isExpired(expiry)) return;
      const network = readCaip2ChainId(String(chainId));
      const received = { id, chainId: network, method: String(method), params: list, expiry };
      kept.requests.set(id, received);
      onChange();
      void ask(received);
    },
    /** Handles kept requests without a response again. */
    resume(): void {
      for (const request of [...kept.requests.values()]) {
        if (isExpired(request.expiry)) drop(request.id);
        else if (!request.answer) void ask(request);
      }
    },
    /** Sends responses the relay does not have yet. */
    resend(): void {
      for (const request of kept.requests.values()) if (request.answer) void send(request);
    },
    close(): void {
      isClosed = true;
      for (const withdraw of [...withdrawals]) withdraw();
    },
  };
}
