import { getAddress, type Hash, keccak256, toHex } from 'viem';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  RECOVERY_ACCOUNT,
  type RelayRequest,
  type RelayStore,
  type RelayTransaction,
  type Reservation,
} from './relayStore.ts';

const DAY = 86_400_000;
const NOW = 1_800_000_000_000;
const sender = '0x00000000000000000000000000000000000000aa';
const place = { sender, chainId: 77_310_001 } as const;
/** Budgets that nothing of a test spends. */
const ample = { account: 10_000_000, client: 10_000_000, all: 10_000_000, cost: 10n ** 40n };
const unspent = { budget: ample.cost, now: NOW };
const hashOf = (text: string): Hash => keccak256(toHex(text));

function wanted(name: string, more: Partial<RelayRequest> = {}): RelayRequest {
  return {
    ...place,
    account: '0x00000000000000000000000000000000000000bb',
    client: '10.0.0.1',
    to: getAddress('0x00000000000000000000000000000000000000bb'),
    data: toHex(name),
    gas: 100_000,
    fee: 10n ** 20n,
    tip: 3n,
    submission: hashOf(name),
    safeNonce: Number.parseInt(hashOf(name).slice(2, 12), 16),
    count: 7,
    dataFee: 0n,
    budgets: { ...ample, account: 300_000, all: 1_000_000 },
    now: NOW,
    dueAt: NOW + 1_000,
    ...more,
  };
}

/**
 * Tests that every store of relayed transactions must pass. `open` returns two stores that share one empty
 * database, as two servers would; they are closed after each test.
 */
