import { walkError } from '@mooring/connect/parts';
import { readField } from '@mooring/internal';

/** Why there is no account yet; `refused` was the person's wish, or time ran out; `removed` from it was the passkey. */
export type PasskeyProblem =
  | 'refused'
  | 'notFound'
  | 'removed'
  | 'domain'
  | 'exists'
  | 'network'
  | 'other'
  | AuthenticatorProblem;

/** Error reported by a device or password manager. */
export type AuthenticatorProblem =
  | 'unusable'
  | 'busy'
  | 'late'
  | 'unverifiable'
  | 'keeper'
  | 'kind';

/** Passkey that was created in vain. */
export interface OrphanPasskey {
  readonly name: string;
  /** True where the browser was asked to remove it. */
  readonly isReported: boolean;
}

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
      readonly orphan?: OrphanPasskey | undefined;
      /** An account is on this device: it is tried again without a choice. */
      readonly known: boolean;
    }
  | { readonly step: 'waiting' }
  | { readonly step: 'connected' };

export type PasskeyEvent =
  /** No account is stored. */
  | { readonly type: 'offer' }
  | { readonly type: 'ask' }
  | { readonly type: 'connect' }
  /** `known`: a passkey is on this device, such as one whose first touch was cancelled. */
  | { readonly type: 'goBack'; readonly known?: boolean }
  | {
      readonly type: 'fail';
      readonly problem: PasskeyProblem;
      readonly orphan?: OrphanPasskey | undefined;
      readonly known: boolean;
    };

export const lookingState: PasskeyState = { step: 'looking' };

/** The next state; an answer that nobody waits for any more changes nothing. */
export function passkeyReducer(state: PasskeyState, event: PasskeyEvent): PasskeyState {
  switch (event.type) {
    case 'offer':
      return state.step === 'looking' ? choice() : state;
    case 'ask':
      return state.step === 'connected' ? state : { step: 'waiting' };
    case 'goBack':
      return state.step === 'waiting' ? choice(undefined, event.known) : state;
    case 'connect':
      return state.step === 'waiting' ? { step: 'connected' } : state;
    case 'fail':
      return state.step === 'waiting'
        ? { ...choice(event.problem, event.known), orphan: event.orphan }
        : state;
  }
}

function choice(problem?: PasskeyProblem, known = false) {
  return { step: 'choice', problem, known } as const;
}

/** By `reason` of a passkey's error. */
const passkeyProblems: Readonly<Record<string, PasskeyProblem>> = {
  rejected: 'refused',
  cancelled: 'refused',
  timeout: 'refused',
  notFound: 'notFound',
  unauthorized: 'removed',
  domain: 'domain',
  exists: 'exists',
  assertionInvalid: 'unusable',
  busy: 'busy',
  timedOut: 'late',
  unverifiable: 'unverifiable',
  authenticatorFailed: 'keeper',
  unsupported: 'kind',
};

const authenticatorProblems: readonly string[] = [
  'unusable',
  'busy',
  'late',
  'unverifiable',
  'keeper',
  'kind',
] satisfies readonly AuthenticatorProblem[];

/** True for what a device or password manager reports. */
export function isAuthenticatorProblem(problem: string): problem is AuthenticatorProblem {
  return authenticatorProblems.includes(problem);
}

/** viem's errors for a network that does not answer, or answers with an error of its own. */
const UNREPORTED =
  /^(HttpRequest|WebSocketRequest|SocketClosed|Timeout|RpcRequest|UnknownRpc)Error$/;

/** Problem of a failed attempt, as far as the errors say. */
export function passkeyProblem(error: unknown): PasskeyProblem {
  const layers = walkError(error);
  for (const layer of layers) {
    const reason = readField(layer, 'reason');
    const problem = typeof reason === 'string' ? passkeyProblems[reason] : undefined;
    if (problem) return problem;
  }
  const isSilent = layers.some((layer) => UNREPORTED.test(String(readField(layer, 'name'))));
  return isSilent ? 'network' : 'other';
}

/** Passkey that an attempt created in vain, as far as the errors say. */
export function orphanOf(error: unknown): OrphanPasskey | undefined {
  for (const layer of walkError(error)) {
    const { name, isReported }: Record<string, unknown> = Object(readField(layer, 'orphan'));
    if (typeof name === 'string') return { name, isReported: isReported === true };
  }
  return undefined;
}
