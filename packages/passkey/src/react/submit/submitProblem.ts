import { walkError } from '@mooring/connect/parts';
import { lookUp, readField } from '@mooring/internal';

/** Reason why a relay did not send a transaction. */
export type SubmitProblem =
  | 'spent'
  | 'failing'
  | 'busy'
  | 'empty'
  | 'expensive'
  | 'rules'
  | 'fails'
  | 'unreachable'
  | 'other';

/** Problem by the `error` of a relay's response, listed in `docs/running.md` of the project. */
const relayProblems: Readonly<Record<string, SubmitProblem>> = {
  'budget-spent': 'spent',
  'too-many-failures': 'failing',
  'account-busy': 'busy',
  'relay-empty': 'empty',
  'fee-too-high': 'expensive',
  'network-unknown': 'rules',
  'call-refused': 'rules',
  'account-refused': 'rules',
  'target-refused': 'rules',
  'value-refused': 'rules',
  'gas-refused': 'rules',
  'simulation-failed': 'fails',
};

/** Returns the problem for the error of a submitter; `other` if the error is unknown. */
export function readSubmitProblem(error: unknown): SubmitProblem {
  const layers = walkError(error);
  for (const layer of layers) {
    const problem = lookUp(relayProblems, readField(layer, 'error'));
    if (problem) return problem;
  }
  const isUnreachable = layers.some((layer) => readField(layer, 'reason') === 'relayUnreachable');
  return isUnreachable ? 'unreachable' : 'other';
}

/** Maximum `retryAfterSeconds`: a day, with a margin for rounding. */
const LONGEST_WAIT = 90_000;

/**
 * Formats the time until a relay pays again, such as "in 10 minutes"; undefined if its response has no valid
 * `retryAfterSeconds`.
 */
export function formatRetryTime(error: unknown, locale: string): string | undefined {
  const seconds = walkError(error)
    .map((layer) => Number(readField(layer, 'retryAfterSeconds')))
    .find((value) => value > 0 && value <= LONGEST_WAIT);
  if (seconds === undefined) return undefined;
  const minutes = Math.ceil(seconds / 60);
  const format = new Intl.RelativeTimeFormat(locale);
  return minutes < 60
    ? format.format(minutes, 'minute')
    : format.format(Math.ceil(minutes / 60), 'hour');
}
