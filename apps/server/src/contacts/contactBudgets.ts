import { costOf, type LimitStore } from '@mooring/rpc-proxy';
import { Refusal } from '@mooring/sign-in/server';
import type { ValidConfig } from '../config/config.ts';
import { DAY_MS } from './contactStore.ts';

/** Storage limits per client, across all servers that share a store. */
export type ContactBudgets = {
  /**
   * Charges the storage of contacts to a client's budget.
   *
   * @throws {Refusal} `too-many-requests` when the budget is exhausted.
   */
  demand(
    client: string | undefined,
    kept: { bytes: number; contacts: number; isNewAccount: boolean },
  ): Promise<void>;
};

/** Storage of a contact besides its texts, in bytes: ids, the account, two indexes. */
const ROW_BYTES = 300;

/**
 * Creates daily budgets per client: bytes, and accounts that get their first contact; 0 for no limit. A
 * client can create any number of accounts, so limits per account are not enough.
 */
export function createContactBudgets(options: {
  store: LimitStore;
  settings: Pick<ValidConfig['contacts'], 'bytesPerDay' | 'accountsPerDay'>;
  now: () => number;
}): ContactBudgets {
  const { store, settings, now } = options;

  async function take(what: string, client: string, tokens: number, most: number): Promise<void> {
    if (most === 0) return;
    const taking = { key: `${what} ${client}`, tokens, most, windowMs: DAY_MS, now: now() };
    if (await store.take(taking)) return;
    const seconds = Math.ceil(costOf(taking) / 1000);
    throw new Refusal('too-many-requests', { retryAfterSeconds: seconds });
  }

  return {
    async demand(client = 'unknown', { bytes, contacts, isNewAccount }) {
      if (isNewAccount) await take('contact accounts', client, 1, settings.accountsPerDay);
      await take('contact bytes', client, bytes + contacts * ROW_BYTES, settings.bytesPerDay);
    },
  };
}
