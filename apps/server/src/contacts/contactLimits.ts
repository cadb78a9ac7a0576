import { DAY_MS, HOUR_MS, type SettledClock } from '@mooring/internal';
import { type LimitStore, refillTime } from '@mooring/rpc-proxy';
import { Refusal, type SignInStore } from '@mooring/sign-in/server';
import type { ValidConfig } from '../config/configSchema.ts';
import type { ContactStore } from './contactStore.ts';

/** Storage of a contact in addition to its texts, in bytes: ids, the account, two indexes. */
const ROW_BYTES = 300;

/**
 * Creates daily budgets per client: bytes, and accounts that get their first contact; 0 for no limit. A
 * client can create any number of accounts, so limits per account are not enough.
 */
export function createContactBudgets(options: {
  store: LimitStore;
  settings: Pick<ValidConfig['contacts'], 'bytesPerDay' | 'accountsPerDay'>;
  now: () => number;
}) {
  const { store, settings, now } = options;

  async function take(
    budget: string,
    limit: string,
    client: string,
    { tokens, most }: { tokens: number; most: number },
  ): Promise<void> {
    if (most === 0) return;
    const taking = { key: `${budget} ${client}`, tokens, most, windowMs: DAY_MS, now: now() };
    if (await store.take(taking)) return;
    const seconds = Math.ceil(refillTime(taking) / 1000);
    throw new Refusal('too-many-requests', { retryAfterSeconds: seconds, limit });
  }

  return {
    /**
     * Charges the storage of contacts to a client's budget, across all servers that share a store.
     *
     * @throws {Refusal} `too-many-requests` when the budget is exhausted.
     */
    async charge(
      client: string | undefined,
      usage: { bytes: number; contacts: number; isNewAccount: boolean },
    ): Promise<void> {
      const key = client ?? 'unknown';
      const { bytes, contacts, isNewAccount } = usage;
      const { accountsPerDay, bytesPerDay } = settings;
      const account = { tokens: 1, most: accountsPerDay };
      if (isNewAccount) await take('contact accounts', 'contactAccounts', key, account);
      const stored = { tokens: bytes + contacts * ROW_BYTES, most: bytesPerDay };
      await take('contact bytes', 'contactBytes', key, stored);
    },
  };
}

const CLEARING_INTERVAL_MS = HOUR_MS;

/**
 * Creates a function that removes contacts of inactive accounts: `keepDays` after they were last read or
 * changed, unless the account is signed in. To be called with every request; it runs at most once an hour, and never by a
 * clock that may be wrong.
 */
export function createContactExpiry(options: {
  store: ContactStore;
  sessions: Pick<SignInStore, 'listSessions'>;
  limits: LimitStore;
  /** 0 to keep them forever. */
  keepDays: number;
  clock: SettledClock;
  /** Monotonic clock in ms. */
  elapsed?: () => number;
}): () => Promise<void> {
  const { store, sessions, limits, keepDays, clock, elapsed = () => performance.now() } = options;
  let nextRun = Number.NEGATIVE_INFINITY;

  async function removeExpired(time: number): Promise<void> {
    await limits.clear(time);
    if (keepDays === 0) return;
    const before = time - keepDays * DAY_MS;
    for (const account of await store.unseen(before, time)) {
      const isSignedIn = (await sessions.listSessions({ account, now: time, most: 1 })).length > 0;
      if (isSignedIn) await store.see(account, time);
      else await store.forget(account, before);
    }
  }

  return async () => {
    const time = clock.now();
    if (time === null || elapsed() < nextRun) return;
    nextRun = elapsed() + CLEARING_INTERVAL_MS;
    await removeExpired(time);
  };
}
