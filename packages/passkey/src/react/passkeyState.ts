import { walkError } from '@mooring/connect/parts';
import { lookUp, readField } from '@mooring/internal';

/**
 * Reason why an attempt failed. `refused`: cancelled by the visitor or by the browser's timeout. `removed`: the passkey
 * is no longer an owner of the account.
 */
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

/** Passkey that a failed attempt created. */
export interface OrphanPasskey {
  readonly name: string;
  /** True if the browser was asked to remove it. */
  readonly isReported: boolean;
}

/**
 * State of connecting a passkey account.
 *
 *   looking → choice ⇄ waiting → connected   (sign-in follows, if configured)
 *      ↓                  ↑
 *      └──────────────────┘ with an account on this device
 */
export type PasskeyState =
  | { readonly step: 'looking' }
  | {
      readonly step: 'choice';
      readonly problem: PasskeyProblem | undefined;
      readonly orphan?: OrphanPasskey | undefined;
      /** True if an account is on this device, which can be tried again. */
      readonly known: boolean;
    }
  | { readonly step: 'waiting' }
  | { readonly step: 'connected' };

export type PasskeyEvent =
  /** No account is stored. */
  | { readonly type: 'offer' }
  | { readonly type: 'ask' }
  | { readonly type: 'connect' }
  /** `known`: a passkey is on this device, for example after its first prompt was cancelled. */
  | { readonly type: 'goBack'; readonly known?: boolean }
  | {
      readonly type: 'fail';
      readonly problem: PasskeyProblem;
      readonly orphan?: OrphanPasskey | undefined;
      readonly known: boolean;
    };

export const lookingState: PasskeyState = { step: 'looking' };

/** Returns the next state; events that the current state does not expect are ignored. */
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

/** Problem by the `reason` of a `PasskeyError`. */
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

/** Returns true for an error reported by a device or password manager. */
export function isAuthenticatorProblem(problem: string): problem is AuthenticatorProblem {
  return authenticatorProblems.includes(problem);
}

/** Names of viem's errors for a network that does not answer, or that answers with an error. */
const NETWORK_ERRORS =
  /^(HttpRequest|WebSocketRequest|SocketClosed|Timeout|RpcRequest|UnknownRpc)Error$/;

/** Returns the problem for the error of a failed attempt; `other` if the error is unknown. */
export function readPasskeyProblem(error: unknown): PasskeyProblem {
  const layers = walkError(error);
  for (const layer of layers) {
    const problem = lookUp(passkeyProblems, readField(layer, 'reason'));
    if (problem) return problem;
  }
  const isNetworkError = layers.some((layer) =>
    NETWORK_ERRORS.test(String(readField(layer, 'name'))),
  );
  return isNetworkError ? 'network' : 'other';
}

/** Returns the passkey that a failed attempt created, if the error names one. */
export function readOrphan(error: unknown): OrphanPasskey | undefined {
  for (const layer of walkError(error)) {
    const { name, isReported }: Record<string, unknown> = Object(readField(layer, 'orphan'));
    if (typeof name === 'string') return { name, isReported: isReported === true };
  }
  return undefined;
}
