import type { DecodedCall, SafeCall } from '@mooring/safe/transactions';

/** Most calls of a simulation: the server takes no more in one request. */
const MOST_CALLS = 100;
/** Longest data of them all, in characters. */
const LONGEST_DATA = 60_000;

/**
 * Calls the account makes itself, for a simulation in its name; those of a batch one after the other.
 * @returns `too-many` for a batch that does not fit into a request, `other-code` for a call whose code runs as the
 *   account, which no simulation from outside does
 */
export function callsToSimulate(
  decoded: DecodedCall,
): readonly SafeCall[] | 'too-many' | 'other-code' {
  const calls = flatten(decoded);
  if (calls.some(({ operation }) => operation === 1)) return 'other-code';
  const length = calls.reduce((sum, { data }) => sum + data.length, 0);
  return calls.length > MOST_CALLS || length > LONGEST_DATA ? 'too-many' : calls;
}

function flatten(decoded: DecodedCall): readonly SafeCall[] {
  return decoded.kind === 'batch' ? decoded.calls.flatMap(flatten) : [decoded.call];
}
