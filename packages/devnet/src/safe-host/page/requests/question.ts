import type { HostAccount } from '../setup.ts';
import type { Line } from './describeCall.ts';

/** Request of an application that a person decides. */
export type Question = {
  /** Such as "Transaction". */
  title: string;
  /** Description of the call. */
  lines: readonly Line[];
  /** Names and values to compare, such as hashes. */
  facts: readonly (readonly [string, string])[];
  /** Error text on rejection. Default: that of a transaction. */
  rejection?: string;
  /** Executes it as the acting owner. Rejects with a sentence; the question then stays open. */
  act(signer: HostAccount): Promise<unknown>;
};

/** Prompts the person; resolves with the action's result, or rejects. */
export type Ask = (question: Question) => Promise<unknown>;
