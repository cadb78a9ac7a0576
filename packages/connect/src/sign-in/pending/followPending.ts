import type { Address, Hex } from 'viem';
import type { PendingAuthentication } from '../../core/authentication.ts';
import { type MultisigSource, readProgress } from '../../core/multisigSource.ts';
import { createPollLoop } from '../../transactions/pollLoop.ts';
import type { PendingSignIns, PendingState } from './pendingSignIns.ts';

export interface FollowPendingOptions {
  readonly store: PendingSignIns;
  /** The connected account: what waits for another is not looked at. */
  readonly account: Address;
  /** As it is now. */
  readonly adapter: () => PendingAuthentication;
  /**
   * Source of the owners' signatures; without it only an approval on chain, or the wallet's late answer,
   * ends the waiting.
   */
  readonly messageStatus: MultisigSource['messageStatus'] | undefined;
  /** This tab has signed the account in. */
  readonly onFinished: () => void;
  /** Called once until a look succeeds again. */
  readonly onError: (error: unknown) => void;
  /** ms since 1970. Default `Date.now`. */
  readonly now?: () => number;
}

/** One owner's at least, and at most what servers take (64 kB). */
const SIGNATURE = /^0x[0-9a-f]{130,131072}$/i;
const noPending: PendingState = { step: 'none', expired: false };

/** Between two looks, in ms; each is half as long again as the one before, up to the longest. */
const SHORTEST_PAUSE = 2_000;
const LONGEST_PAUSE = 30_000;
/** Asking whether it was approved on chain costs the server a call of the chain: at most so often, in ms. */
const ON_CHAIN_PAUSE = 20_000;

/**
 * Looks whether a multisig's owners have signed and finishes the sign-in then. Rests while the page is
 * hidden and where nothing waits; looks at once when one is begun, here or in another tab.
 * @returns the function that stops it
 */
export function followPending(options: FollowPendingOptions): () => void {
  const { store, account, messageStatus, onFinished, onError, now = Date.now } = options;
  const page = typeof document === 'undefined' ? undefined : document;
  let isOver = false;
  let late: Hex | undefined;
  let pause = SHORTEST_PAUSE;
  let askedChainAt = Number.NEGATIVE_INFINITY;

  const loop = createPollLoop(async () => {
    if (isOver || page?.hidden) return undefined;
    try {
      if (!(await look())) return undefined;
    } catch (error) {
      if (isOver) return undefined;
      const state = store.get();
      if (state.step === 'none' || !state.failed) onError(error);
      if (state.step === 'waiting') store.set({ ...state, failed: true });
    }
    const wait = pause;
    pause = Math.min(pause * 1.5, LONGEST_PAUSE);
    return wait;
  });

  /** One look. Whether there is more to look for. */
  async function look(): Promise<boolean> {
    const adapter = options.adapter();
    const pending = await adapter.read();
    if (isOver) return false;
    const before = store.get();
    if (!pending || !isSamePending(pending.address, account)) {
      const expired = before.step === 'waiting' && Date.parse(before.pending.expiresAt) <= now();
      store.set({ step: 'none', expired });
      return false;
    }
    const known = before.step === 'waiting' && before.pending.message === pending.message;
    const shown = known ? before : ({ progress: {}, failed: false } as const);
    store.set({ step: 'waiting', pending, progress: shown.progress, failed: shown.failed });
    const { chainId, message } = pending;
    const status = await messageStatus?.({ chainId, safe: account, message });
    if (isOver) return false;
    const progress = { ...shown.progress, ...readProgress(status) };
    const signature = late ?? signatureOf(status) ?? onChainTurn();
    late = undefined;
    if (signature && (await adapter.finish({ signature }))) {
      store.set(noPending);
      onFinished();
      return false;
    }
    if (isOver || store.get().step === 'none') return false;
    store.set({ step: 'waiting', pending, progress, failed: false });
    return true;
  }

  /** The empty signature asks whether the message is approved on chain. */
  function onChainTurn(): Hex | undefined {
    if (now() - askedChainAt < ON_CHAIN_PAUSE) return undefined;
    askedChainAt = now();
    return '0x';
  }

  function lookNow() {
    pause = SHORTEST_PAUSE;
    loop.wake();
  }

  const stops = [
    store.onRequest((begun) => {
      if (begun) askedChainAt = Number.NEGATIVE_INFINITY;
      lookNow();
      begun?.late?.then(
        (signature) => {
          const state = store.get();
          if (isOver || signature === '0x' || state.step === 'none') return;
          if (state.pending.message !== begun.pending.message) return;
          late = signature;
          lookNow();
        },
        // A wallet that times out, or is cancelled, says nothing about the other owners.
        () => {},
      );
    }),
    options.adapter().subscribe?.(lookNow),
  ];
  page?.addEventListener('visibilitychange', lookNow);
  lookNow();
  return () => {
    isOver = true;
    loop.stop();
    for (const stop of stops) stop?.();
    page?.removeEventListener('visibilitychange', lookNow);
    store.set(noPending);
  };
}

function isSamePending(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** Parses the owners' signature from a source's status; undefined when it cannot be one. */
function signatureOf(status: unknown): Hex | undefined {
  if (typeof status !== 'object' || status === null || !('signature' in status)) return undefined;
  const { signature } = status;
  return isSignature(signature) ? signature : undefined;
}

function isSignature(value: unknown): value is Hex {
  return typeof value === 'string' && SIGNATURE.test(value);
}
