import { createSessionState, type SessionState } from './sessionState.ts';
import { watchSession } from './watchSession.ts';

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
    tellOthers: watch.tellOthers,
    onTold: watch.onTold,
    /** Sets the session this page started or ended, and makes other tabs refresh. */
    changed(session: Session | null): void {
      state.set(session);
      watch.tellOthers();
    },
  };
}
