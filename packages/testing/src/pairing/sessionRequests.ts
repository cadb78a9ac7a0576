import { type RelayClient, sealEnvelope } from '@mooring/pairing/protocol';
import { isRecord } from '../rpc/params.ts';
import { inSeconds, isOver, withdrawable } from './expiry.ts';
import type { KeptSession } from './openSession.ts';
import { type ProtocolError, protocolError, unsupported } from './protocolError.ts';
import { chainIdOf } from './readProposal.ts';

/** The wallet's answer to a request. */
export type Answer = { readonly result: unknown } | { readonly error: ProtocolError };

/**
 * Answers a request of a session; `undefined` when it vanished from the screen.
 *
 * @param withdrawn aborts when nobody waits for the answer any more
 */
export type OnRequest = (
  session: KeptSession,
  request: Pick<KeptRequest, 'id' | 'chainId' | 'method' | 'params'>,
  withdrawn: AbortSignal,
) => Promise<Answer | undefined>;

/** A request of the site, kept until the relay has its answer. */
export interface KeptRequest {
  readonly id: number;
  /** NaN for another kind of network. */
  readonly chainId: number;
  readonly method: string;
  readonly params: unknown;
  /** Seconds since 1970. */
  readonly expiry: number;
  /** The wallet is at it, also while the system has thrown the app away: nothing is done twice. */
  asking?: Promise<Answer | undefined> | undefined;
  answer?: Answer;
}

export interface SessionRequestsParts {
  readonly relay: RelayClient;
  readonly onRequest: OnRequest;
  /** Called after each change of what is kept. */
  readonly onChange: () => void;
}

/** Seconds a request is good for that does not say it, and its answer waits in the relay. */
const usualSeconds = 300;
/** The protocol's tag of an answer to `wc_sessionRequest`. */
const answerTag = 1109;

/** The requests of a session: each is asked, answered, and its answer sent until the relay has it. */
export function createSessionRequests(
  kept: KeptSession,
  { relay, onRequest, onChange }: SessionRequestsParts,
) {
  const sending = new Set<KeptRequest>();
  /** Takes requests from the screen. */
  const withdrawals = new Set<() => void>();
  let isClosed = false;

  async function answerTo(request: KeptRequest): Promise<Answer | undefined> {
    const { chainId, method } = request;
    const { chainIds, methods } = kept.terms;
    if (!chainIds.includes(chainId)) return { error: protocolError(unsupported('chains')) };
    if (!methods.includes(method)) return { error: protocolError(unsupported('methods')) };
    const { signal, withdraw, stop } = withdrawable(request.expiry);
    withdrawals.add(withdraw);
    try {
      return await onRequest(kept, request, signal);
    } finally {
      stop();
      withdrawals.delete(withdraw);
    }
  }

  async function ask(request: KeptRequest): Promise<void> {
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

  async function send(request: KeptRequest): Promise<void> {
    if (sending.has(request)) return;
    const { id, expiry, answer } = request;
    // Nobody waits for it any more.
    if (isOver(expiry)) return drop(id);
    sending.add(request);
    const envelope = sealEnvelope(JSON.stringify({ id, jsonrpc: '2.0', ...answer }), kept.key);
    const terms = { ttl: usualSeconds, tag: answerTag, prompt: false };
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
    /** A request has come; one whose time is up is passed over, as real wallets do. */
    hear(id: number, params: unknown): void {
      const { chainId, request } = isRecord(params) ? params : {};
      const { method, params: list, expiryTimestamp } = isRecord(request) ? request : {};
      const expiry =
        typeof expiryTimestamp === 'number' ? expiryTimestamp : inSeconds(usualSeconds);
      if (isOver(expiry)) return;
      const network = chainIdOf(String(chainId));
      const heard = { id, chainId: network, method: String(method), params: list, expiry };
      kept.requests.set(id, heard);
      onChange();
      void ask(heard);
    },
    /** Asks again what was kept without an answer. */
    resume(): void {
      for (const request of [...kept.requests.values()]) {
        if (isOver(request.expiry)) drop(request.id);
        else if (!request.answer) void ask(request);
      }
    },
    /** Sends the answers that the relay does not have. */
    resend(): void {
      for (const request of kept.requests.values()) if (request.answer) void send(request);
    },
    close(): void {
      isClosed = true;
      for (const withdraw of [...withdrawals]) withdraw();
    },
  };
}
