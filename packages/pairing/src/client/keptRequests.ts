import type { UnansweredRequest } from '../pairingControl.ts';
import { PairingError } from '../pairingError.ts';
import type { LiveSession, WalletRequest } from '../session/liveSession.ts';
import {
  ANSWER_KEPT_MS,
  isKept,
  isSameSignature,
  isSending,
  type KeptRequest,
} from '../session/resumable.ts';
import { toSessionView } from '../session/sessionView.ts';
import type { PeerAnswer } from '../session/topicChannel.ts';
import type { SessionStore } from '../store/sessionStore.ts';
import { acquireLock } from '../store/tabs.ts';

export interface KeptRequestsParts {
  readonly live: LiveSession;
  readonly store: SessionStore;
  /** Name of the page among others of its origin. */
  readonly name: string;
  readonly chainIds: readonly number[];
  /** Called when the orphaned requests change. */
  readonly onChange: () => void;
}

/** Resumed request, and its result once it arrives; `undefined` for none, or a rejection. */
interface ResumedRequest {
  request: KeptRequest;
  readonly result: Promise<{ readonly result: unknown } | undefined>;
  /** True when no tab waits for it. */
  isOrphan: boolean;
}

/**
 * Creates the store of a session's requests that a person decides. Each is stored from before it is sent
 * until the caller has its result, and its response is stored before the relay deletes it. After a reload
 * the same response is awaited again: a signature goes to the next caller with the same request, a payment
 * to `orphans()`, for the page to record.
 *
 * ```
 * sent ──response──▶ returned to the caller, removed
 *   └──reload, or the caller is gone──▶ resumed ──result──▶ orphan with a result ──forget()──▶ removed
 *                                          ├──rejection──▶ removed
 *                                          └──expiry──▶ a signature is removed, a payment is lost
 * ```
 */
