import { type Address, createClient, custom, http } from 'viem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Call,
  callFingerprint,
  findReplacement,
  inspectTransaction,
  isCancellation,
} from './inspectTransaction.ts';
import { type LocalChain, startLocalChain, startUnreliableNode } from './localChain.testing.ts';
import { advanceTransaction, type StoredTransaction } from './storedTransaction.ts';

describe('inspectTransaction', () => {
  let chain: LocalChain;
  beforeAll(async () => {
    chain = await startLocalChain(31_402);
  });
  afterAll(() => chain.stop());

  async function sendOne() {
    const from = chain.takeAccount();
    const to = chain.takeAccount();
    const hash = await chain.send({ from, to, value: 1n });
    const entry: StoredTransaction = {
      chainId: 31_402,
      hash,
      description: 'Send',
      status: 'pending',
      addedAt: 0,
    };
    return { from, to, hash, entry };
  }

  test('returns sender, nonce and call of a pending transaction', async () => {
    const { from, to, entry } = await sendOne();
    expect(await inspectTransaction(chain.client, entry, 0)).toEqual({
      state: 'waiting',
      patch: {
        from: from.toLowerCase(),
        nonce: 0,
        call: callFingerprint({ to, value: 1n, input: '0x' }),
      },
    });
  });

  test.each([1, 2])(
    'returns waiting for a receipt of a block that is not made yet (confirmations: %d)',
    async (confirmations) => {
      const { from, hash, entry } = await sendOne();
      const receipt = { transactionHash: hash, status: '0x1', blockHash: null, blockNumber: null };
      const early = createClient({
        transport: custom({
          request: ({ method, params }) =>
            method === 'eth_getTransactionReceipt'
              ? Promise.resolve({ ...receipt, from, logs: [] })
              : chain.client.request({ method, params } as never),
        }),
      });
      expect(await inspectTransaction(early, { ...entry, confirmations }, 0)).toMatchObject({
        state: 'waiting',
        patch: { nonce: 0 },
      });
    },
  );

  test('returns waiting for a transaction that the node does not know', async () => {
    const { entry } = await sendOne();
    const unknown = { ...entry, hash: `0x${'0'.repeat(64)}` } as const;
    expect(await inspectTransaction(chain.client, unknown, 0)).toEqual({
      state: 'waiting',
      patch: {},
    });
  });

  test('returns passed for a used nonce, and searches a replacement at the 2nd, 4th and 8th inspection', async () => {
    const { from, to, entry } = await sendOne();
    const { patch } = await inspectTransaction(chain.client, entry, 0);
    const other = await chain.send({ from, to, value: 2n, nonce: 0, fee: 10 });
    await chain.mine();
    const known = advanceTransaction(entry, patch, 0) ?? entry;
    const found = { reason: 'replaced', replacedBy: other };
    for (const passes of [0, 2, 4, 5, 6])
      expect(await inspectTransaction(chain.client, known, passes)).toEqual({
        state: 'passed',
        patch,
      });
    for (const passes of [1, 3, 7])
      expect(await inspectTransaction(chain.client, known, passes)).toMatchObject({
        state: 'finished',
        patch: { status: 'failed', ...found },
      });
  });

  test('counts confirmations from the transaction’s block', async () => {
    const { hash, entry } = await sendOne();
    const deep = { ...entry, confirmations: 3 };
    await chain.mine();
    const receipt = await chain.client.getTransactionReceipt({ hash });
    expect(receipt.blockNumber).toBe(await chain.client.getBlockNumber({ cacheTime: 0 }));
    expect(await inspectTransaction(chain.client, entry, 0)).toMatchObject({ state: 'finished' });
    expect(await inspectTransaction(chain.client, deep, 0)).toEqual({
      state: 'included',
      patch: {},
    });
    await chain.mine();
    expect(await inspectTransaction(chain.client, deep, 0)).toEqual({
      state: 'included',
      patch: {},
    });
    await chain.mine();
    expect(await inspectTransaction(chain.client, deep, 0)).toEqual({
      state: 'finished',
      patch: { status: 'confirmed' },
    });
  });

  test('returns to the original of a repriced transaction when that is mined after a reorg', async () => {
    const { hash, entry } = await sendOne();
    await chain.mine();
    const repriced = { ...entry, hash: `0x${'0'.repeat(64)}`, originalHash: hash } as const;
    expect(await inspectTransaction(chain.client, repriced, 0)).toEqual({
      state: 'finished',
      patch: { hash, status: 'confirmed' },
    });
  });
});

