import { type Hex, keccak256, parseEther, parseGwei, toHex } from 'viem';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NodeError } from '../rpc/chainRequest.ts';
import { type Chains, startChains } from '../testing/passkeyPerson.testing.ts';
import { type Databases, startDatabases, twoOf } from '../testing/stores.testing.ts';
import { createRelayQueue, type Queued } from './createRelayQueue.ts';
import { createRelayStore } from './createRelayStore.ts';
import type { RelayAccount } from './relayAccount.ts';
import { createRelayChain, type RelayChain } from './relayChain.ts';
import { relayMigrations } from './relayStatements.ts';
import type { RelayStore } from './relayStore.ts';

let chains: Chains;
let databases: Databases;
beforeAll(async () => {
  [chains, databases] = await Promise.all([startChains(), startDatabases([relayMigrations])]);
});
afterAll(async () => {
  await chains.stop();
  await databases.stop();
});

const target = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const ofGas = { account: 10_000_000, client: 10_000_000, all: 10_000_000 };
const budgets = { ...ofGas, cost: 10n ** 30n };
const gwei = parseGwei('1');

let clock: number;
beforeEach(async () => {
  clock = 1_800_000_000_000;
  // Blocks are made by `mine` alone.
  await chains.client.setAutomine(false);
});

/** Queue as one server has it, on a store that others may use; the clock stands still. */
function openQueue(
  account: RelayAccount,
  store: RelayStore,
  own: Partial<RelayChain> = {},
  costPerDay = budgets.cost,
) {
  const ended: unknown[] = [];
  const errors: unknown[] = [];
  const stuck: number[] = [];
  const read = createRelayChain(async ({ method, params = [] }) => {
    try {
      return await chains.client.request({ method, params } as never);
    } catch (error) {
      const { code, details, data } = Object(error);
      throw new NodeError({ code: Number(code), message: String(details), data });
    }
  });
  const sent: Hex[] = [];
  const chain: RelayChain = {
    ...read,
    send(raw) {
      sent.push(raw);
      return read.send(raw);
    },
    ...own,
  };
  const queue = createRelayQueue({
    account,
    store,
    networks: new Map([[chains.chainId, { chain, mostFeePerGas: 100n * gwei, costPerDay }]]),
    onEnd: (_, outcome, { gasUsed }) => ended.push([outcome, gasUsed]),
    onStuck: (_, nonce) => stuck.push(nonce),
    onError: (error) => errors.push(error),
    now: () => clock,
  });
  const send = (name: string, fee = 10n * gwei) =>
    queue.send({
      ...{ chainId: chains.chainId, account: '0xaa', to: target, data: toHex(name), gas: 30_000 },
      client: '',
      dataFee: 0n,
      ...{ submission: keccak256(toHex(name)), safeNonce: nonceOf(name) },
      ...{ fee, tip: gwei, budgets },
    });
  /** Looks when what was sent is due. */
  const look = (afterMs = 2_000) => {
    clock += afterMs;
    return queue.look();
  };
  const open = () => store.open(account.address.toLowerCase() as Hex);
  return { queue, send, look, open, ended, errors, sent, stuck };
}

/** Nonce of an account that no other name has. */
const nonceOf = (name: string) => Number.parseInt(keccak256(toHex(name)).slice(2, 12), 16);

function hashOf(queued: Queued): Hex {
  if (!('hash' in queued)) throw new Error(`The transaction was not queued: ${queued.kind}`);
  return queued.hash;
}
const mine = () => chains.client.mine({ blocks: 1 });
/** Looks until nothing is left to be done. */
async function lookAndMine({ look }: Pick<ReturnType<typeof openQueue>, 'look'>): Promise<void> {
  for (let count = 0; count < 4; count += 1) {
    await look();
    await mine();
  }
}
const receiptOf = (hash: Hex) => chains.client.getTransactionReceipt({ hash });

