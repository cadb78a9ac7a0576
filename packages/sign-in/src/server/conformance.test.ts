import { AssertionError } from 'node:assert/strict';
import { expect, test } from 'vitest';
import { storeChecks } from './conformance.ts';
import { createSqliteStore } from './sqlite.ts';
import type { SignInStore } from './store/signInStore.ts';

/** Names of the checks that a store with some replaced methods fails. */
async function failedBy(wrong: (right: SignInStore) => Partial<SignInStore>): Promise<string[]> {
  const failed: string[] = [];
  for (const { name, run } of storeChecks) {
    try {
      await run(async () => {
        const right = createSqliteStore({ file: ':memory:' });
        const store = { ...right, ...wrong(right) };
        return [store, store];
      });
    } catch (error) {
      expect(error, name).toBeInstanceOf(AssertionError);
      failed.push(name);
    }
  }
  return failed;
}

test('store checks have unique names', () => {
  const names = storeChecks.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test('store checks pass for a correct store', async () => {
  expect(await failedBy(() => ({}))).toEqual([]);
});

test.each<[string, (right: SignInStore) => Partial<SignInStore>, string]>([
  [
    'looks at a nonce before it takes it',
    (right) => {
      const taken = new Set<string>();
      return {
        async consumeNonce(use) {
          const isTaken = taken.has(use.hash);
          await right.clearExpired(0);
          taken.add(use.hash);
          await right.consumeNonce(use);
          return isTaken ? { result: 'refused' } : { result: 'consumed', expiresAt: 0 };
        },
      };
    },
    'of many uses of one nonce at once, exactly one wins',
  ],
  [
    'takes the nonce of any browser',
    (right) => ({
      consumeNonce: (use) => right.consumeNonce({ ...use, visitHash: 'visit' }),
    }),
    "another browser's nonce is refused, and stays that browser's",
  ],
  [
    'lets a session live for ever',
    (right) => ({ readSession: (use) => right.readSession({ ...use, now: 0 }) }),
    'a session that is not used ends',
  ],
  [
    'ends the sessions of others',
    (right) => ({
      deleteSession: async (account, id) =>
        (await right.deleteSession(account, id)) || right.deleteSession('eip155:10:0xaa', id),
    }),
    'one session ends, of the account it belongs to only',
  ],
  [
    'counts no attempts',
    () => ({ countAttempt: async () => 1 }),
    'attempts are counted by key, within a window',
  ],
  [
    'clears nothing',
    () => ({ clearExpired: async () => 0 }),
    'what has expired is cleared, the rest stays',
  ],
])('store checks fail for a store that %s', async (_name, wrong, check) => {
  expect(await failedBy(wrong)).toContain(check);
});

test('store checks close their stores, also after a failure', async () => {
  let closed = 0;
  for (const { run } of storeChecks.slice(0, 2)) {
    const right = createSqliteStore({ file: ':memory:' });
    const store: SignInStore = {
      ...right,
      addNonce: () => Promise.reject(new Error('The disk is full.')),
      async close() {
        closed += 1;
        await right.close();
      },
    };
    await expect(run(async () => [store, store])).rejects.toThrow('The disk is full.');
  }
  expect(closed).toBe(4);
});
