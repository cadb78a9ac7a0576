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
  type PasskeyState,
  passkeyReducer,
  readOrphan,
  readPasskeyProblem,
} from './passkeyState.ts';

/** Connects without a time limit, unless the signal aborts. */
export type ConnectPasskey = (attempt: ConnectionAttempt) => Promise<unknown>;

/**
 * Attempt to connect a passkey account. `mutate` connects by a choice; without one, the account on this device. `reset`
 * cancels the attempt and the browser's prompt, and returns to the choice.
 */
export interface PasskeyAttempt extends Mutation<void, Error, AccountChoice | undefined> {
  readonly state: PasskeyState;
}

interface AttemptOptions {
  readonly control: Pick<PasskeyControl, 'isKnown'>;
  /** True to create an account immediately; reset to false by the hook. */
  readonly creates: RefObject<boolean>;
  readonly connect: ConnectPasskey;
}

/** Connects the account on this device on mount; without one, creates an account if requested, or offers the choice. */
export function usePasskeyAttempt(
  connector: Connector,
  { control, creates, connect }: AttemptOptions,
): PasskeyAttempt {
  const { appName } = useMooringConfig();
  const [state, dispatch] = useReducer(passkeyReducer, lookingState);
  const running = useRef<AbortController>(null);

  async function attempt(choice: AccountChoice | undefined): Promise<void> {
    running.current?.abort();
    const abort = new AbortController();
    running.current = abort;
    const isSuperseded = () => running.current !== abort;
    dispatch({ type: 'ask' });
    try {
      const { signal } = abort;
      await connect({ connector, signal, connect: connectByChoice(connector, { choice, signal }) });
      if (!isSuperseded()) dispatch({ type: 'connect' });
    } catch (error) {
      if (!isSuperseded()) {
        // A request that timed out may still be open.
        abort.abort();
        const problem = readPasskeyProblem(error);
        // The passkey may have been created before the network or its first signature failed.
        const known = !choosesOther(choice) && (await isKnown(control));
        if (!isSuperseded()) dispatch({ type: 'fail', problem, orphan: readOrphan(error), known });
      }
      throw error;
    }
  }

  const mutation = useMutation<void, Error, AccountChoice | undefined>(attempt, useReport());
  const { mutate, reset: forget } = mutation;

  useEffect(() => {
    let unmounted = false;
    isKnown(control).then((known) => {
      if (unmounted) return;
      const isNew = creates.current;
      creates.current = false;
      if (known) mutate(undefined);
      else if (isNew) mutate({ create: defaultPasskeyName(appName) });
      else dispatch({ type: 'offer' });
    });
    return () => {
      unmounted = true;
      running.current?.abort();
    };
  }, [control, creates, appName, mutate]);

  const reset = useCallback(() => {
    running.current?.abort();
    running.current = null;
    forget();
    const isSuperseded = () => running.current !== null;
    isKnown(control).then((known) => isSuperseded() || dispatch({ type: 'goBack', known }));
  }, [control, forget]);
  return { ...mutation, state, reset };
}

/** Maximum length of a passkey's name, in UTF-16 units: authenticators truncate to 64 bytes. */
export const LONGEST_NAME = 64;

/** Returns the default name of a passkey. */
export const defaultPasskeyName = (appName: string) => appName.slice(0, LONGEST_NAME);

/** Returns true if the choice asks for another passkey than this device's. */
function choosesOther(choice: AccountChoice | undefined): boolean {
  return choice !== undefined && 'find' in choice;
}

/** Returns true if an account is on this device; false if the storage cannot be read. */
function isKnown(control: AttemptOptions['control']): Promise<boolean> {
  return control.isKnown().catch(() => false);
}

interface PasskeyParameters {
  readonly choice: AccountChoice | undefined;
  /** Cancels the browser's prompt. */
  readonly signal: AbortSignal;
}

/** Returns the connector's `connect` with the choice and the signal added to its parameters. */
function connectByChoice(connector: Connector, added: PasskeyParameters): Connector['connect'] {
  return (parameters) => connector.connect(Object.assign({}, parameters, added));
}
