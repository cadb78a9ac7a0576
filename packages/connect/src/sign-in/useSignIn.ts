import { useCallback, useContext, useEffect, useReducer, useRef } from 'react';
import { useAccount, useConfig } from 'wagmi';
import { getAccount } from 'wagmi/actions';
import { AuthenticationContext } from '../core/authentication.ts';
import { useMooring } from '../core/MooringContext.ts';
import { type Mutation, useMutation } from '../core/useMutation.ts';
import { multisigQuery } from '../transactions/multisig/multisigQuery.ts';
import { pendingSignInsOf } from './pending/pendingSignIns.ts';
import { type SignInOptions, signIn } from './signIn.ts';
import {
  idle,
  SignInError,
  type SignInState,
  signInProblem,
  signInReducer,
} from './signInState.ts';
import { usePendingSignIn } from './useAuthentication.ts';

/**
 * Sign-in as a person goes through it: `mutate` asks the wallet to sign and the server to verify, always with a nonce
 * of its own; one that runs is not begun twice. `data` is `pending` where the other owners of a multisig still have to
 * sign. `reset` is back to idle at once, whatever the wallet may answer later: what runs rejects as `cancelled`.
 */
export interface SignIn extends Mutation<'done' | 'pending', SignInError> {
  readonly state: SignInState;
  /** While it is pending: looks now whether the other owners have signed. */
  readonly look: () => void;
  /** While it is pending: ends it, for this browser. Never throws: a failure is in `state`. */
  readonly callOff: () => void;
}

/**
 * Signs the connected account in, step by step; a nonce is fetched ahead as soon as it is used. It
 * goes back to idle by itself when the account or the network changes.
 * @param options `onMessage` is called with the message before it is signed; stable across renders
 * @throws {Error} `No authentication adapter found` without an `<AuthenticationProvider>` above
 *
 * @example
 * ```tsx
 * import { useSignIn } from '@mooring/connect';
 *
 * export function SignInButton() {
 *   const { state, mutate: signIn, reset } = useSignIn();
 *   if (state.step === 'signing') return <button onClick={reset}>Cancel</button>;
 *   return <button onClick={() => signIn()}>{state.step === 'done' ? 'Signed in' : 'Sign in'}</button>;
 * }
 * ```
 */
export function useSignIn({ onMessage }: Pick<SignInOptions, 'onMessage'> = {}): SignIn {
  const { adapter, nonces } = useAdapter();
  const { config, report } = useMooring();
  const wagmi = useConfig();
  const { address, chainId } = useAccount();
  const waiting = usePendingSignIn();
  const pendingSignIns = pendingSignInsOf(config);
  const [state, dispatch] = useReducer(signInReducer, idle);
  const running = useRef<Running>(null);

  const unknown = useContext(AuthenticationContext)?.status === 'loading';
  useEffect(() => {
    // A session that is there needs none; and a server may set the cookie of a nonce with each first answer.
    if (unknown) return;
    nonces.prefetch().catch((error: unknown) => {
      // A running attempt meets the same failure, and tells of it.
      if (running.current) return;
      report(error);
      dispatch({ type: 'fail', problem: { error: 'preparing_error' } });
    });
  }, [nonces, report, unknown]);

  const signingIn = useMutation<'done' | 'pending', SignInError>(() => {
    const attempt = new AbortController();
    running.current ??= { attempt, answer: begin(attempt) };
    return running.current.answer;
  });

  async function begin(attempt: AbortController): Promise<'done' | 'pending'> {
    const { signal } = attempt;
    dispatch({ type: 'begin' });
    try {
      const begun = await signIn({
        wagmi,
        adapter: adapter.current,
        takeNonce: nonces.take,
        onMessage,
        async multisigOf(account, id) {
          const { readSigning } = await import('./askOwners.ts');
          const { connector } = getAccount(wagmi);
          return readSigning(config, multisigQuery(wagmi, id, account), connector);
        },
        timeouts: config.timeouts,
        signal,
        onStep: (type) => !signal.aborted && dispatch({ type }),
      });
      if (signal.aborted) throw new SignInError('cancelled', false, undefined);
      if (begun) pendingSignIns.begin(begun);
      dispatch({ type: begun ? 'goBack' : 'accept' });
      return begun ? 'pending' : 'done';
    } catch (error) {
      if (!signal.aborted) {
        report(error);
        const problem = signInProblem(error);
        dispatch(problem ? { type: 'fail', problem } : { type: 'goBack' });
      }
      throw error;
    } finally {
      if (!signal.aborted) running.current = null;
    }
  }

  const forget = signingIn.reset;
  const reset = useCallback(() => {
    running.current?.attempt.abort();
    running.current = null;
    forget();
    dispatch({ type: 'goBack' });
  }, [forget]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said of one account or network is not said of another
  useEffect(() => reset, [reset, address, chainId]);

  const callOff = useCallback(async () => {
    try {
      const { pending } = adapter.current;
      if (pending) await pendingSignIns.cancel(pending);
    } catch (error) {
      report(error);
      dispatch({ type: 'fail', problem: { error: 'oops_error' } });
    }
  }, [adapter, pendingSignIns, report]);

  return { ...signingIn, reset, state: shown(), look: pendingSignIns.check, callOff };

  function shown(): SignInState {
    if (state.step !== 'idle' || state.preparing) return state;
    if (waiting.step === 'waiting') {
      const { progress, failed } = waiting;
      return { step: 'pending', progress, failed: failed || state.problem !== undefined };
    }
    if (waiting.expired && !state.problem) return { ...state, problem: { error: 'pendingOver' } };
    return state;
  }
}

/** An attempt that has not ended. */
interface Running {
  readonly attempt: AbortController;
  readonly answer: Promise<'done' | 'pending'>;
}

/** The host's adapter as it is now; hosts may make a new one at every rendering. */
function useAdapter() {
  const authentication = useContext(AuthenticationContext);
  if (!authentication) throw new Error(NO_ADAPTER);
  const { adapter, nonces } = authentication;
  const latest = useRef(adapter);
  useEffect(() => {
    latest.current = adapter;
  });
  return { adapter: latest, nonces };
}

/** Sign-in was asked for where no `<AuthenticationProvider>` stands above. */
export const NO_ADAPTER = 'No authentication adapter found';
