import { DAY_MS, isRecord, LONGEST_TIMER_MS } from '@mooring/internal';

/**
 * Checks that the options of `createSignInServer` are there; `createContext` checks their values.
 * @throws {TypeError} naming the first one that is missing, and how to write it
 */
export function checkServerOptions(options: unknown): void {
  const { store, policy, read } = isRecord(options) ? options : {};
  if (!isRecord(store) || typeof store['countAttempt'] !== 'function') {
    throw new TypeError(
      "The store is missing: write store: createSqliteStore({ file: 'sign-in.sqlite' })",
    );
  }
  if (!isRecord(policy) || typeof policy['domain'] !== 'string') {
    throw new TypeError(
      "The domain of the page is missing: write policy: { domain: 'harbour.example', chainIds: [1] }",
    );
  }
  if (!Array.isArray(policy['chainIds'])) {
    throw new TypeError('The chain ids of the policy are not an array: write chainIds: [1]');
  }
  if (typeof read !== 'function') {
    throw new TypeError(
      'read is not a function: write read: (chainId) => (chainId === 1 ? client.request : undefined)',
    );
  }
}

/** Longest lifetime, in ms: a hundred years. */
const LONGEST_LIFETIME = 100 * 365 * DAY_MS;

/**
 * Checks times in ms, by the name of their option.
 * @throws {TypeError} for the first one that has no date or timer
 */
export function checkTimes(times: Readonly<Record<string, unknown>>): void {
  for (const [name, ms] of Object.entries(times)) {
    const most = name === 'chainTimeoutMs' ? LONGEST_TIMER_MS : LONGEST_LIFETIME;
    if (typeof ms === 'number' && ms > 0 && ms <= most) continue;
    throw new TypeError(`${name} must be milliseconds, more than 0 and at most ${most}`);
  }
}
