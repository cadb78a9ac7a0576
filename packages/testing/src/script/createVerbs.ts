import { ProviderRpcError, unknownChain, userRejected } from '../rpc/providerError.ts';
import type { Behaviour, Script, Verbs } from './behaviour.ts';

/** Verbs that pass their behaviour to `decide`. */
export function createVerbs(decide: (behaviour: Behaviour) => void): Verbs {
  return {
    approve: () => decide({ kind: 'approve' }),
    reject: () => decide({ kind: 'throw', error: userRejected }),
    answer: (value) => decide({ kind: 'answer', value }),
    fail: (code, message = 'The wallet failed.', data) =>
      decide({ kind: 'throw', error: () => new ProviderRpcError(code, message, data) }),
    unknownChain: (form) => decide({ kind: 'throw', error: () => unknownChain(form) }),
    replace: (by) => decide({ kind: 'replace', by }),
  };
}

/** All verbs of a script; `decide` is called again when a verb follows `slow`. */
export function createScript(decide: (behaviour: Behaviour) => void): Script {
  return {
    ...createVerbs(decide),
    hang: () => decide({ kind: 'hang' }),
    lock: () => decide({ kind: 'lock' }),
    slow(ms) {
      decide({ kind: 'slow', ms, after: { kind: 'approve' } });
      return createScript((after) => decide({ kind: 'slow', ms, after }));
    },
  };
}
