import type { UnansweredRequest } from '../pairingControl.ts';
import { PairingError } from '../pairingError.ts';
import {
  answerKeptMs,
  isKept,
  isSameSignature,
  isSending,
  type KeptRequest,
} from '../session/keptRequest.ts';
import type { LiveSession, WalletRequest } from '../session/liveSession.ts';
import { viewOf } from '../session/sessionView.ts';
import type { PeerAnswer } from '../session/topicChannel.ts';
import { holdName } from '../store/holdName.ts';
import type { SessionStore } from '../store/sessionStore.ts';

export interface KeptRequestsParts {
  readonly live: LiveSession;
  readonly store: SessionStore;
  /** Names the page among others of the origin. */
  readonly name: string;
  readonly chainIds: readonly number[];
  /** What nobody here waits for has changed. */
  readonly onChange: () => void;
}

/** A request of before, and its answer as soon as it is there; `undefined` for none, or a no. */
interface TakenUp {
  request: KeptRequest;
  readonly result: Promise<{ readonly result: unknown } | undefined>;
  /** No tab waits for it any more. */
  isOrphan: boolean;
}

/**
 * The requests of a session that a person decides about. Each is kept on the device from before it is
 * sent until whoever asked has its outcome, and its answer is kept before the relay forgets it. After
 * a reload the same answer is waited for again: a signature goes to who asks for the same one, what
 * moved money to `orphans()`, for the page to remember it.
 *
 * ```
 * asked ──answer──▶ given to who asked, forgotten
 *   └──reload, or nobody waits any more──▶ taken up ──result──▶ orphan with a result ──forget()──▶ forgotten
 *                                             ├──the person's no──▶ forgotten
 *                                             └──time is up──▶ a signature is forgotten, a payment is lost
 * ```
 */
