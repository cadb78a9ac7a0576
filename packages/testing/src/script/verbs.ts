import { LONGEST_TIMER_MS, MOST_BATCH_CALLS } from '@mooring/internal';
import {
  ProviderRpcError,
  type UnknownChainForm,
  unknownChain,
  userRejected,
} from '../rpc/providerError.ts';
import { type Replacement, replacements } from '../wallet/question.ts';

/** Behaviour of the wallet on one request. */
export type Behaviour =
  | { readonly kind: 'approve' }
  | { readonly kind: 'hang' }
  | { readonly kind: 'lock' }
  | { readonly kind: 'slow'; readonly ms: number; readonly after: Behaviour }
  | { readonly kind: 'replace'; readonly by: Replacement }
  | { readonly kind: 'partly'; readonly calls: number }
  | { readonly kind: 'answer'; readonly value: unknown }
  | { readonly kind: 'throw'; readonly error: () => Error };

/** Verbs that decide a request. */
export interface Verbs {
  /** Fulfils the request: shares accounts, signs, sends, switches. */
  approve(): void;
  /** Rejects with 4001, as the person would. */
  reject(): void;
  /** Responds with this value, valid or not, without signing or sending. */
  answer(value: unknown): void;
  /** Fails with a code of EIP-1193 or EIP-1474. */
  fail(code: number, message?: string, data?: unknown): void;
  /** Fails with an unknown chain: as 4902, 4902 inside -32603, or -32000. */
  unknownChain(form?: UnknownChainForm): void;
  /**
   * Responds with the hash of the transaction, but sends the node only a replacement of the same nonce, as
   * like a sped-up transaction. Needs an `rpcUrl`.
   */
  replace(by: Replacement): void;
  /**
   * Sends only the first calls of a batch (`wallet_sendCalls`), each as a separate transaction, as when the
   * person declines the rest.
   */
  partly(calls: number): void;
}

/** Verbs that script a future request. */
export interface Script extends Verbs {
  /** Leaves the request unanswered until the test decides it. */
  hang(): void;
  /** Locks the wallet, and continues the request once it is unlocked. */
  lock(): void;
  /** Waits `ms`, then approves, or follows the next verb. */
  slow(ms: number): Script;
}

const unknownChainForms: readonly UnknownChainForm[] = ['plain', 'wrapped', 'server'];

/** @throws {TypeError} for a value that is not in the list */
function checkWord<Word>(value: Word, words: readonly Word[]): Word {
  if (words.includes(value)) return value;
  throw new TypeError(`${String(value)} is not one of ${words.join(', ')}.`);
}

/** @throws {RangeError} for anything but a whole number in this range */
function checkInteger(value: number, name: string, least: number, most: number): number {
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new RangeError(`${name} is ${String(value)}, not a whole number from ${least} to ${most}.`);
}

/** @throws {TypeError} for another kind of replacement */
export const checkReplacement = (by: Replacement): Replacement => checkWord(by, replacements);

/** Verbs that pass their behaviour to `decide`. They throw for arguments they cannot follow. */
export function createVerbs(decide: (behaviour: Behaviour) => void): Verbs {
  return {
    approve: () => decide({ kind: 'approve' }),
    reject: () => decide({ kind: 'throw', error: userRejected }),
    answer: (value) => decide({ kind: 'answer', value }),
    fail(code, message = 'The wallet failed.', data) {
      checkInteger(code, 'The code', Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
      decide({ kind: 'throw', error: () => new ProviderRpcError(code, message, data) });
    },
    unknownChain(form = 'plain') {
      checkWord(form, unknownChainForms);
      decide({ kind: 'throw', error: () => unknownChain(form) });
    },
    replace: (by) => decide({ kind: 'replace', by: checkReplacement(by) }),
    partly: (calls) =>
      decide({ kind: 'partly', calls: checkInteger(calls, 'calls', 0, MOST_BATCH_CALLS) }),
  };
}

/** All verbs of a script; `decide` is called again when a verb follows `slow`. */
export function createScript(decide: (behaviour: Behaviour) => void): Script {
  return {
    ...createVerbs(decide),
    hang: () => decide({ kind: 'hang' }),
    lock: () => decide({ kind: 'lock' }),
    slow(ms) {
      checkInteger(Math.ceil(ms), 'ms', 0, LONGEST_TIMER_MS);
      decide({ kind: 'slow', ms, after: { kind: 'approve' } });
      return createScript((after) => decide({ kind: 'slow', ms, after }));
    },
  };
}
