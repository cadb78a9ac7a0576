import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { Connector } from 'wagmi';
import { useMooring } from '../../core/MooringContext.ts';
import type { AccountChoice, PasskeyControl } from '../../wallets/passkey.ts';
import { looking, type PasskeyState, passkeyProblem, passkeyReducer } from './passkeyState.ts';

/** Connects one connector for as long as a person may take, unless the signal aborts. */
export type ConnectPasskey = (connector: Connector, signal: AbortSignal) => Promise<unknown>;

/** Connecting an account without a wallet, as a person goes through it. */
export interface PasskeyAttempt {
  readonly state: PasskeyState;
  /** Connects by a choice; without one, the account that is on this device. */
  readonly ask: (choice?: AccountChoice) => void;
  /** Back to the choice, whatever the browser may answer later. */
  readonly goBack: () => void;
}

/** Connects the account that is on this device at once; without one, what a person chooses. */
export function usePasskeyAttempt(
  connector: Connector,
  control: PasskeyControl,
  connect: ConnectPasskey,
): PasskeyAttempt {
  const { report } = useMooring();
  const [state, dispatch] = useReducer(passkeyReducer, looking);
  const running = useRef<AbortController>(null);

  const ask = useCallback(
    async (choice?: AccountChoice) => {
      running.current?.abort();
      const attempt = new AbortController();
      running.current = attempt;
      const isOver = () => running.current !== attempt;
      dispatch({ type: 'ask' });
      try {
        await connect(choosing(connector, choice), attempt.signal);
        if (isOver()) return;
        dispatch({ type: 'connect' });
      } catch (error) {
        report(error);
        if (isOver()) return;
        const problem = passkeyProblem(error);
        // A passkey that was made while its network was silent is on this device already.
        const known = problem !== 'refused' && !choosesOther(choice) && (await isKnown(control));
        if (!isOver()) dispatch({ type: 'fail', problem, known });
      }
    },
    [connector, control, connect, report],
  );

  useEffect(() => {
    let left = false;
    isKnown(control).then((known) => {
      if (left) return;
      if (known) void ask();
      else dispatch({ type: 'offer' });
    });
    return () => {
      left = true;
      running.current?.abort();
    };
  }, [control, ask]);

  const goBack = useCallback(() => {
    running.current?.abort();
    running.current = null;
    dispatch({ type: 'goBack' });
  }, []);
  return { state, ask, goBack };
}

/** Another passkey than this device's was asked for. */
function choosesOther(choice: AccountChoice | undefined): boolean {
  return choice !== undefined && 'find' in choice;
}

/** Storage that cannot be read knows of no account. */
function isKnown(control: PasskeyControl): Promise<boolean> {
  return control.isKnown().catch(() => false);
}

/** The same connector, connecting by a choice. */
function choosing(connector: Connector, choice: AccountChoice | undefined): Connector {
  if (!choice) return connector;
  return {
    ...connector,
    connect: (parameters) => connector.connect(Object.assign({}, parameters, { choice })),
  };
}