export function createKeptRequests({ live, store, name, chainIds, onChange }: KeptRequestsParts) {
  const takenUp = new Map<number, TakenUp>();
  const ending = new AbortController();
  const lockOf = (id: number) => `${name}:request:${id}`;
  const adopting: Promise<void>[] = [];
  let orphans: readonly UnansweredRequest[] = [];

  function publish(): void {
    const next = [...takenUp.values()]
      .filter(({ isOrphan, request }) => isOrphan && isSending(request.method))
      .map(({ request }) => describe(request, Date.now()))
      .filter((one) => one !== undefined);
    if (JSON.stringify(next) === JSON.stringify(orphans)) return;
    orphans = next;
    onChange();
  }

  async function forget(id: number): Promise<void> {
    takenUp.delete(id);
    publish();
    await store.removeRequest(id);
  }

  /** Keeps the wallet's yes before the relay hears that it has arrived. */
  const keepAnswer = (id: number) => async (answer: PeerAnswer) => {
    if ('result' in answer) await store.updateRequest(id, { answer: { result: answer.result } });
  };

  /** Waits for an answer again; before the relay is listened to, or it is passed over. */
  function takeUp(request: KeptRequest): void {
    const { id, answer, expiresAt } = request;
    const waitMs = expiresAt + answerKeptMs - Date.now();
    const result: TakenUp['result'] = answer
      ? Promise.resolve(answer)
      : live.expect(id, waitMs, keepAnswer(id)).then(
          (given) => ({ result: given }),
          (error: unknown) => {
            // The person's no, or the wallet's: nothing came of it. What is not known to have been sent
            // is not to be worried about.
            const { method, isSent } = entry.request;
            if (!live.isOver() && !(isUndecided(error) && isSending(method) && isSent))
              void forget(id);
            return undefined;
          },
        );
    const entry: TakenUp = { request, result, isOrphan: false };
    takenUp.set(id, entry);
    void result.then((given) => {
      if (given) entry.request = { ...entry.request, answer: given };
      publish();
    });
    adopting.push(adopt(entry));
  }

  /** Another tab may be the one that asked, and wait: then this one hears of it when that is closed. */
  async function adopt(entry: TakenUp): Promise<void> {
    const { id, method, expiresAt } = entry.request;
    await holdName(lockOf(id), ending.signal);
    const kept = (await store.requests()).find((one) => one.id === id);
    if (!kept) {
      takenUp.delete(id);
      return publish();
    }
    if (kept.answer) entry.request = kept;
    entry.isOrphan = true;
    publish();
    const left = expiresAt - Date.now();
    if (!isSending(method) && left + answerKeptMs <= 0) return forget(id);
    // Looked at again when it cannot be answered any more.
    const timer = setTimeout(publish, Math.max(left, 0) + 1);
    ending.signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  }

  return {
    orphans: () => orphans,
    /** Resolves when it is known which requests nobody waits for; with another tab, perhaps never. */
    whenKnown: async (): Promise<void> => void (await Promise.all(adopting)),
    forget,
    /** Takes up what an earlier visit has left. */
    takeUpAll(requests: readonly KeptRequest[]): void {
      for (const request of requests) takeUp(request);
    },
    /**
     * Asks the wallet, and keeps the question until it has been answered.
     * @param waitMs how long the answer is waited for, and the relay keeps the question
     * @throws {PairingError | ProviderError}
     */
    async ask(asked: Omit<WalletRequest, 'id'>, waitMs: number): Promise<unknown> {
      if (!isKept(asked)) return live.request(asked, waitMs);
      const earlier = [...takenUp.values()].filter(({ request }) =>
        isSameSignature(request, asked),
      );
      const given = earlier.find(({ request }) => request.answer)?.request;
      if (given?.answer) {
        await forget(given.id);
        return given.answer.result;
      }
      const id = live.createId();
      const askedAt = Date.now();
      const [account] = viewOf(live.record(), chainIds).accounts;
      const request = {
        ...asked,
        id,
        account,
        askedAt,
        expiresAt: askedAt + waitMs,
        isSent: false,
      };
      const waiting = new AbortController();
      ending.signal.addEventListener('abort', () => waiting.abort(), { once: true });
      await holdName(lockOf(id), waiting.signal);
      await store.addRequest(request);
      let isSent = false;
      const onSent = () => {
        isSent = true;
        void store.updateRequest(id, { isSent });
      };
      const answer = live.request({ ...asked, id }, waitMs, { onSent, onAnswer: keepAnswer(id) });
      answer
        .then(
          () => store.removeRequest(id),
          (error: unknown) => {
            if (live.isOver()) return undefined;
            if (!isUndecided(error)) return store.removeRequest(id);
            takeUp({ ...request, isSent });
            return undefined;
          },
        )
        .finally(() => waiting.abort());
      return Promise.race([answer, ...earlier.map(givenTo)]);
    },
    /** Lets go of everything, and leaves what is kept. */
    close: () => ending.abort(),
  };

  /** The answer to an earlier request, for one who asks the same; never settles without one. */
  async function givenTo({ request, result }: TakenUp): Promise<unknown> {
    const given = await result;
    if (!given) return new Promise(() => {});
    await forget(request.id);
    return given.result;
  }
}

/** Nobody knows whether the wallet has the question, or what its person says. */
function isUndecided(error: unknown): boolean {
  return (
    error instanceof PairingError && typeof error.code === 'string' && error.code !== 'too-large'
  );
}

/** Request as the page is told of it; undefined when it need not know. */
function describe(request: KeptRequest, now: number): UnansweredRequest | undefined {
  const { id, method, params, chainId, account, askedAt, expiresAt, isSent, answer } = request;
  const told = { id, method, params, chainId, account, askedAt };
  if (answer) return { ...told, status: 'approved', result: answer.result };
  // What the relay never had, no wallet can send.
  if (!isSent) return undefined;
  return { ...told, status: now < expiresAt ? 'open' : 'lost' };
}
