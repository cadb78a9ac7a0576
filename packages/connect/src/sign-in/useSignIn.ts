import { useCallback, useContext, useEffect, useReducer, useRef, useState } from 'react';
import { useConfig, useConnection } from 'wagmi';
import { useMooring } from '../provider/MooringContext.ts';
import { AuthenticationContext } from './authentication.ts';
import { NO_ADAPTER } from './noAdapter.ts';
import { createNonces } from './nonces.ts';
import { signIn } from './signIn.ts';
import { problemOf } from './signInError.ts';
import { idle, type SignInState, signInReducer } from './signInState.ts';

/** A sign-in as a person goes through it. */
export interface SignIn {
  readonly state: SignInState;
  /** Asks the wallet to sign and the server to verify; always with a nonce of its own. */
  readonly signIn: () => void;
  /** Back to idle at once, whatever the wallet may answer later. */
  readonly cancel: () => void;
}

/**
 * Signs the connected account in, step by step; a nonce is fetched ahead as soon as it is used. It
 * goes back to idle by itself when the account or the network changes.
 * @throws {Error} `No authentication adapter found` without an `<AuthenticationProvider>` above
 */
export function useSignIn(): SignIn {
  const adapter = useAdapter();
  const { config, report } = useMooring();
  const wagmi = useConfig();
  const { address, chainId } = useConnection();
  const [state, dispatch] = useReducer(signInReducer, idle);
  const running = useRef<AbortController>(null);
  const [nonces] = useState(() => createNonces(() => adapter.current.getNonce()));

  useEffect(() => {
    nonces.prefetch().catch((error: unknown) => {
      // A running attempt meets the same failure, and tells of it.
      if (running.current) return;
      report(error);
      dispatch({ type: 'fail', problem: { error: 'preparing_error' } });
    });
  }, [nonces, report]);

  const cancel = useCallback(() => {
    const attempt = running.current;
    running.current = null;
    attempt?.abort();
    dispatch({ type: 'go back' });
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said of one account or network is not said of another
  useEffect(() => cancel, [cancel, address, chainId]);

  const begin = useCallback(async () => {
    if (running.current) return;
    const attempt = new AbortController();
    running.current = attempt;
    const isOver = () => running.current !== attempt;
    dispatch({ type: 'begin' });
    try {
      await signIn({
        wagmi,
        adapter: adapter.current,
        takeNonce: nonces.take,
        timeouts: config.timeouts,
        signal: attempt.signal,
        onStep: (type) => !isOver() && dispatch({ type }),
      });
      if (!isOver()) dispatch({ type: 'accept' });
    } catch (error) {
      if (isOver()) return;
      report(error);
      const problem = problemOf(error);
      dispatch(problem ? { type: 'fail', problem } : { type: 'go back' });
    } finally {
      if (!isOver()) running.current = null;
    }
  }, [wagmi, adapter, nonces, config.timeouts, report]);

  return { state, signIn: begin, cancel };
}

/** The host's adapter as it is now; hosts may make a new one at every rendering. */
function useAdapter() {
  const authentication = useContext(AuthenticationContext);
  if (!authentication) throw new Error(NO_ADAPTER);
  const { adapter } = authentication;
  const latest = useRef(adapter);
  useEffect(() => {
    latest.current = adapter;
  });
  return latest;
}
