import { type RelayClient, sealEnvelope } from '@mooring/pairing/protocol';
import { isRecord } from '../rpc/params.ts';
import { inSeconds, isOver } from './expiry.ts';
import type { KeptSession } from './openSession.ts';
import { type ProtocolError, protocolError, unsupported } from './protocolError.ts';
import { chainIdOf } from './readProposal.ts';

/** The wallet's answer to a request. */
export type Answer = { readonly result: unknown } | { readonly error: ProtocolError };

/** Answers a request of the site on a network; `undefined` when it vanished from the screen. */
export type OnRequest = (
  chainId: number,
  method: string,
  params: unknown,
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
}

/** Seconds a request is good for that does not say it, and its answer waits in the relay. */
const usualSeconds = 300;
/** The protocol's tag of an answer to `wc_sessionRequest`. */
const answerTag = 1109;

/** The requests of a session: each is asked, answered, and its answer sent until the relay has it. */
export function createSessionRequests(
  kept: KeptSession,
  { relay, onRequest }: SessionRequestsParts,
) {
  const sending = new Set<KeptRequest>();
  let isClosed = false;

  async function answerTo({ chainId, method, params }: KeptRequest): Promise<Answer | undefined> {
    const { chainIds, methods } = kept.terms;
    if (!chainIds.includes(chainId)) return { error: protocolError(unsupported('chains')) };
    if (!methods.includes(method)) return { error: protocolError(unsupported('methods')) };
    return onRequest(chainId, method, params);
  }

  async function ask(request: KeptRequest): Promise<void> {
    request.asking ??= answerTo(request);
    const answer = await request.asking;
    if (isClosed) return;
    if (answer) {
      request.answer = answer;
      return send(request);
    }
    request.asking = undefined;
    return ask(request);
  }

  async function send(request: KeptRequest): Promise<void> {
    if (sending.has(request)) return;
    const { id, expiry, answer } = request;
    // Nobody waits for it any more.
    if (isOver(expiry)) return void kept.requests.delete(id);
    sending.add(request);
    const envelope = sealEnvelope(JSON.stringify({ id, jsonrpc: '2.0', ...answer }), kept.key);
    const terms = { ttl: usualSeconds, tag: answerTag, prompt: false };
    try {
      await relay.publish(kept.topic, envelope, terms);
      kept.requests.delete(id);
    } catch {
      // Sent again when the relay is back.
    } finally {
      sending.delete(request);
    }
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
      void ask(heard);
    },
    /** Asks again what was kept without an answer. */
    resume(): void {
      for (const request of [...kept.requests.values()]) {
        if (isOver(request.expiry)) kept.requests.delete(request.id);
        else if (!request.answer) void ask(request);
      }
    },
    /** Sends the answers that the relay does not have. */
    resend(): void {
      for (const request of kept.requests.values()) if (request.answer) void send(request);
    },
    close(): void {
      isClosed = true;
    },
  };
}
