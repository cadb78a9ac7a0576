import { createSessionState, type SessionState } from './sessionState.ts';
import { watchSession } from './watchSession.ts';

/** The session of this browser, as pages subscribe to it. */
export interface SessionFollower<Session> {
  readonly getState: () => SessionState<Session>;
  /** Called with every change of {@link getState}'s answer; returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Begins to follow the session: reads it now, when another tab signs in or out, and when the person
   * comes back to the page. Returns the way to stop.
   */
  readonly start: () => () => void;
  /** Reads the session again; rejects when the server does not answer. */
  readonly refresh: () => Promise<void>;
}

interface FollowOptions<Session> {
  /** Between tabs of one origin; two servers on one origin need two. */
  readonly channel: string;
  readonly read: () => Promise<Session | null>;
  /** Tells one session from another. */
  readonly keyOf: (session: Session) => string | undefined;
  readonly onError: (error: Error) => void;
}

/** The parts of {@link SessionFollower}, and those that a client changes it by. */
export function followSession<Session>(options: FollowOptions<Session>) {
  const state = createSessionState(options.keyOf);
  const refresh = () => state.ask(options.read);
  const watch = watchSession({
    name: options.channel,
    refresh,
    onError: options.onError,
    giveUp() {
      // What a page offers then, signing in, says itself what is wrong and can be tried again.
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
    /** Sets the session that this page made or ended, and makes other tabs look. */
    changed(session: Session | null): void {
      state.set(session);
      watch.tellOthers();
    },
  };
}
