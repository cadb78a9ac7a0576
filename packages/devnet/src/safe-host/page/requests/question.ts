import type { HostAccount } from '../setup.ts';
import type { Line } from './describeCall.ts';

/** Something an application asks that a person decides. */
export type Question = {
  /** Such as "Transaction". */
  title: string;
  /** What it is about. */
  lines: readonly Line[];
  /** Names and values to compare, such as hashes. */
  facts: readonly (readonly [string, string])[];
  /** What the application is told when the person says no. Default: as of a transaction. */
  rejection?: string;
  /** Does it, as the owner who acts. Rejects with a sentence; the question then stays. */
  act(signer: HostAccount): Promise<unknown>;
};

/** Puts a question to the person; resolves with what was done, or rejects when they said no. */
export type Ask = (question: Question) => Promise<unknown>;
