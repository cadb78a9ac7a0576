import { isRecord } from '@mooring/internal';

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
