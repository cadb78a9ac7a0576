import { createListeners } from '@mooring/internal';
import { hexToBytes } from '@noble/hashes/utils';
import { deriveTopic } from '../crypto/keys.ts';
import { PairingError } from '../pairingError.ts';
import type { Topics } from '../relay/relayClient.ts';
import { isUnknownSession, readPeerError } from './peerError.ts';
import { isProtocolMethod, type ProtocolMethod } from './protocolMethods.ts';
import type { SessionRecord } from './sessionRecord.ts';
import { LONGEST_SESSION_SECONDS } from './settlement.ts';
import {
  type AskTerms,
  type KeepAnswer,
  openTopicChannel,
  type PeerAnswer,
  type PeerRequest,
} from './topicChannel.ts';
import { receive } from './walletRequest.ts';

/** Events of a session. */
export interface SessionEvents {
  /** The record has changed; it is stored once this settles. */
  onRecord(record: SessionRecord): Promise<void>;
  /** An event without an effect on the session. */
  onMessage(message: { readonly type: string; readonly data: unknown }): void;
  /** The wallet has responded to a request. */
  onAnswer(): void;
  /** Ended by the wallet, or expired. Sends no more responses. */
  onEnd(): void;
  /** Records an id as a pending ping of ours, in any tab, or as done. */
  notePing(id: number, isPending: boolean): Promise<void>;
  /** True for the id of a pending ping of ours, in any tab. */
  isOurPing(id: number): Promise<boolean>;
}

/** Request of an app to the wallet, on a network. */
export interface WalletRequest {
  readonly chainId: number;
  readonly method: string;
  readonly params: unknown;
  /** Id in the protocol, if already created. */
  readonly id?: number | undefined;
}

export type LiveSession = ReturnType<typeof openLiveSession>;

/**
 * Opens a settled session: its secret key authenticates the wallet's messages.
 *
 * ```
 * live ──wc_sessionDelete, expiry, no matching key──▶ over, reported by onEnd
 *   └──leave(), drop()──▶ over
 * ```
 */
export function openLiveSession(relay: Topics, initial: SessionRecord, events: SessionEvents) {
  let record = initial;
  const key = hexToBytes(record.key);
  const channel = openTopicChannel(relay, deriveTopic(key), key, onRequest);
  const { emit, subscribe } = createListeners();
  let isOver = false;
  let timer = setTimeout(expire, msLeft());

  function msLeft(): number {
    return Math.min(record.expiry * 1_000 - relay.now(), LONGEST_SESSION_SECONDS * 1_000);
  }

  function expire(): void {
    end(new PairingError('sessionEnded'), true);
  }

  function end(error: Error, isTold: boolean): void {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    channel.close(error);
    emit();
    if (isTold) events.onEnd();
  }

  function adopt(next: SessionRecord): void {
    record = next;
    clearTimeout(timer);
    timer = setTimeout(expire, msLeft());
    emit();
  }

  async function change(changes: Partial<SessionRecord>): Promise<void> {
    adopt({ ...record, ...changes });
    await events.onRecord(record);
  }

  async function onRequest({ id, method, params }: PeerRequest): Promise<void> {
    if (isOver) return;
    if (method === 'wc_sessionPing') {
      if (!(await events.isOurPing(id))) channel.answer(id, method, { result: true });
      return;
    }
    const reception = receive(record, { id, method, params }, relay.now());
    if (!reception) return;
    const { changes, message, isEnd, error } = reception;
    if (changes) await change(changes);
    if (message) events.onMessage(message);
    const protocolMethod = isProtocolMethod(method) ? method : 'wc_sessionEvent';
    channel.answer(id, protocolMethod, error ? { error } : { result: true });
    if (isEnd) end(new PairingError(6000), true);
  }

  async function ask(
    method: ProtocolMethod,
    params: object,
    terms: AskTerms,
    id = channel.createId(),
  ): Promise<unknown> {
    return resultOf(await channel.ask(id, method, params, terms));
  }

  async function resultOf(answer: PeerAnswer): Promise<unknown> {
    if (!isOver) events.onAnswer();
    if ('result' in answer) return answer.result;
    if (isUnknownSession(answer.fault)) {
      expire();
      throw new PairingError('sessionEnded');
    }
    throw await readPeerError(answer.fault);
  }

  return {
    topic: channel.topic,
    record: () => record,
    /** Subscribes to changes of the record and the end of the session. Returns an unsubscribe function. */
    onChange: subscribe,
    listen: channel.listen,
    waiting: channel.waiting,
    change,
    /** Takes over the data that another tab received from the wallet. */
    adopt,
    /**
     * Sends an app's request to the wallet, on a network.
     * @param waitMs timeout of the response, and time the relay stores the request
     * @throws {PairingError | ProviderError}
     */
    request(
      { chainId, method, params, id }: WalletRequest,
      waitMs: number,
      terms: Partial<AskTerms> = {},
    ): Promise<unknown> {
      const seconds = Math.ceil(waitMs / 1_000);
      const expiryTimestamp = Math.floor(relay.now() / 1_000) + seconds;
      const request = { method, params: params ?? [], expiryTimestamp };
      const parameters = { request, chainId: `eip155:${chainId}` };
      return ask('wc_sessionRequest', parameters, { waitMs, ttl: seconds, ...terms }, id);
    },
    /** Waits for the response to a request of an earlier page load. Throws as `request`. */
    expect: async (id: number, waitMs: number, onAnswer: KeepAnswer): Promise<unknown> =>
      resultOf(await channel.expect(id, waitMs, onAnswer)),
    createId: channel.createId,
    /** Pings the wallet; resolves to true when it responds within `waitMs`. */
    async ping(waitMs: number): Promise<boolean> {
      const id = channel.createId();
      await events.notePing(id, true);
      try {
        await ask('wc_sessionPing', {}, { waitMs }, id);
        return !isOver;
      } catch {
        return false;
      } finally {
        await events.notePing(id, false);
      }
    },
    /** Ends the session here, then notifies the wallet if the relay allows. */
    async leave(): Promise<void> {
      if (isOver) return;
      const reason = { code: 6000, message: 'User disconnected' };
      const notified = channel.tell(channel.createId(), 'wc_sessionDelete', reason);
      end(new PairingError('sessionEnded'), false);
      await notified.catch(() => {});
    },
    /** Ends the session only here, when another tab has left it. */
    drop: () => end(new PairingError('sessionEnded'), false),
    isOver: () => isOver,
  };
}