describe.each<[string, () => Promise<readonly [RelayStore, RelayStore]>]>([
  ['SQLite', async () => twoOf(await databases.file(), createRelayStore)],
  ['PostgreSQL', async () => twoOf(await databases.database(), createRelayStore)],
])('createRelayQueue in two servers with one key on %s', (_name, newStores) => {
  it('sends twenty concurrent transactions once each', async () => {
    const [stores, payer] = await Promise.all([newStores(), chains.newPayer()]);
    const [one, other] = [openQueue(payer, stores[0]), openQueue(payer, stores[1])];
    const queued = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? one : other).send(`${index}`)),
    );
    // Everything again, at the other server.
    const again = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? other : one).send(`${index}`)),
    );
    const hashes = queued.map(hashOf);
    expect(again.map(hashOf)).toEqual(hashes);
    expect(new Set(again.map(({ kind }) => kind))).toEqual(new Set(['known']));
    await mine();
    const receipts = await Promise.all(hashes.map(receiptOf));
    expect(receipts.map(({ status }) => status)).toEqual(Array(20).fill('success'));
    expect(await chains.client.getTransactionCount({ address: payer.address })).toBe(20);
    clock += 2_000;
    await Promise.all([one.queue.look(), other.queue.look()]);
    expect([...one.ended, ...other.ended]).toHaveLength(20);
    expect([await one.open(), one.errors, other.errors]).toEqual([[], [], []]);
    const { gasUsed } = await receiptOf(hashes[0] ?? '0x');
    const spent = await stores[0].spent(chains.chainId, '0xaa', clock);
    expect(spent.account).toBeGreaterThanOrEqual(20 * Number(gasUsed) - 20 * 32);
    expect(spent.account).toBeLessThan(20 * 30_000);
  });

  it('sends what another server stored before it crashed', async () => {
    const [stores, payer] = await Promise.all([newStores(), chains.newPayer()]);
    // The first ends between storing and signing, or between signing and sending.
    for (const own of [
      { store: { ...stores[0], sign: () => Promise.reject(new Error('Ended')) } },
      { store: stores[0], chain: { send: () => Promise.reject(new Error('Ended')) } },
    ]) {
      const ending = openQueue(payer, own.store, own.chain);
      await expect(ending.send(Object.keys(own).join())).rejects.toThrow('Ended');
    }
    const next = openQueue(payer, stores[1]);
    await next.look(1_000);
    expect(next.sent).toEqual([]);
    await next.look(30_000);
    expect(next.sent).toHaveLength(2);
    await mine();
    await next.look();
    expect(next.ended).toEqual([
      ['succeeded', expect.any(Number)],
      ['succeeded', expect.any(Number)],
    ]);
    expect([await next.open(), next.errors]).toEqual([[], []]);
  });
});