export function describeRelayStore(
  name: string,
  open: () => Promise<readonly [RelayStore, RelayStore]>,
): void {
  describe(name, () => {
    let store: RelayStore;
    let another: RelayStore;
    beforeEach(async () => {
      [store, another] = await open();
    });
    afterEach(() => Promise.all([store.close(), another.close()]));

    async function reserve(from: RelayStore, one: RelayRequest): Promise<RelayTransaction> {
      const reserved = await from.reserve(one);
      if (!('transaction' in reserved)) throw new Error(`It was not stored: ${reserved.kind}`);
      return reserved.transaction;
    }
    const ended = { outcome: 'succeeded', gasUsed: 60_000, dataFee: 0n, cost: 70n } as const;
    const failed = { ...ended, outcome: 'reverted', gasUsed: 50_000 } as const;
    const noncesOf = (all: readonly RelayTransaction[]) => all.map(({ nonce }) => nonce);

    it('gives back a transaction as it was stored, the same for the same call', async () => {
      const made = await reserve(store, wanted('one'));
      const { submission, safeNonce, client, budgets, count, now: at, ...rest } = wanted('one');
      const expected = { hashes: [], outcome: 'open', createdAt: at, pricedAt: at };
      expect(made).toEqual({ id: made.id, nonce: 7, ...rest, ...expected });
      expect(await another.reserve(wanted('one'))).toEqual({ kind: 'known', transaction: made });
      expect(await another.find(place, wanted('one'))).toEqual(made);
      expect(await another.open(sender)).toEqual([made]);
    });

    it('issues each nonce once to concurrent requests', async () => {
      const budgets = ample;
      const made = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          reserve(index % 2 ? store : another, wanted(`${index}`, { budgets })),
        ),
      );
      const expected = Array.from({ length: 20 }, (_, index) => 7 + index);
      expect(noncesOf(made).toSorted((one, other) => one - other)).toEqual(expected);
      expect(noncesOf(await store.open(sender))).toEqual(expected);
      const elsewhere = await reserve(store, wanted('1', { chainId: 10, budgets }));
      expect(elsewhere.nonce).toBe(7);
    });

    it('stores a call once for concurrent requests', async () => {
      const made = await Promise.all(
        [store, another, store, another].map((each) => each.reserve(wanted('one'))),
      );
      const kinds = made.map(({ kind }: Reservation) => kind).toSorted();
      expect(kinds).toEqual(['known', 'known', 'known', 'reserved']);
    });

    it('stores what was signed once, whatever the bytes', async () => {
      const made = await reserve(store, wanted('one'));
      const copy = await another.reserve(wanted('one', { data: '0x00' }));
      expect(copy).toEqual({ kind: 'known', transaction: made });
      await store.end(made, ended, NOW);
      expect((await another.reserve(wanted('one', { data: '0x01' }))).kind).toBe('known');
    });

    it('stores one open transaction for each nonce of an account', async () => {
      const made = await reserve(store, wanted('one', { safeNonce: 4 }));
      const other = wanted('two', { safeNonce: 4 });
      expect(await another.reserve(other)).toEqual({ kind: 'busy' });
      const theirs = wanted('theirs', { safeNonce: 4, account: '0xcc' });
      expect((await another.reserve(theirs)).kind).toBe('reserved');
      expect((await another.reserve(wanted('three', { safeNonce: 5 }))).kind).toBe('reserved');
      await store.end(made, failed, NOW);
      expect((await another.reserve(other)).kind).toBe('reserved');
    });

    it('counts on from the chain, or from a nonce it has not counted yet', async () => {
      const first = await reserve(store, wanted('one'));
      await store.end(first, ended, NOW + 1_000);
      expect((await reserve(another, wanted('two', { now: NOW + 1_000 }))).nonce).toBe(8);
      expect((await reserve(another, wanted('three', { count: 20 }))).nonce).toBe(20);
    });

    it('restarts from the nonce of a reset chain once the last transaction is old', async () => {
      await store.end(await reserve(store, wanted('one')), ended, NOW);
      const later = { count: 0, now: NOW + 300_000 };
      expect((await reserve(another, wanted('two', later))).nonce).toBe(0);
    });

    it('charges the gas limit first, the used gas at the end, and nothing if nothing was sent', async () => {
      const first = await reserve(store, wanted('one'));
      const second = await reserve(another, wanted('two'));
      const spent = () => store.spent(place.chainId, first.account, NOW);
      expect(await spent()).toMatchObject({ account: 200_000, all: 200_000 });
      await store.end(first, ended, NOW);
      await another.release(second);
      expect(await spent()).toMatchObject({ account: 60_000, all: 60_000 });
      expect(await store.spent(10, first.account, NOW)).toEqual({ account: 0, all: 0, cost: 0n });
      const nobody = await store.spent(place.chainId, '0xcc', NOW + DAY);
      expect(nobody).toEqual({ account: 0, all: 0, cost: 0n });
    });

    it('refuses recoveries beyond their own budget, which leaves other transactions theirs', async () => {
      const budgets = { ...ample, recoveries: 200_000 };
      const recovery = (name: string) =>
        wanted(name, { budgets, account: `${RECOVERY_ACCOUNT}0x${name}`, safeNonce: 0 });
      await reserve(store, recovery('a1'));
      await reserve(another, recovery('a2'));
      expect((await store.reserve(recovery('a3'))).kind).toBe('spent');
      expect((await store.reserve(wanted('one', { budgets: ample }))).kind).toBe('reserved');
      const elsewhere = { ...recovery('a4'), chainId: 10 };
      expect((await store.reserve(elsewhere)).kind).toBe('reserved');
      const nextDay = { ...recovery('a5'), now: NOW + DAY };
      expect((await another.reserve(nextDay)).kind).toBe('reserved');
    });

    it('refuses beyond the budget of an account and of all, until the day is over', async () => {
      const all = await Promise.all(
        Array.from({ length: 6 }, (_, index) =>
          (index % 2 ? store : another).reserve(wanted(`${index}`)),
        ),
      );
      expect(all.map(({ kind }) => kind).toSorted()).toEqual([
        ...['reserved', 'reserved', 'reserved', 'spent', 'spent', 'spent'],
      ]);
      const spent = { kind: 'spent', retryAt: NOW + DAY };
      expect(await store.reserve(wanted('more', { now: NOW + 5 }))).toEqual(spent);
      const other = { account: '0xcc', budgets: { ...ample, account: 300_000, all: 350_000 } };
      expect(await store.reserve(wanted('other', other))).toEqual(spent);
      const tomorrow = wanted('more', { now: NOW + DAY });
      expect((await another.reserve(tomorrow)).kind).toBe('reserved');
    });

    it.each<[string, Partial<RelayRequest['budgets']>, Partial<RelayRequest>]>([
      ['of a client on all networks, whatever its account', { client: 150_000 }, { chainId: 10 }],
      ['in wei, of all', { cost: 15n * 10n ** 24n }, { client: '10.0.0.2' }],
    ])('refuses beyond the budget %s, until the day is over', async (_, budget, other) => {
      const budgets = { ...ample, ...budget };
      await reserve(store, wanted('one', { budgets }));
      const theirs = wanted('two', { budgets, account: '0xcc', ...other });
      const late = NOW + DAY - 1;
      expect((await another.reserve({ ...theirs, now: late })).kind).toBe('spent');
      expect((await another.reserve({ ...theirs, now: NOW + DAY })).kind).toBe('reserved');
    });

    it('counts the fee for data as gas, and in wei until it is known', async () => {
      const fee = 10n ** 10n;
      const dataFee = fee * 40_000n;
      const made = await reserve(store, wanted('one', { fee, dataFee }));
      const spent = () => store.spent(place.chainId, made.account, NOW);
      const most = fee * 140_000n;
      expect(await spent()).toEqual({ account: 140_001, all: 140_001, cost: most });
      await store.end(made, { ...ended, dataFee: dataFee / 2n, cost: 12n }, NOW);
      expect(await spent()).toEqual({ account: 80_001, all: 80_001, cost: 12n });
    });

    it('takes higher fees within the budget in wei alone', async () => {
      const made = await reserve(store, wanted('one', { fee: 10n ** 10n }));
      const raised = { ...made, fee: 2n * 10n ** 10n, hashes: [hashOf('raised')] };
      const budget = 2n * 10n ** 15n;
      expect(await another.sign(made, raised, { budget: budget - 1n, now: NOW })).toBe(false);
      expect(await another.sign(made, raised, { budget, now: NOW })).toBe(true);
      expect((await store.spent(place.chainId, made.account, NOW)).cost).toBe(budget);
    });

    it('takes a call that failed once more, and what it cost stays', async () => {
      const first = await reserve(store, wanted('one'));
      await store.end(first, failed, NOW);
      const second = await another.reserve(wanted('one'));
      expect(second).toMatchObject({ kind: 'reserved', transaction: { nonce: 8 } });
      expect((await store.spent(place.chainId, first.account, NOW)).all).toBe(150_000);
      if (!('transaction' in second)) return;
      await store.end(second.transaction, ended, NOW);
      expect((await store.reserve(wanted('one'))).kind).toBe('known');
    });

    it.each<[string, Partial<RelayRequest>, Partial<RelayRequest>]>([
      ['an account', { client: '10.0.0.2' }, { account: '0xcc' }],
      ['a client', { account: '0xcc' }, { client: '10.0.0.2' }],
    ])(
      'lets %s wait whose transactions reverted twice, longer each time',
      async (_, own, other) => {
        const revert = async (name: string, at: number) => {
          const made = await reserve(store, wanted(name, { now: at }));
          await store.end(made, failed, at);
        };
        await revert('one', NOW);
        await revert('two', NOW + 1);
        const minutes = (count: number) => NOW + 1 + count * 60_000;
        const ask = (at: number) => another.reserve(wanted('other', { ...own, now: at }));
        expect(await ask(NOW + 2)).toEqual({ kind: 'failing', retryAt: minutes(10) });
        await revert('three', minutes(10));
        expect(await ask(minutes(29))).toEqual({ kind: 'failing', retryAt: minutes(30) });
        const theirs = { ...other, now: minutes(11), ...(other.client ? { account: '0xdd' } : {}) };
        const free = { client: '10.0.0.3', account: '0xee', ...theirs };
        expect((await another.reserve(wanted('free', free))).kind).toBe('reserved');
        expect((await ask(minutes(30))).kind).toBe('reserved');
      },
    );

    it('is taken on by one server at a time', async () => {
      const made = await reserve(store, wanted('one'));
      const take = (from: RelayStore, at: number) => from.claim(made, at, at + 30_000);
      expect(await take(another, NOW)).toBe(false);
      const both = await Promise.all([take(store, NOW + 1_000), take(another, NOW + 1_000)]);
      expect(both.toSorted()).toEqual([false, true]);
      expect(await take(another, NOW + 31_000)).toBe(true);
      await another.postpone(made.id, NOW + 32_000);
      expect(await take(store, NOW + 32_000)).toBe(true);
      await store.end(made, ended, NOW);
      expect(await take(another, NOW + DAY)).toBe(false);
    });

    it('is signed by one server at a time', async () => {
      const made = await reserve(store, wanted('one'));
      const [one, two] = [hashOf('first'), hashOf('second')];
      const first = { ...made, hashes: [one] };
      expect(await store.sign(made, first, unspent)).toBe(true);
      expect(await another.sign(made, { ...made, hashes: [two] }, unspent)).toBe(false);
      const raised = { ...first, fee: 10n ** 21n, tip: 9n, hashes: [one, two], pricedAt: NOW + 9 };
      expect(await another.sign(first, raised, unspent)).toBe(true);
      expect(await store.open(sender)).toEqual([raised]);
      await store.end(raised, { ...ended, hash: one }, NOW);
      expect((await another.find(place, wanted('one')))?.hashes).toEqual([two, one]);
    });

    it('leaves no nonce unused by a transaction that is released', async () => {
      const [first, last] = [await reserve(store, wanted('1')), await reserve(store, wanted('2'))];
      await another.release(first);
      const [emptied, other] = await store.open(sender);
      const nothing = { nonce: 7, account: '', data: '0x', gas: 21_000, hashes: [] };
      expect(emptied).toMatchObject(nothing);
      expect(emptied?.to.toLowerCase()).toBe(sender);
      expect(other).toEqual(last);
      await another.release(last);
      expect(noncesOf(await store.open(sender))).toEqual([7]);
      expect((await store.reserve(wanted('1'))).kind).toBe('reserved');
    });

    it('moves behind the others, and fills a nonce once', async () => {
      const first = await reserve(store, wanted('one'));
      await store.sign(first, { ...first, hashes: [hashOf('first')] }, unspent);
      await reserve(store, wanted('two'));
      const moved = await another.move(first, 8, NOW + 5);
      expect(moved).toMatchObject({ nonce: 9, hashes: [], pricedAt: NOW + 5 });
      const fees = { fee: 5n, tip: 1n };
      const fill = (each: RelayStore) => each.fill({ ...place, ...fees }, 7, unspent);
      await Promise.all([store, another].map(fill));
      expect(noncesOf(await store.open(sender))).toEqual([7, 8, 9]);
      expect((await store.open(sender))[2]).toEqual(moved);
    });

    it('fills a nonce within the wei of a day alone', async () => {
      const made = await reserve(store, wanted('one', { fee: 10n ** 10n }));
      const fees = { fee: 10n ** 10n, tip: 1n };
      const budget = 121_000n * 10n ** 10n;
      const fill = (most: bigint) =>
        another.fill({ ...place, ...fees }, 6, { budget: most, now: NOW });
      expect(await fill(budget - 1n)).toBe(false);
      expect(noncesOf(await store.open(sender))).toEqual([7]);
      expect(await fill(budget)).toBe(true);
      expect(noncesOf(await store.open(sender))).toEqual([6, 7]);
      expect((await store.spent(place.chainId, made.account, NOW)).cost).toBe(budget);
    });

    it('stays charged for what a node may still send when it is replaced', async () => {
      const made = await reserve(store, wanted('one', { fee: 10n ** 10n }));
      const sent = { ...made, hashes: [hashOf('sent')] };
      await store.sign(made, sent, unspent);
      const empty = await another.replace(sent, { fee: 2n * 10n ** 10n, tip: 1n }, NOW);
      if (!empty) throw new Error('It was not replaced.');
      const hashes = [...sent.hashes, hashOf('empty')];
      expect(await store.sign(empty, { ...empty, hashes }, unspent)).toBe(true);
      const { cost } = await store.spent(place.chainId, made.account, NOW);
      expect(cost).toBe(100_000n * 10n ** 10n);
    });

    it('opens again what left the chain', async () => {
      const first = await reserve(store, wanted('one'));
      await store.end(first, ended, NOW + 5);
      const closed = await another.closed(place, 7);
      expect(closed).toMatchObject({ id: first.id, outcome: 'succeeded', gas: 100_000 });
      expect(await another.closed(place, 8)).toBeUndefined();
      if (closed) await another.reopen(closed, NOW + 9);
      expect(await store.open(sender)).toMatchObject([{ id: first.id, dueAt: NOW + 9 }]);
      // Another block may ask for all of its limit.
      const { all, cost } = await store.spent(place.chainId, first.account, NOW);
      expect([all, Number(cost)]).toEqual([100_000, 1e25]);
    });

    it('forgets what is closed, and nothing that is open', async () => {
      await store.end(await reserve(store, wanted('one')), ended, NOW);
      await reserve(store, wanted('two'));
      await another.clear(NOW);
      expect(await store.find(place, wanted('one'))).toBeDefined();
      await another.clear(NOW + 1);
      expect(await store.find(place, wanted('one'))).toBeUndefined();
      expect(noncesOf(await store.open(sender))).toEqual([8]);
    });
  });
}
