import type { Connector } from 'wagmi';
import type { Pairing } from '../../wallets/pairing.ts';
import { readPairingStep } from '../../wallets/pairingStep.ts';

/**
 * The same connector for one attempt: aborting withdraws the link, so that no phone can approve a
 * cancelled attempt. One that has not begun yet (its code is still being fetched) is withdrawn as soon
 * as it does, and no later one.
 */
export function withdrawable(
  connector: Connector,
  pairing: Pairing,
  signal: AbortSignal,
): Connector {
  return {
    ...connector,
    connect(parameters) {
      const answer = connector.connect(parameters);
      const stop = withdrawOn(signal, pairing);
      answer.then(stop, stop);
      return answer;
    },
  };
}

function withdrawOn(signal: AbortSignal, pairing: Pairing): () => void {
  let stopListening = () => {};
  const isIdle = () => readPairingStep(pairing.getState()).status === 'idle';
  const withdraw = () => {
    if (!isIdle()) {
      pairing.cancel();
      return;
    }
    stopListening = pairing.subscribe(() => {
      if (isIdle()) return;
      stopListening();
      pairing.cancel();
    });
  };
  if (signal.aborted) withdraw();
  else signal.addEventListener('abort', withdraw, { once: true });
  return () => {
    signal.removeEventListener('abort', withdraw);
    stopListening();
  };
}

/** A proposal made before a wallet is chosen: on a phone its link must be there when it is tapped. */
export interface ReadyAttempt {
  /** Connects by this proposal, whoever is chosen. */
  readonly connector: Connector;
  /** Withdraws it. */
  readonly abort: AbortController;
  /** Settles when a wallet has answered, or the proposal was withdrawn. */
  readonly answer: Promise<unknown>;
}

/** Nobody has chosen a wallet yet. Foreign connectors pass it over. */
const prepared = { isReconnecting: false, isPrepared: true };

/** Makes a proposal at once. */
export function readyAttempt(connector: Connector, pairing: Pairing): ReadyAttempt {
  const abort = new AbortController();
  const answer = withdrawable(connector, pairing, abort.signal).connect(prepared);
  return {
    abort,
    answer,
    // Connected by then, the connector answers a second time without another proposal.
    connector: {
      ...connector,
      connect: (parameters) => answer.then(() => connector.connect(parameters)),
    },
  };
}
