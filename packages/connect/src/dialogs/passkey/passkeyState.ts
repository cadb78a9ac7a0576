import { layersOf, readField } from '../../wallets/walletError.ts';

/** Why there is no account yet; `refused` was the person's wish, or time ran out; `removed` from it was the passkey. */
export type PasskeyProblem =
  | 'refused'
  | 'notFound'
  | 'removed'
  | 'domain'
  | 'exists'
  | 'network'
  | 'other';

/**
 * State of connecting an account without a wallet.
 *
 *   looking → choice ⇄ waiting → connected   (and on to sign-in, where there is one)
 *      ↓                  ↑ ↓
 *      └─ (on this device) ┘ failed with an account on this device: the same again
 */
export type PasskeyState =
  | { readonly step: 'looking' }
  | {
      readonly step: 'choice';
      readonly problem: PasskeyProblem | undefined;
      /** An account is on this device: it is tried again without a choice. */
      readonly known: boolean;
    }
  | { readonly step: 'waiting' }
  | { readonly step: 'connected' };

export type PasskeyEvent =
  /** No account is on this device. */
  | { readonly type: 'offer' }
  | { readonly type: 'ask' }
  | { readonly type: 'connect' }
  | { readonly type: 'goBack' }
  | { readonly type: 'fail'; readonly problem: PasskeyProblem; readonly known: boolean };

export const looking: PasskeyState = { step: 'looking' };

/** The next state; an answer that nobody waits for any more changes nothing. */
export function passkeyReducer(state: PasskeyState, event: PasskeyEvent): PasskeyState {
  switch (event.type) {
    case 'offer':
      return state.step === 'looking' ? choice() : state;
    case 'ask':
      return state.step === 'connected' ? state : { step: 'waiting' };
    case 'goBack':
      return state.step === 'waiting' ? choice() : state;
    case 'connect':
      return state.step === 'waiting' ? { step: 'connected' } : state;
    case 'fail':
      return state.step === 'waiting' ? choice(event.problem, event.known) : state;
  }
}

function choice(problem?: PasskeyProblem, known = false): PasskeyState {
  return { step: 'choice', problem, known };
}

/** By `reason` of a passkey's error. */
const problems: Readonly<Record<string, PasskeyProblem>> = {
  rejected: 'refused',
  cancelled: 'refused',
  timeout: 'refused',
  'not-found': 'notFound',
  unauthorized: 'removed',
  domain: 'domain',
  exists: 'exists',
};

/** viem's errors for a network that does not answer, or answers with an error of its own. */
const SILENT = /^(HttpRequest|WebSocketRequest|SocketClosed|Timeout|RpcRequest|UnknownRpc)Error$/;

/** Problem of a failed attempt, as far as the errors say. */
export function passkeyProblem(error: unknown): PasskeyProblem {
  const layers = layersOf(error);
  for (const layer of layers) {
    const reason = readField(layer, 'reason');
    const problem = typeof reason === 'string' ? problems[reason] : undefined;
    if (problem) return problem;
  }
  const isSilent = layers.some((layer) => SILENT.test(String(readField(layer, 'name'))));
  return isSilent ? 'network' : 'other';
}
