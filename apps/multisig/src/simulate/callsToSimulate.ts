import type { Simulation } from '@mooring/passkey/simulation';
import type { DecodedCall, SafeCall } from '@mooring/safe/transactions';

/** Most calls of a simulation: the server takes no more in one request. */
const MOST_SIMULATED_CALLS = 100;
/** Longest data of them all, in characters. */
const LONGEST_DATA = 60_000;

/**
 * Returns the calls of the account for a simulation: those of a batch in order, split into requests of the allowed
 * size.
 * @returns `too-many` for a call that alone does not fit, `other-code` for a call whose code runs as the account,
 *   which no simulation from outside does
 */
export function callsToSimulate(
  decoded: DecodedCall,
): readonly (readonly SafeCall[])[] | 'too-many' | 'other-code' {
  const calls = flatten(decoded);
  if (calls.some(({ operation }) => operation === 1)) return 'other-code';
  if (calls.some(({ data }) => data.length > LONGEST_DATA)) return 'too-many';
  const parts: SafeCall[][] = [];
  let length = 0;
  for (const call of calls) {
    const part = parts.at(-1);
    length += call.data.length;
    if (part && part.length < MOST_SIMULATED_CALLS && length <= LONGEST_DATA) part.push(call);
    else {
      parts.push([call]);
      length = call.data.length;
    }
  }
  return parts;
}

function flatten(decoded: DecodedCall): readonly SafeCall[] {
  return decoded.kind === 'batch' ? decoded.calls.flatMap(flatten) : [decoded.call];
}

/**
 * Joins the simulations of a batch's parts, each from the current state: the sum of changes, the last of each
 * allowance, or the first failure. If one part's changes are unknown, all are.
 */
export function joinSimulations(parts: readonly Simulation[]): Simulation {
  const whole =
    parts.find(({ outcome }) => outcome === 'failure') ??
    parts.find(({ outcomeOnly }) => outcomeOnly);
  if (whole) return whole;
  const changes = new Map<string, Simulation['changes'][number]>();
  const approvals = new Map<string, Simulation['approvals'][number]>();
  for (const part of parts) {
    for (const change of part.changes) {
      const key = `${change.token} ${change.tokenId}`;
      changes.set(key, { ...change, amount: (changes.get(key)?.amount ?? 0n) + change.amount });
    }
    for (const one of part.approvals) {
      approvals.set(`${one.token} ${one.spender} ${one.tokenId}`, one);
    }
  }
  return {
    outcome: 'success',
    changes: [...changes.values()].filter(({ amount }) => amount !== 0n),
    approvals: [...approvals.values()],
  };
}
