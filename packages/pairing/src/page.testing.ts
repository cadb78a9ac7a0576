import { startPairing } from './connector/startPairing.ts';
import type { PairingSession, PairingState } from './pairingControl.ts';
import type { PairingStorage, PairingTimeouts } from './pairingOptions.ts';
import type { ComposeSignIn } from './session/offeredSignIn.ts';
import type { SessionView } from './session/sessionView.ts';
import { memoryStorage } from './store/deviceStorage.ts';
import { until } from './until.testing.ts';

export interface PageOptions {
  readonly storage?: PairingStorage;
  readonly timeouts?: Partial<PairingTimeouts>;
  readonly chainIds?: readonly number[];
  /** Pages of one project share a channel, as tabs do. */
  readonly projectId?: string;
  /** Composes messages to sign in with. */
  readonly signIn?: ComposeSignIn;
  /** Default: the device's clock is right. */
  readonly clockOffset?: () => number;
}

export type Page = ReturnType<typeof openPage>;

/** Opens a page that pairs over a relay, and records its events. */
export function openPage(relayUrl: string, options: PageOptions = {}) {
  const {
    storage = memoryStorage(),
    chainIds = [1, 10],
    projectId = crypto.randomUUID(),
  } = options;
  const states: PairingState[] = [];
  const views: SessionView[] = [];
  const late: SessionView[] = [];
  const messages: unknown[] = [];
  let known: PairingSession | undefined;
  let ends = 0;
  const metadata = { name: 'Page', description: '', url: 'http://127.0.0.1', icons: [] };
  const started = startPairing({
    options: { projectId, relayUrl, metadata, storage, clockOffset: options.clockOffset },
    timeouts: {
      relayMs: 10_000,
      proposalMs: 300_000,
      requestMs: 300_000,
      walletReadMs: 12_000,
      chainMs: 5_000,
      disconnectMs: 3_000,
      ...options.timeouts,
    },
    chainIds,
    signIn: () => options.signIn,
    events: {
      onState: (state) => states.push(state),
      onView: (view) => views.push(view),
      onKnown: (now) => {
        known = now;
      },
      onLateConnect: (view) => late.push(view),
      onMessage: (message) => messages.push(message),
      onEnd: () => {
        ends += 1;
      },
    },
  });
  return {
    ...started,
    storage,
    projectId,
    states,
    views,
    late,
    messages,
    ends: () => ends,
    /** Public session data of the page. */
    known: () => known,
    state: () => states.at(-1)?.status ?? 'idle',
    /** Link, once it can be shown; another one than `before`. */
    link: (before = '') =>
      until(() => {
        const state = states.at(-1);
        return state?.status === 'waiting' && state.uri !== before ? state.uri : undefined;
      }),
    ask: (method: string, ...params: readonly unknown[]) => started.request({ method, params }),
    /** Sends a request and returns the code of its error, or the reason where it has none. */
    code: (method: string, ...params: readonly unknown[]) =>
      started.request({ method, params }).then(
        (result) => ({ result }),
        (error: { code?: unknown; reason?: unknown }) => error.code ?? error.reason,
      ),
  };
}