export function createKeptRequests({ live, store, name, chainIds, onChange }: KeptRequestsParts) {
  const resumed = new Map<number, ResumedRequest>();
  const closing = new AbortController();
  const lockOf = (id: number) => `${name}:request:${id}`;
  const adopting: Promise<void>[] = [];
  let orphans: readonly UnansweredRequest[] = [];

  function publish(): void {
    const next = [...resumed.values()]
      .filter(({ isOrphan, request }) => isOrphan && isSending(request.method))
      .map(({ request }) => toUnansweredRequest(request, Date.now()))
      .filter((one) => one !== undefined);
    if (JSON.stringify(next) === JSON.stringify(orphans)) return;
    orphans = next;
    onChange();
  }

  async function forget(id: number): Promise<void> {
    resumed.delete(id);
    publish();
    await store.removeRequest(id);
  }

  /** Stores an approval before it is acknowledged to the relay. */
  const storeResponse = (id: number) => async (answer: PeerAnswer) => {
    if ('result' in answer) await store.updateRequest(id, { answer: { result: answer.result } });
  };

  /** Resumes waiting for a response; must run before subscribing to the relay, or the response is ignored. */
  function resume(request: KeptRequest): void {
    const { id, answer, expiresAt } = request;
    const waitMs = expiresAt + ANSWER_KEPT_MS - Date.now();
    const result: ResumedRequest['result'] = answer
      ? Promise.resolve(answer)
      : live.expect(id, waitMs, storeResponse(id)).then(
          (given) => ({ result: given }),
          (error: unknown) => {
            // Rejected by the person or the wallet: nothing was sent. Payments not known to be sent need no
            // warning.
            const { method, isSent } = entry.request;
            if (!live.isOver() && !(isUndecided(error) && isSending(method) && isSent))
              void forget(id);
            return undefined;
          },
        );
    const entry: ResumedRequest = { request, result, isOrphan: false };
    resumed.set(id, entry);
    void result.then((given) => {
      if (given) entry.request = { ...entry.request, answer: given };
      publish();
    });
    adopting.push(adopt(entry));
  }

  /** Adopts a request once no other tab waits for it: the caller's tab may still be open. */
  async function adopt(entry: ResumedRequest): Promise<void> {
    const { id, method, expiresAt } = entry.request;
    await acquireLock(lockOf(id), closing.signal);
    const kept = (await store.requests()).find((one) => one.id === id);
    if (!kept) {
      resumed.delete(id);
      return publish();
    }
    if (kept.answer) entry.request = kept;
    entry.isOrphan = true;
    publish();
    const left = expiresAt - Date.now();
    if (!isSending(method) && left + ANSWER_KEPT_MS <= 0) return forget(id);
    // Published again once it has expired.
    const timer = setTimeout(publish, Math.max(left, 0) + 1);
    closing.signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  }

  return {
    orphans: () => orphans,
    /** Resolves when the orphaned requests are known; with another tab open, perhaps never. */
    whenKnown: async (): Promise<void> => void (await Promise.all(adopting)),
    forget,
    /** Resumes the requests of an earlier visit. */
    resumeAll(requests: readonly KeptRequest[]): void {
      for (const request of requests) resume(request);
    },
    /**
     * Sends a request to the wallet, stored until it is answered.
     * @param waitMs timeout of the response, and time the relay stores the request
     * @throws {PairingError | ProviderError}
     */
    async ask(wanted: Omit<WalletRequest, 'id'>, waitMs: number): Promise<unknown> {
      if (!isKept(wanted)) return live.request(wanted, waitMs);
      const earlier = [...resumed.values()].filter(({ request }) =>
        isSameSignature(request, wanted),
      );
      const answered = earlier.find(({ request }) => request.answer)?.request;
      if (answered?.answer) {
        await forget(answered.id);
        return answered.answer.result;
      }
      const id = live.createId();
      const askedAt = Date.now();
      const [account] = toSessionView(live.record(), chainIds).accounts;
      const request = {
        ...wanted,
        id,
        account,
        askedAt,
        expiresAt: askedAt + waitMs,
        isSent: false,
      };
      const waiting = new AbortController();
      closing.signal.addEventListener('abort', () => waiting.abort(), { once: true });
      await acquireLock(lockOf(id), waiting.signal);
      await store.addRequest(request);
      let isSent = false;
      const onSent = () => {
        isSent = true;
        void store.updateRequest(id, { isSent });
      };
      const answer = live.request({ ...wanted, id }, waitMs, {
        onSent,
        onAnswer: storeResponse(id),
      });
      answer
        .then(
          () => store.removeRequest(id),
          (error: unknown) => {
            if (live.isOver()) return undefined;
            if (!isUndecided(error)) return store.removeRequest(id);
            resume({ ...request, isSent });
            return undefined;
          },
        )
        .finally(() => waiting.abort());
      return Promise.race([answer, ...earlier.map(claimResult)]);
    },
    /** Releases all resources and keeps the storage. */
    close: () => closing.abort(),
  };

  /** Result of an earlier identical request; never settles without one. */
  async function claimResult({ request, result }: ResumedRequest): Promise<unknown> {
    const outcome = await result;
    if (!outcome) return new Promise(() => {});
    await forget(request.id);
    return outcome.result;
  }
}

/** Returns true if it is unknown whether the wallet has the request, or how the person decides. */
function isUndecided(error: unknown): boolean {
  return (
    error instanceof PairingError && error.reason !== 'protocol' && error.reason !== 'tooLarge'
  );
}

/** Public form of a request; undefined when irrelevant to the page. */
function toUnansweredRequest(request: KeptRequest, now: number): UnansweredRequest | undefined {
  const { id, method, params, chainId, account, askedAt, expiresAt, isSent, answer } = request;
  const shared = { id, method, params, chainId, account, askedAt };
  if (answer) return { ...shared, status: 'approved', result: answer.result };
  // A wallet cannot send what the relay never received.
  if (!isSent) return undefined;
  return { ...shared, status: now < expiresAt ? 'open' : 'lost' };
}