describe('callFingerprint', () => {
  const alice: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
  const lower: Address = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266';
  const bob: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
  const call: Call = { to: alice, value: 1n, input: '0xab' };

  test.each<[string, Partial<Call>, boolean]>([
    ['nothing', {}, true],
    ['the case of the recipient', { to: lower }, true],
    ['the case of the data', { input: '0xAB' }, true],
    ['the recipient', { to: bob }, false],
    ['no recipient', { to: null }, false],
    ['the value', { value: 2n }, false],
    ['the data', { input: '0xac' }, false],
  ])('with %s changed is the same: %s', (_, change, same) => {
    expect(callFingerprint({ ...call, ...change }) === callFingerprint(call)).toBe(same);
  });

  test.each<[string, Partial<Call>, boolean]>([
    ['nothing sent to itself', {}, true],
    ['nothing sent to itself, in another letter case', { to: lower }, true],
    ['a value sent to itself', { value: 1n }, false],
    ['data sent to itself', { input: '0x00' }, false],
    ['nothing sent to another', { to: bob }, false],
    ['a contract creation', { to: null }, false],
  ])('isCancellation of %s is %s', (_, change, cancels) => {
    const base = { from: alice, to: alice, value: 0n, input: '0x' } as const;
    expect(isCancellation({ ...base, ...change })).toBe(cancels);
  });
});

let chain: LocalChain;
beforeAll(async () => {
  chain = await startLocalChain(31_401);
});
afterAll(() => chain.stop());

describe('findReplacement', () => {
  // Blocks mined after it, so that the search ends before, on and after its doubling steps.
  test.each([0, 1, 2, 3, 7, 8, 100])('finds a replacement %i blocks back', async (blocks) => {
    const from = chain.takeAccount();
    await chain.send({ from, to: from });
    await chain.mine();
    const wanted = await chain.send({ from, to: from });
    await chain.mine();
    await chain.send({ from, to: from });
    await chain.mine(blocks + 1);
    expect(await findReplacement(chain.client, from, 1)).toMatchObject({
      hash: wanted,
      nonce: 1,
    });
  });

  test('finds the replacement among several transactions of a block', async () => {
    const from = chain.takeAccount();
    await chain.send({ from, to: from });
    const wanted = await chain.send({ from, to: from });
    await chain.send({ from, to: from });
    await chain.mine();
    expect(await findReplacement(chain.client, from, 1)).toMatchObject({ hash: wanted });
  });

  test('returns none while the nonce is unused', async () => {
    expect(await findReplacement(chain.client, chain.takeAccount(), 0)).toBeUndefined();
  });

  test('reads blocks on nodes without historical nonces', async () => {
    const node = await startUnreliableNode(chain.url);
    const from = chain.takeAccount();
    const wanted = await chain.send({ from, to: from });
    await chain.mine(6);
    const latest = await chain.client.getBlockNumber();
    node.failOn(
      (method, params) =>
        method === 'eth_getTransactionCount' && BigInt(String(params[1])) < latest - 1n,
    );
    const client = createClient({ transport: http(node.url, { retryCount: 0 }) });
    expect(await findReplacement(client, from, 0)).toMatchObject({ hash: wanted });

    await chain.mine(20);
    const later = await chain.client.getBlockNumber();
    node.failOn(
      (method, params) => method === 'eth_getTransactionCount' && BigInt(String(params[1])) < later,
    );
    expect(await findReplacement(client, from, 0)).toBeUndefined();

    node.setDown(true);
    await expect(findReplacement(client, from, 0)).rejects.toThrow();
    await node.stop();
  });
});
