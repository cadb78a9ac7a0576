import { costOf, type LimitStore } from '@mooring/rpc-proxy';
import { Refusal } from '@mooring/sign-in/server';
import type { ValidConfig } from '../config/config.ts';
import { DAY_MS } from './contactStore.ts';

/** Bounds on what one client has kept, over all servers that share a store. */
export type ContactBudgets = {
  /**
   * Takes what keeping contacts costs from a client's budget.
   *
   * @throws {Refusal} `too-many-requests` when there is not enough of it left.
   */
  demand(
    client: string | undefined,
    kept: { bytes: number; contacts: number; isNewAccount: boolean },
  ): Promise<void>;
};

/** What a database needs for a contact beside its texts: ids, the account, two indexes. */
const ROW_BYTES = 300;

/**
 * Makes the budgets of clients: bytes, and accounts that get their first contact, in a day each. A
 * client can make any number of accounts, so a bound on each account bounds nothing. 0 is no limit.
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
