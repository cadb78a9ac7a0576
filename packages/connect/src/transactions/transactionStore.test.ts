import type { Address, Hash } from 'viem';
import { describe, expect, test } from 'vitest';
import { createDeviceStorage } from '../core/deviceStorage.ts';
import { openTwoTabs, refuse } from '../core/twoTabs.testing.ts';
import { createTransactionStore } from './transactionStore.ts';
import { InvalidTransactionError } from './validateTransaction.ts';

const alice: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const bob: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const hashOf = (index: number): Hash => `0x${index.toString(16).padStart(64, '0')}`;
const transaction = (index: number) => ({ hash: hashOf(index), description: `number ${index}` });
const keyOf = (index: number, chainId = 1) =>
  `mooring.tx.${chainId}.${alice.toLowerCase()}.${hashOf(index)}`;
const texts = (entries: readonly { description: string }[]) =>
  entries.map(({ description }) => description);

function open() {
  const tabs = openTwoTabs();
  let time = 1000;
  const now = () => time++;
  return {
    tabs,
    store: createTransactionStore({ storage: createDeviceStorage(tabs.first), now }),
    other: createTransactionStore({ storage: createDeviceStorage(tabs.second), now }),
  };
}

describe('createTransactionStore add', () => {
  test('stores a pending transaction', () => {
    const { store } = open();
    const added = store.add(alice, 1, { ...transaction(1), confirmations: 2 });
    expect(added).toEqual({
      ...transaction(1),
      chainId: 1,
      confirmations: 2,
      status: 'pending',
      addedAt: 1000,
    });
    expect(store.list(alice)).toEqual([added]);
  });

  test('keeps the reference', () => {
    const { store, other } = open();
    store.add(alice, 1, { ...transaction(1), reference: 'tip 7' });
    store.update(alice, 1, hashOf(1), { hash: hashOf(2) });
    expect(other.list(alice)).toMatchObject([{ reference: 'tip 7', originalHash: hashOf(1) }]);
  });

  test('keeps the recipients', () => {
    const { store, other } = open();
    store.add(alice, 1, { ...transaction(1), to: [bob] });
    store.update(alice, 1, hashOf(1), { status: 'confirmed' });
    expect(other.list(alice)).toMatchObject([{ to: [bob], status: 'confirmed' }]);
  });

  test('throws with all faults of an invalid transaction', () => {
    const { store } = open();
    const wrong = { hash: '0x1', description: '', confirmations: 0 } as const;
    expect(() => store.add(alice, 1, wrong)).toThrow(InvalidTransactionError);
    expect(() => store.add(alice, 1, wrong)).toThrow(
      'Invalid transaction hash\nTransaction must have a description\nTransaction confirmations must be a positiver integer',
    );
    expect(store.list(alice)).toEqual([]);
  });

  test('ignores a hash that is stored, in any letter case of hash and account', () => {
    const { store } = open();
    const hash: Hash = `0x${'ab'.repeat(32)}`;
    const first = store.add(alice, 1, { hash, description: 'first' });
    const upper: Hash = `0x${'AB'.repeat(32)}`;
    const lower: Address = `0x${alice.slice(2).toLowerCase()}`;
    expect(store.add(lower, 1, { hash: upper, description: 'second' })).toBe(first);
    expect(store.list(lower)).toEqual([first]);
  });

  test('does not set a finished transaction back to pending', () => {
    const { store } = open();
    store.add(alice, 1, transaction(1));
    store.update(alice, 1, hashOf(1), { status: 'confirmed' });
    expect(store.add(alice, 1, transaction(1)).status).toBe('confirmed');
  });
});

describe('createTransactionStore list', () => {
  test('returns the newest first, by account, for one chain or all', () => {
    const { store } = open();
    store.add(alice, 1, transaction(1));
    store.add(alice, 10, transaction(2));
    store.add(alice, 1, transaction(3));
    store.add(bob, 1, transaction(4));
    expect(texts(store.list(alice))).toEqual(['number 3', 'number 2', 'number 1']);
    expect(texts(store.list(alice, 1))).toEqual(['number 3', 'number 1']);
    expect(texts(store.list(alice, 10))).toEqual(['number 2']);
    expect(store.list(alice, 100)).toEqual([]);
    expect(texts(store.list(bob))).toEqual(['number 4']);
  });

  test('keeps the order of transactions added within one millisecond', () => {
    const storage = createDeviceStorage(openTwoTabs().first);
    const store = createTransactionStore({ storage, now: () => 1000 });
    for (const index of [5, 9, 1, 7]) store.add(alice, 1, transaction(index));
    expect(texts(store.list(alice))).toEqual(['number 7', 'number 1', 'number 9', 'number 5']);
  });

  test.each(['heard', 'not heard'])(
    'returns the same array until changed, with changes being %s',
    (how) => {
      const { store, other } = open();
      if (how === 'heard') store.subscribe(() => {});
      store.add(alice, 1, transaction(1));
      const [list, pending] = [store.list(alice, 1), store.pending(alice)];
      expect(store.list(alice, 1)).toBe(list);
      expect(store.pending(alice)).toBe(pending);
      other.add(bob, 1, transaction(2));
      other.update(bob, 1, hashOf(2), { status: 'confirmed' });
      expect(store.list(alice, 1)).toBe(list);
      expect(store.pending(alice)).toBe(pending);
      other.update(alice, 1, hashOf(1), { nonce: 4 });
      expect(store.list(alice, 1)).not.toBe(list);
      expect(store.list(alice, 1)).toEqual([{ ...list[0], nonce: 4 }]);
    },
  );

  test('returns changes that happened without subscribers', () => {
    const { store, other } = open();
    store.subscribe(() => {})();
    expect(store.list(alice)).toEqual([]);
    other.add(alice, 1, transaction(1));
    store.subscribe(() => {});
    expect(texts(store.list(alice))).toEqual(['number 1']);
  });
});

