import { walkError } from '@mooring/connect/parts';
import { readField } from '@mooring/internal';

/** Why a relay did not send, as far as a person can do something about it. */
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

/** By the `error` of a relay's answer: `docs/running.md` of the project lists them. */
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

/** Problem of the error of who was to send a transaction. */
export function submitProblem(error: unknown): SubmitProblem {
  const layers = walkError(error);
  for (const layer of layers) {
    const code = readField(layer, 'error');
    const problem =
      typeof code === 'string' && Object.hasOwn(relayProblems, code)
        ? relayProblems[code]
        : undefined;
    if (problem) return problem;
  }
  const isSilent = layers.some((layer) => readField(layer, 'reason') === 'relayUnreachable');
  return isSilent ? 'unreachable' : 'other';
}

/** Longest wait a relay may name, in seconds: a day and what rounds it up. */
const LONGEST_WAIT = 90_000;

/**
 * Time at which a relay pays again, in the words of a language: "in 10 minutes". Undefined where its answer has no
 * `retryAfterSeconds`.
 */
export function retryTime(error: unknown, locale: string): string | undefined {
  const seconds = walkError(error)
    .map((layer) => Number(readField(layer, 'retryAfterSeconds')))
    .find((value) => value > 0 && value <= LONGEST_WAIT);
  if (seconds === undefined) return undefined;
  const minutes = Math.ceil(seconds / 60);
  const words = new Intl.RelativeTimeFormat(locale);
  return minutes < 60
    ? words.format(minutes, 'minute')
    : words.format(Math.ceil(minutes / 60), 'hour');
}
