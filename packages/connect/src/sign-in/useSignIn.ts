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
 * Result of {@link useSignIn}. `mutate` asks the wallet to sign and the server to verify, with a new nonce each time; a
 * second call joins the running attempt. `data` is `pending` if other owners of a multisig still have to sign. `reset`
 * returns to idle immediately: the running attempt rejects as `cancelled`, and a later answer is ignored.
 */
export interface SignIn extends Mutation<'done' | 'pending', SignInError> {
  readonly state: SignInState;
  /** Checks for the other owners' signatures now, if the sign-in is pending. */
  readonly look: () => void;
  /** Cancels a pending sign-in for this browser. Never throws: a failure is in `state`. */
  readonly callOff: () => void;
}

/**
 * Signs the connected account in. A nonce is prefetched when the component mounts. Returns to idle when the account or
 * network changes.
 * @param options `onMessage` is called with the message before it is signed; must be stable across renders
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
  const runningAttempt = useRef<RunningAttempt>(null);

  const unknown = useContext(AuthenticationContext)?.status === 'loading';
  useEffect(() => {
    // An existing session needs no nonce, and a server may set the nonce's cookie with its first answer.
    if (unknown) return;
    nonces.prefetch().catch((error: unknown) => {
      // A running attempt fails with the same error, and reports it.
      if (runningAttempt.current) return;
      report(error);
      dispatch({ type: 'fail', problem: { error: 'preparing_error' } });
    });
  }, [nonces, report, unknown]);

  const signingIn = useMutation<'done' | 'pending', SignInError>(() => {
    const attempt = new AbortController();
    runningAttempt.current ??= { attempt, answer: begin(attempt) };
    return runningAttempt.current.answer;
  });

  async function begin(attempt: AbortController): Promise<'done' | 'pending'> {
    const { signal } = attempt;
    dispatch({ type: 'begin' });
    try {
      const started = await signIn({
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
      if (started) pendingSignIns.begin(started);
      dispatch({ type: started ? 'goBack' : 'accept' });
      return started ? 'pending' : 'done';
    } catch (error) {
      if (!signal.aborted) {
        report(error);
        const problem = signInProblem(error);
        dispatch(problem ? { type: 'fail', problem } : { type: 'goBack' });
      }
      throw error;
    } finally {
      if (!signal.aborted) runningAttempt.current = null;
    }
  }

  const forget = signingIn.reset;
  const reset = useCallback(() => {
    runningAttempt.current?.attempt.abort();
    runningAttempt.current = null;
    forget();
    dispatch({ type: 'goBack' });
  }, [forget]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: resets for another account or network
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

  return { ...signingIn, reset, state: visibleState(), look: pendingSignIns.check, callOff };

  function visibleState(): SignInState {
    if (state.step !== 'idle' || state.preparing) return state;
    if (waiting.step === 'waiting') {
      const { progress, failed } = waiting;
      return { step: 'pending', progress, failed: failed || state.problem !== undefined };
    }
    if (waiting.expired && !state.problem) return { ...state, problem: { error: 'pendingOver' } };
    return state;
  }
}

/** Attempt that has not ended. */
interface RunningAttempt {
  readonly attempt: AbortController;
  readonly answer: Promise<'done' | 'pending'>;
}

/** Returns the host's current adapter in a ref; hosts may create a new adapter on every render. */
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

/** Message of the error thrown without an `<AuthenticationProvider>` above. */
export const NO_ADAPTER = 'No authentication adapter found';