test('createTransactionStore pending returns pending transactions on every chain', () => {
  const { store } = open();
  for (const index of [1, 2, 3]) store.add(alice, index, transaction(index));
  store.update(alice, 2, hashOf(2), { status: 'failed', reason: 'timed-out' });
  expect(texts(store.pending(alice))).toEqual(['number 3', 'number 1']);
});

describe('createTransactionStore update', () => {
  test('returns true if it changed the entry', () => {
    const { store } = open();
    store.add(alice, 1, transaction(1));
    expect(store.update(alice, 1, hashOf(1), { status: 'confirmed' })).toEqual(
      store.list(alice)[0],
    );
    expect(store.list(alice)[0]).toMatchObject({ status: 'confirmed', finishedAt: 1001 });
    expect(store.update(alice, 1, hashOf(1), { status: 'confirmed' })).toBeUndefined();
    expect(store.update(alice, 2, hashOf(1), { status: 'confirmed' })).toBeUndefined();
    expect(store.update(bob, 1, hashOf(1), { status: 'confirmed' })).toBeUndefined();
    expect(store.update(alice, 1, hashOf(2), { status: 'confirmed' })).toBeUndefined();
  });

  test('keeps one entry for a repriced transaction, found by both hashes', () => {
    const { store } = open();
    store.add(alice, 1, transaction(1));
    store.update(alice, 1, hashOf(1), { hash: hashOf(2) });
    store.add(alice, 1, transaction(2));
    store.add(alice, 1, transaction(1));
    store.update(alice, 1, hashOf(1), { nonce: 7 });
    store.update(alice, 1, hashOf(2), { status: 'confirmed' });
    expect(store.list(alice)).toMatchObject([
      { hash: hashOf(2), originalHash: hashOf(1), nonce: 7, status: 'confirmed' },
    ]);
  });
});

describe('createTransactionStore limits', () => {
  test('keeps the newest 10 finished transactions by chain, and all pending ones', () => {
    const { store, tabs } = open();
    for (let index = 1; index <= 12; index++) {
      store.add(alice, 1, transaction(index));
      store.update(alice, 1, hashOf(index), { status: 'confirmed' });
    }
    for (let index = 21; index <= 35; index++) store.add(alice, 1, transaction(index));
    store.add(alice, 10, transaction(40));
    store.update(alice, 10, hashOf(40), { status: 'failed', reason: 'reverted' });
    const finished = store.list(alice, 1).filter(({ status }) => status !== 'pending');
    expect(texts(finished)).toEqual(
      Array.from({ length: 10 }, (_, index) => `number ${12 - index}`),
    );
    expect(store.pending(alice)).toHaveLength(15);
    expect(store.list(alice, 10)).toHaveLength(1);
    expect(tabs.content.size).toBe(26);
  });

  test('keeps a new transaction, though finished ones of a wrong clock are dated in the future', () => {
    const { first } = openTwoTabs();
    let time = 10_000_000;
    const store = createTransactionStore({ storage: createDeviceStorage(first), now: () => time });
    const finish = (index: number) => {
      store.add(alice, 1, transaction(index));
      store.update(alice, 1, hashOf(index), { status: 'confirmed' });
    };
    for (let index = 1; index <= 10; index++) finish(index);
    time = 1_000_000;
    for (let index = 11; index <= 13; index++) finish(index);
    expect(store.list(alice)).toHaveLength(10);
    expect(texts(store.list(alice)).slice(0, 3)).toEqual(['number 13', 'number 12', 'number 11']);
  });

  test('clears one chain or all, for one account', () => {
    const { store } = open();
    store.add(alice, 1, transaction(1));
    store.add(alice, 10, transaction(2));
    store.add(alice, 10, transaction(3));
    store.add(bob, 1, transaction(4));
    store.update(alice, 10, hashOf(3), { status: 'confirmed' });
    store.clear(alice, 10);
    expect(texts(store.list(alice))).toEqual(['number 1']);
    store.clear(alice);
    expect(store.list(alice)).toEqual([]);
    expect(texts(store.list(bob))).toEqual(['number 4']);
  });
});

