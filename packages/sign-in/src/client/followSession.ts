import { createListeners } from '@mooring/internal';
/** Observable session of this browser. */
export interface SessionFollower<Session> {
  readonly getState: () => SessionState<Session>;
  /** Subscribes to changes of {@link getState}. Returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Starts following the session: reads it now, when another tab signs in or out, and when the page becomes
   * visible. Returns a function that stops.
   */
  readonly start: () => () => void;
  /** Reads the session again; rejects when the server fails. */
  readonly refresh: () => Promise<void>;
}

interface FollowOptions<Session> {
  /** Name of the BroadcastChannel; distinct for each server of an origin. */
  readonly channel: string;
  readonly read: () => Promise<Session | null>;
  /** Identifies a session. */
  readonly keyOf: (session: Session) => string | undefined;
  readonly onError: (error: Error) => void;
}

/** Creates a {@link SessionFollower}, and the functions that change its session. */
export function followSession<Session>(options: FollowOptions<Session>) {
  const state = createSessionState(options.keyOf);
  const refresh = () => state.ask(options.read);
  const watch = watchSession({
    name: options.channel,
    refresh,
    onError: options.onError,
    giveUp() {
      // The page then offers sign-in, which reports its own errors and can be retried.
      if (state.get().status === 'loading') state.set(null);
    },
  });
  const follower: SessionFollower<Session> = {
    getState: state.get,
    subscribe: state.subscribe,
    start: watch.start,
    refresh,
  };
  return {
    follower,
    refreshOtherTabs: watch.refreshOtherTabs,
    onRefreshRequest: watch.onRefreshRequest,
    /** Sets the session this page started or ended, and makes other tabs refresh. */
    changed(session: Session | null): void {
      state.set(session);
      watch.refreshOtherTabs();
    },
  };
}

interface WatchOptions {
  /** Name of the BroadcastChannel. */
  readonly name: string;
  readonly refresh: () => Promise<void>;
  readonly onError: (error: Error) => void;
  /** Called when the session could not be read after several attempts. */
  readonly giveUp: () => void;
}

/** Delays between attempts to read the session, in ms; the last one repeats. */
const RETRY_DELAYS_MS = [300, 700, 2_000, 5_000, 15_000] as const;
/** Attempts before the page stops waiting. */
const ATTEMPTS_BEFORE_GIVING_UP = 3;

/** Keeps the session in sync: across tabs, across sleep, and when the server was unreachable at the start. */
function watchSession({ name, refresh, onError, giveUp }: WatchOptions) {
  const told = createListeners();
  let channel: BroadcastChannel | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  function look(): void {
    clearTimeout(timer);
    refresh().then(
      () => {
        failures = 0;
      },
      (error: unknown) => {
        onError(error instanceof Error ? error : new Error(String(error)));
        if (!channel) return;
        timer = setTimeout(look, RETRY_DELAYS_MS[Math.min(failures, RETRY_DELAYS_MS.length - 1)]);
        failures += 1;
        if (failures === ATTEMPTS_BEFORE_GIVING_UP) giveUp();
      },
    );
  }

  function lookWhenSeen(): void {
    if (document.visibilityState === 'visible') look();
  }

  return {
    /** Starts watching; no effect when already started. Returns a function that stops. */
    start(): () => void {
      if (channel) return () => {};
      channel = new BroadcastChannel(name);
      // The message's content is ignored: it only triggers a read from the server.
      channel.onmessage = () => {
        look();
        told.emit();
      };
      const page = typeof document === 'undefined' ? undefined : document;
      page?.addEventListener('visibilitychange', lookWhenSeen);
      look();
      return () => {
        clearTimeout(timer);
        page?.removeEventListener('visibilitychange', lookWhenSeen);
        channel?.close();
        channel = undefined;
      };
    },
    /** Makes this browser's other tabs refresh. */
    refreshOtherTabs(): void {
      channel?.postMessage('changed');
    },
    /** Subscribes to refreshes requested by other tabs. Returns an unsubscribe function. */
    onRefreshRequest: told.subscribe,
  };
}

/** Sign-in state of this browser; `loading` until the server's first response. */
export type SessionState<Session> =
  | { readonly status: 'loading' }
  | { readonly status: 'unauthenticated' }
  | { readonly status: 'authenticated'; readonly session: Session };

/**
 * Creates a store of {@link SessionState}, initially `loading`.
 * @param keyOf identifies a session; listeners are called only when it changes
 */
function createSessionState<Session>(keyOf: (session: Session) => string | undefined) {
  const { emit, subscribe } = createListeners();
  let state: SessionState<Session> = { status: 'loading' };
  let turn = 0;

  /** Sets the session; pending reads are ignored. */
  function set(session: Session | null): void {
    turn += 1;
    const next: SessionState<Session> = session
      ? { status: 'authenticated', session }
      : { status: 'unauthenticated' };
    if (isSame(state, next)) return;
    state = next;
    emit();
  }

  function isSame(before: SessionState<Session>, after: SessionState<Session>): boolean {
    if (before.status !== 'authenticated' || after.status !== 'authenticated')
      return before.status === after.status;
    return keyOf(before.session) === keyOf(after.session);
  }

  return {
    get: (): SessionState<Session> => state,
    subscribe,
    set,
    /** Reads the session and sets it, unless a newer one was set or requested in the meantime. */
    async ask(read: () => Promise<Session | null>): Promise<void> {
      turn += 1;
      const mine = turn;
      const session = await read();
      if (mine === turn) set(session);
    },
  };
}
