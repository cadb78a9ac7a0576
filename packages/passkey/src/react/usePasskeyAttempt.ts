import type { Mutation } from '@mooring/connect';
import {
  type ConnectionAttempt,
  useMooringConfig,
  useMutation,
  useReport,
} from '@mooring/connect/parts';
import { type RefObject, useCallback, useEffect, useReducer, useRef } from 'react';
import type { Connector } from 'wagmi';
import type { AccountChoice } from '../connect/createConnect.ts';
import type { PasskeyControl } from '../passkeyControl.ts';
import {
  lookingState,
  orphanOf,
  type PasskeyState,
  passkeyProblem,
  passkeyReducer,
} from './passkeyState.ts';

/** Connects for as long as a person may take, unless the signal aborts. */
export type ConnectPasskey = (attempt: ConnectionAttempt) => Promise<unknown>;

/**
 * Connecting an account without a wallet, as a person goes through it: `mutate` connects by a choice; without one, the
 * account that is on this device. `reset` ends the attempt, with what the browser asks: back to the choice.
 */
export interface PasskeyAttempt extends Mutation<void, Error, AccountChoice | undefined> {
  readonly state: PasskeyState;
}

interface AttemptOptions {
  readonly control: Pick<PasskeyControl, 'isKnown'>;
  /** True once, for a person who asked for a new account. */
  readonly creates: RefObject<boolean>;
  readonly connect: ConnectPasskey;
}

/** Connects the account that is on this device at once; without one, a new one where it was asked for, or a choice. */
export function usePasskeyAttempt(
  connector: Connector,
  { control, creates, connect }: AttemptOptions,
): PasskeyAttempt {
  const { appName } = useMooringConfig();
  const [state, dispatch] = useReducer(passkeyReducer, lookingState);
  const running = useRef<AbortController>(null);

  async function attemptBy(choice: AccountChoice | undefined): Promise<void> {
    running.current?.abort();
    const abort = new AbortController();
    running.current = abort;
    const isOver = () => running.current !== abort;
    dispatch({ type: 'ask' });
    try {
      const { signal } = abort;
      await connect({ connector, signal, connect: connectByChoice(connector, { choice, signal }) });
      if (!isOver()) dispatch({ type: 'connect' });
    } catch (error) {
      if (!isOver()) {
        // A request that timed out may still be open.
        abort.abort();
        const problem = passkeyProblem(error);
        // A passkey that was made while its network was silent, or has not signed yet, is on this device already.
        const known = !choosesOther(choice) && (await isKnown(control));
        if (!isOver()) dispatch({ type: 'fail', problem, orphan: orphanOf(error), known });
      }
      throw error;
    }
  }

  const attempting = useMutation<void, Error, AccountChoice | undefined>(attemptBy, useReport());
  const { mutate, reset: forget } = attempting;

  useEffect(() => {
    let left = false;
    isKnown(control).then((known) => {
      if (left) return;
      const isNew = creates.current;
      creates.current = false;
      if (known) mutate(undefined);
      else if (isNew) mutate({ create: passkeyName(appName) });
      else dispatch({ type: 'offer' });
    });
    return () => {
      left = true;
      running.current?.abort();
    };
  }, [control, creates, appName, mutate]);

  const reset = useCallback(() => {
    running.current?.abort();
    running.current = null;
    forget();
    const isOver = () => running.current !== null;
    isKnown(control).then((known) => isOver() || dispatch({ type: 'goBack', known }));
  }, [control, forget]);
  return { ...attempting, state, reset };
}

/** Longest name of a passkey, in UTF-16 units: authenticators keep 64 bytes, and cut the rest. */
export const LONGEST_NAME = 64;

/** Name of a passkey that its person did not name. */
export const passkeyName = (appName: string) => appName.slice(0, LONGEST_NAME);

/** Another passkey than this device's was asked for. */
function choosesOther(choice: AccountChoice | undefined): boolean {
  return choice !== undefined && 'find' in choice;
}

/** Storage that cannot be read knows of no account. */
function isKnown(control: AttemptOptions['control']): Promise<boolean> {
  return control.isKnown().catch(() => false);
}

interface PasskeyTerms {
  readonly choice: AccountChoice | undefined;
  /** Ends what the browser asks. */
  readonly signal: AbortSignal;
}

/** Connects by a choice. */
function connectByChoice(connector: Connector, terms: PasskeyTerms): Connector['connect'] {
  return (parameters) => connector.connect(Object.assign({}, parameters, terms));
}