describe('createTransactionStore in two tabs', () => {
  test('notifies the other tab immediately', () => {
    const { store, other } = open();
    const heard: string[][] = [];
    const stop = store.subscribe(() => heard.push(texts(store.list(alice))));
    other.add(alice, 1, transaction(1));
    store.add(alice, 1, transaction(2));
    other.clear(alice);
    expect(heard).toEqual([['number 1'], ['number 2', 'number 1'], ['number 1'], []]);
    stop();
    other.add(alice, 1, transaction(3));
    expect(heard).toHaveLength(4);
  });

  test('does not overwrite entries of the other tab', () => {
    const { store, other } = open();
    for (const one of [store, other]) one.list(alice);
    store.add(alice, 1, transaction(1));
    other.add(alice, 1, transaction(2));
    store.update(alice, 1, hashOf(1), { status: 'confirmed' });
    other.update(alice, 1, hashOf(1), { status: 'failed', reason: 'timed-out' });
    other.update(alice, 1, hashOf(2), { nonce: 1 });
    expect(store.list(alice)).toMatchObject([
      { hash: hashOf(2), status: 'pending', nonce: 1 },
      { hash: hashOf(1), status: 'confirmed' },
    ]);
    expect(other.list(alice)).toEqual(store.list(alice));
  });

  test('does not bring back entries that the other tab has cleared', () => {
    const { store, other } = open();
    store.add(alice, 1, transaction(1));
    other.list(alice);
    store.clear(alice);
    expect(other.update(alice, 1, hashOf(1), { status: 'confirmed' })).toBeUndefined();
    expect(store.list(alice)).toEqual([]);
  });

  test('is empty after the browser’s data is cleared', () => {
    const { store, tabs } = open();
    let heard = 0;
    store.subscribe(() => heard++);
    store.add(alice, 1, transaction(1));
    tabs.clear();
    expect(store.list(alice)).toEqual([]);
    expect(heard).toBe(2);
  });

  test('ignores storage keys of other kinds', () => {
    const { store, tabs } = open();
    let heard = 0;
    store.subscribe(() => heard++);
    createDeviceStorage(tabs.second).set('theme', 'dark');
    expect(heard).toBe(0);
  });
});

describe('createTransactionStore with damaged or foreign content', () => {
  const damage = [
    'null',
    '',
    '{',
    '[]',
    '"text"',
    JSON.stringify({ ...transaction(2), status: 'pending', addedAt: 1 }), // another one's hash
    JSON.stringify({ ...transaction(1), status: 'done', addedAt: 1 }),
  ];
  test.each(damage)('ignores and keeps %s', (text) => {
    const { store, tabs } = open();
    tabs.content.set(keyOf(1), text);
    store.add(alice, 1, transaction(3));
    expect(texts(store.list(alice))).toEqual(['number 3']);
    expect(store.update(alice, 1, hashOf(1), { status: 'confirmed' })).toBeUndefined();
    store.clear(alice);
    expect(tabs.content.get(keyOf(1))).toBe(text);
  });

  test.each(['tx', 'tx.', 'tx.1', `tx.1.${alice.toLowerCase()}`, `tx.-1.${alice.toLowerCase()}.x`])(
    'ignores the key %s',
    (key) => {
      const { store, tabs } = open();
      tabs.content.set(`mooring.${key}`, JSON.stringify(transaction(1)));
      expect(store.list(alice)).toEqual([]);
    },
  );

  test('ignores a valid entry under the key of another hash or chain', () => {
    const { store, tabs } = open();
    store.add(alice, 1, transaction(1));
    const text = tabs.content.get(keyOf(1)) ?? '';
    tabs.content.set(keyOf(2), text);
    tabs.content.set(keyOf(1).replace('.1.', '.01.'), text);
    expect(store.list(alice)).toHaveLength(1);
  });
});

describe('createTransactionStore with a storage that throws', () => {
  const refusals = [
    ['is full', ['setItem']],
    ['does not answer', ['getItem', 'setItem', 'removeItem', 'key', 'length']],
    ['cannot be read', ['getItem']],
  ] as const;
  test.each(refusals)('%s: works in memory', (_, methods) => {
    const store = createTransactionStore({ storage: refuse(openTwoTabs().first.storage, methods) });
    let heard = 0;
    store.subscribe(() => heard++);
    expect(store.add(alice, 1, transaction(1))).toMatchObject(transaction(1));
    expect(heard).toBe(1);
    store.update(alice, 1, hashOf(1), { status: 'confirmed' });
    expect(store.list(alice)).toMatchObject([{ status: 'confirmed' }]);
    store.clear(alice);
    expect(store.list(alice)).toEqual([]);
  });
});