describe('createRelayQueue with a transaction', () => {
  let store: RelayStore;
  let payer: RelayAccount;
  beforeEach(async () => {
    [store] = twoOf(await databases.file(), createRelayStore);
    payer = await chains.newPayer();
  });

  it('that a node has dropped sends it again', async () => {
    const queue = openQueue(payer, store);
    const hash = hashOf(await queue.send('dropped'));
    await chains.client.dropTransaction({ hash });
    await mine();
    await expect(receiptOf(hash)).rejects.toThrow();
    await queue.look();
    await mine();
    expect((await receiptOf(hash)).status).toBe('success');
    await queue.look();
    expect(queue.ended).toEqual([['succeeded', expect.any(Number)]]);
  });

  it('that is not mined sends it with a higher fee, up to the maximum', async () => {
    const queue = openQueue(payer, store);
    const first = hashOf(await queue.send('raised', 20n * gwei));
    await queue.look();
    expect(await queue.open()).toMatchObject([{ fee: 20n * gwei, hashes: [first] }]);
    const fees: bigint[] = [];
    for (let count = 0; count < 20; count += 1) {
      await queue.look(24_000);
      const [transaction] = await queue.open();
      fees.push(transaction?.fee ?? 0n);
    }
    expect(fees[0]).toBe(22_500_000_000n);
    const highest = fees.at(-1) ?? 0n;
    expect(highest).toBeLessThanOrEqual(100n * gwei);
    expect(highest).toBeGreaterThan(88n * gwei);
    for (const [index, fee] of fees.slice(1).entries()) {
      const before = fees[index] ?? 0n;
      expect(fee === before || fee * 8n >= before * 9n).toBe(true);
    }
    await mine();
    await queue.look();
    expect(queue.ended).toEqual([['succeeded', expect.any(Number)]]);
    expect(await chains.client.getTransactionCount({ address: payer.address })).toBe(1);
    // The newest hash is the one in a block.
    const last = hashOf(await queue.send('raised'));
    expect((await receiptOf(last)).status).toBe('success');
    expect(last).not.toBe(first);
  });

  it('sends it with a fee within the daily budget only', async () => {
    const most = 30_000n * 22n * gwei;
    const queue = openQueue(payer, store, {}, most);
    const first = hashOf(await queue.send('bounded', 20n * gwei));
    await queue.look(24_000);
    await queue.look(24_000);
    expect(await queue.open()).toMatchObject([{ fee: 20n * gwei, hashes: [first] }]);
    expect(queue.sent).toHaveLength(3);
    await mine();
    await queue.look();
    expect(queue.ended).toEqual([['succeeded', expect.any(Number)]]);
    const { gasUsed, effectiveGasPrice } = await receiptOf(first);
    const { cost } = await store.spent(chains.chainId, '0xaa', clock);
    expect(cost).toBe(gasUsed * effectiveGasPrice);
  });

  it('whose nonce was used by another sender chooses another nonce', async () => {
    const queue = openQueue(payer, store);
    const outside = await payer.signTransaction({
      ...{ type: 'eip1559', chainId: chains.chainId, nonce: 0, to: target, gas: 21_000n },
      ...{ maxFeePerGas: 50n * gwei, maxPriorityFeePerGas: 10n * gwei },
    });
    const lost = hashOf(await queue.send('late'));
    await chains.client.dropTransaction({ hash: lost });
    await chains.client.sendRawTransaction({ serializedTransaction: outside });
    await mine();
    await queue.look();
    expect(await queue.open()).toMatchObject([{ nonce: 0 }]);
    await queue.look(30_000);
    expect(await queue.open()).toMatchObject([{ nonce: 1 }]);
    await mine();
    await queue.look();
    expect(queue.ended).toEqual([['succeeded', expect.any(Number)]]);
  });

  it('stored with a nonce that was used by another sender sends it with the next nonce', async () => {
    await chains.client.setNonce({ address: payer.address, nonce: 5 });
    const queue = openQueue(payer, store, { count: async () => 3 });
    const counting = openQueue(payer, store);
    await expect(queue.send('behind')).resolves.toMatchObject({ kind: 'sent' });
    await counting.look(30_000);
    await counting.look(30_000);
    await mine();
    await counting.look();
    expect(counting.ended).toEqual([['succeeded', expect.any(Number)]]);
    const next = hashOf(await counting.send('next'));
    expect((await chains.client.getTransaction({ hash: next })).nonce).toBe(6);
  });

  it('behind an unused nonce fills that nonce', async () => {
    const ahead = openQueue(payer, store, { count: async () => 2 });
    hashOf(await ahead.send('ahead'));
    const queue = openQueue(payer, store);
    await queue.look();
    expect(await chains.client.getTransactionCount({ address: payer.address })).toBe(0);
    await queue.look(30_000);
    await lookAndMine(queue);
    expect(await chains.client.getTransactionCount({ address: payer.address })).toBe(3);
    expect([await queue.open(), queue.errors]).toEqual([[], []]);
    expect(queue.ended).toHaveLength(3);
  });

  it('whose block was removed by a reorg sends it again', async () => {
    const queue = openQueue(payer, store);
    const id = await chains.client.snapshot();
    const hash = hashOf(await queue.send('first'));
    await mine();
    await queue.look();
    expect(queue.ended).toHaveLength(1);
    await chains.client.revert({ id });
    await chains.client.setBalance({ address: payer.address, value: parseEther('1') });
    hashOf(await queue.send('second'));
    await queue.look(30_000);
    await lookAndMine(queue);
    expect((await receiptOf(hash)).status).toBe('success');
    expect(await chains.client.getTransactionCount({ address: payer.address })).toBe(2);
    expect([await queue.open(), queue.errors]).toEqual([[], []]);
  });

  it('that a lagging node does not know leaves it unchanged', async () => {
    const queue = openQueue(payer, store);
    await queue.send('first');
    await mine();
    await queue.look();
    await queue.send('second');
    const lagging = openQueue(payer, store, { count: async () => 0 });
    await lagging.look(30_000);
    expect(await queue.open()).toMatchObject([{ nonce: 1 }]);
    await mine();
    await queue.look();
    expect(queue.ended).toHaveLength(2);
  });

  it('that all nodes refuse charges nothing, and reuses its nonce', async () => {
    const poor = await chains.newPayer('0.0000001');
    const queue = openQueue(poor, store);
    expect(await queue.send('poor')).toEqual({ kind: 'no-funds' });
    expect(await store.spent(chains.chainId, '0xaa', clock)).toEqual({
      account: 0,
      all: 0,
      cost: 0n,
    });
    expect(await queue.open()).toEqual([]);
    await chains.client.setBalance({ address: poor.address, value: parseEther('1') });
    const { nonce } = await chains.client.getTransaction({
      hash: hashOf(await queue.send('rich')),
    });
    expect(nonce).toBe(0);
  });

  it('that no node answers for keeps it, and sends it later', async () => {
    const silent = openQueue(payer, store, { send: async () => 'unknown' });
    const hash = hashOf(await silent.send('kept'));
    const queue = openQueue(payer, store);
    await queue.look();
    await mine();
    expect((await receiptOf(hash)).status).toBe('success');
  });

  it('that nodes refuse after accepting it fills its nonce, and sends the following transactions', async () => {
    const queue = openQueue(payer, store);
    const hash = hashOf(await queue.send('stuck'));
    const behind = hashOf(await queue.send('behind'));
    await chains.client.dropTransaction({ hash });
    const refusing = openQueue(payer, store, { send: async () => 'refused' });
    await refusing.look(200_000);
    expect([refusing.stuck, (await queue.open()).length]).toEqual([[], 2]);
    await refusing.look(100_000);
    expect(refusing.stuck).toEqual([0]);
    const [empty] = await queue.open();
    expect(empty).toMatchObject({ nonce: 0, account: '', data: '0x', gas: 21_000 });
    expect(empty?.hashes).toContain(hash);
    await lookAndMine(queue);
    expect((await receiptOf(behind)).status).toBe('success');
    await expect(receiptOf(hash)).rejects.toThrow();
    // An attack by what stops the queue costs an empty transaction.
    const lost = parseEther('10') - (await chains.client.getBalance({ address: payer.address }));
    expect(lost).toBeLessThanOrEqual((21_000n + 30_000n) * 100n * gwei);
    expect([await queue.open(), queue.errors, refusing.errors]).toEqual([[], [], []]);
  });

  it('that reverts charges its cost, and allows another attempt', async () => {
    const { alwaysReverts: to } = chains.devnet.ethereum.contracts;
    const queue = openQueue(payer, store);
    const reverting = {
      ...{ chainId: chains.chainId, account: '0xaa', to, data: toHex('fails'), gas: 60_000 },
      ...{
        submission: keccak256('0x01'),
        safeNonce: 0,
        client: '',
        dataFee: 0n,
        fee: 10n * gwei,
        tip: gwei,
        budgets,
      },
    } as const;
    const hash = hashOf(await queue.queue.send(reverting));
    await mine();
    await queue.look();
    const { gasUsed, status } = await receiptOf(hash);
    expect([status, queue.ended]).toEqual(['reverted', [['reverted', Number(gasUsed)]]]);
    const spent = await store.spent(chains.chainId, '0xaa', clock);
    expect(spent.account).toBe(Number(gasUsed));
    expect(hashOf(await queue.queue.send(reverting))).not.toBe(hash);
  });
});
