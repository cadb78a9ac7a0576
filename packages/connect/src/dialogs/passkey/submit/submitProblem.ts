import { layersOf, readField } from '../../../wallets/walletError.ts';

/** Why a relay did not send, as far as a person can do something about it. */
export type SubmitProblem =
  | 'spent'
  | 'empty'
  | 'expensive'
  | 'rules'
  | 'fails'
  | 'unreachable'
  | 'other';

/** By the `error` of a relay's answer: `docs/running.md` of the project lists them. */
const problems: Readonly<Record<string, SubmitProblem>> = {
  'budget-spent': 'spent',
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
  const layers = layersOf(error);
  for (const layer of layers) {
    const code = readField(layer, 'error');
    const problem =
      typeof code === 'string' && Object.hasOwn(problems, code) ? problems[code] : undefined;
    if (problem) return problem;
  }
  const isSilent = layers.some((layer) => readField(layer, 'reason') === 'relay-unreachable');
  return isSilent ? 'unreachable' : 'other';
}
