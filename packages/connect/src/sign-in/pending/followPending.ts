import type { Address, Hex } from 'viem';
import type { PendingAuthentication } from '../../core/authentication.ts';
import { type MultisigSource, readMultisigProgress } from '../../core/multisigSource.ts';
import { createPollLoop } from '../../transactions/pollLoop.ts';
import type { PendingSignIns, PendingState } from './pendingSignIns.ts';

export interface FollowPendingOptions {
  readonly store: PendingSignIns;
  /** Connected account; pending sign-ins of other accounts are ignored. */
  readonly account: Address;
  /** Returns the current adapter. */
  readonly adapter: () => PendingAuthentication;
  /**
   * Source of the owners' signatures; without it, only an approval on chain or the wallet's late answer completes the
   * sign-in.
   */
  readonly messageStatus: MultisigSource['messageStatus'] | undefined;
  /** Called when this tab has completed the sign-in. */
  readonly onFinished: () => void;
  /** Called with the first error of a series; again only after a check has succeeded. */
  readonly onError: (error: unknown) => void;
  /** Returns the time, in ms since 1970. Default: `Date.now`. */
  readonly now?: () => number;
}

/** Signatures of at least one owner, and at most 64 kB, the limit of servers. */
const SIGNATURE = /^0x[0-9a-f]{130,131072}$/i;
const noPending: PendingState = { step: 'none', expired: false };

/** Pause between checks, in ms; each is 1.5 times the previous one, up to the longest. */
const SHORTEST_PAUSE = 2_000;
const LONGEST_PAUSE = 30_000;
/** Minimum interval between checks for an approval on chain, each an RPC call of the server, in ms. */
const ON_CHAIN_PAUSE = 20_000;

/**
 * Polls for the signatures of a multisig's owners, and completes the sign-in when there are enough. Pauses while the
 * page is hidden or no sign-in is pending; checks immediately when one starts, here or in another tab.
 * @returns the function that stops polling
 */
export function followPending(options: FollowPendingOptions): () => void {
  const { store, account, messageStatus, onFinished, onError, now = Date.now } = options;
  const page = typeof document === 'undefined' ? undefined : document;
  let isStopped = false;
  let late: Hex | undefined;
  let pause = SHORTEST_PAUSE;
  let askedChainAt = Number.NEGATIVE_INFINITY;

  const loop = createPollLoop(async () => {
    if (isStopped || page?.hidden) return undefined;
    try {
      if (!(await checkPending())) return undefined;
    } catch (error) {
      if (isStopped) return undefined;
      const state = store.get();
      if (state.step === 'none' || !state.failed) onError(error);
      if (state.step === 'waiting') store.set({ ...state, failed: true });
    }
    const delay = pause;
    pause = Math.min(pause * 1.5, LONGEST_PAUSE);
    return delay;
  });

  /** Checks once. @returns false if there is nothing more to check */
  async function checkPending(): Promise<boolean> {
    const adapter = options.adapter();
    const pending = await adapter.read();
    if (isStopped) return false;
    const previous = store.get();
    if (!pending || !isSamePending(pending.address, account)) {
      const expired =
        previous.step === 'waiting' && Date.parse(previous.pending.expiresAt) <= now();
      store.set({ step: 'none', expired });
      return false;
    }
    const isSameMessage =
      previous.step === 'waiting' && previous.pending.message === pending.message;
    const last = isSameMessage ? previous : ({ progress: {}, failed: false } as const);
    store.set({ step: 'waiting', pending, progress: last.progress, failed: last.failed });
    const { chainId, message } = pending;
    const status = await messageStatus?.({ chainId, safe: account, message });
    if (isStopped) return false;
    const progress = { ...last.progress, ...readMultisigProgress(status) };
    const signature = late ?? signatureOf(status) ?? onChainCheck();
    late = undefined;
    if (signature && (await adapter.finish({ signature }))) {
      store.set(noPending);
      onFinished();
      return false;
    }
    if (isStopped || store.get().step === 'none') return false;
    store.set({ step: 'waiting', pending, progress, failed: false });
    return true;
  }

  /** Returns the empty signature, which asks for an approval on chain, when its interval is over. */
  function onChainCheck(): Hex | undefined {
    if (now() - askedChainAt < ON_CHAIN_PAUSE) return undefined;
    askedChainAt = now();
    return '0x';
  }

  function checkNow() {
    pause = SHORTEST_PAUSE;
    loop.wake();
  }

  const stops = [
    store.onRequest((started) => {
      if (started) askedChainAt = Number.NEGATIVE_INFINITY;
      checkNow();
      started?.late?.then(
        (signature) => {
          const state = store.get();
          if (isStopped || signature === '0x' || state.step === 'none') return;
          if (state.pending.message !== started.pending.message) return;
          late = signature;
          checkNow();
        },
        // A timeout or rejection of the wallet does not affect the other owners.
        () => {},
      );
    }),
    options.adapter().subscribe?.(checkNow),
  ];
  page?.addEventListener('visibilitychange', checkNow);
  checkNow();
  return () => {
    isStopped = true;
    loop.stop();
    for (const stop of stops) stop?.();
    page?.removeEventListener('visibilitychange', checkNow);
    store.set(noPending);
  };
}

function isSamePending(address: string, other: string): boolean {
  return address.toLowerCase() === other.toLowerCase();
}

/** Reads the owners' signature from a source's status; undefined if invalid. */
function signatureOf(status: unknown): Hex | undefined {
  if (typeof status !== 'object' || status === null || !('signature' in status)) return undefined;
  const { signature } = status;
  return isSignature(signature) ? signature : undefined;
}

function isSignature(value: unknown): value is Hex {
  return typeof value === 'string' && SIGNATURE.test(value);
}
