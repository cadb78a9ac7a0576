import { randomBytes } from 'node:crypto';
import { type Steps, type StoreDatabase, step } from '@mooring/sign-in/server/database';
import { getAddress, type Hex } from 'viem';
import { prepareStatements, type RelayRow } from './relayStatements.ts';
import {
  DAY_MS,
  failureWait,
  type RelayOutcome,
  type RelayPlace,
  type RelayStore,
  type RelayTransaction,
  type Reservation,
  type WantedTransaction,
} from './relayStore.ts';

/** Writes are on disk before they resolve: they are paid for. */
const LASTING = { isLasting: true };

/** Time in which a node may not have counted a closed transaction yet, in ms. */
const LAG_MS = 300_000;

/** Gas of a transaction that does nothing. */
const EMPTY_GAS = 21_000;

const OUTCOMES: readonly RelayOutcome[] = ['open', 'succeeded', 'reverted', 'lost'];

/** Creates a store of relayed transactions over a database that has its table (`relayMigrations`). */
export function createRelayStore(database: StoreDatabase): RelayStore {
  const statements = prepareStatements(database.dialect);

  /** Runs steps on one queue of nonces, one at a time. */
  function transact<T>({ sender, chainId }: RelayPlace, steps: () => Steps<T>): Promise<T> {
    return database.transact(`relay ${sender} ${chainId}`, steps, LASTING);
  }

  function* nextNonce(place: RelayPlace, count: number, now: number): Steps<number> {
    const { rows } = yield* step(statements.lastNonce({ ...keyOf(place), since: now - LAG_MS }));
    return Math.max(count, Number(rows[0]?.nonce ?? -1) + 1);
  }

  function* reserve(wanted: WantedTransaction): Steps<Reservation> {
    const { account, gas, now, submission, safeNonce, client, budgets } = wanted;
    const place = keyOf(wanted);
    const [before] = (yield* step(statements.find({ ...place, submission }))).rows;
    if (before && (before.outcome === 'open' || before.outcome === 'succeeded'))
      return { kind: 'known', transaction: transactionOf(before) };
    const own = { ...place, account, safe_nonce: safeNonce };
    if ((yield* step(statements.openOf(own))).rows.length > 0) return { kind: 'busy' };
    const failed = { since: now - DAY_MS };
    for (const query of [
      statements.failuresOf({ ...failed, account }),
      ...(client === '' ? [] : [statements.failuresFor({ ...failed, client })]),
    ]) {
      const [row] = (yield* step(query)).rows;
      const retryAt = Number(row?.last ?? 0) + failureWait(Number(row?.count ?? 0));
      if (retryAt > now) return { kind: 'failing', retryAt };
    }
    // It failed, so its signature is good for another try; what it cost stays.
    if (before) yield* step(statements.detach({ id: before.id }));
    const since = { chain_id: place.chain_id, since: now - DAY_MS };
    for (const [query, most] of [
      [statements.spentBy({ ...since, account }), budgets.account],
      [statements.spent(since), budgets.all],
    ] as const) {
      const [row] = (yield* step(query)).rows;
      if (Number(row?.gas ?? 0) + gas > most)
        return { kind: 'spent', retryAt: Number(row?.first ?? now) + DAY_MS };
    }
    const row = rowOf(wanted, yield* nextNonce(wanted, wanted.count, now));
    yield* step(statements.insert(row));
    return { kind: 'reserved', transaction: transactionOf(row) };
  }

  return {
    reserve: (wanted) => transact(wanted, () => reserve(wanted)),
    async find(place, { account, to, data }) {
      const call = { ...keyOf(place), account, target: to, data };
      const [row] = await database.read(statements.findCall(call));
      return row && transactionOf(row);
    },
    async spent(chainId, account, now) {
      const since = { chain_id: chainId, since: now - DAY_MS };
      const [own] = await database.read(statements.spentBy({ ...since, account }));
      const [all] = await database.read(statements.spent(since));
      return { account: Number(own?.gas ?? 0), all: Number(all?.gas ?? 0) };
    },
    async open(sender) {
      return (await database.read(statements.open({ sender }))).map(transactionOf);
    },
    async claim({ id }, now, until) {
      return (await database.change(statements.claim({ id, now, until }))).count !== 0;
    },
    async sign(before, { fee, tip, hashes, pricedAt }) {
      const signed = {
        fee: `${fee}`,
        tip: `${tip}`,
        hashes: hashes.join(' '),
        priced_at: pricedAt,
      };
      const query = statements.sign({ id: before.id, before: before.hashes.join(' '), ...signed });
      return (await database.change(query, LASTING)).count !== 0;
    },
    async postpone(id, dueAt) {
      await database.change(statements.postpone({ id, due_at: dueAt }));
    },
    move(transaction, count, now) {
      return transact(transaction, function* () {
        const nonce = yield* nextNonce(transaction, count, now);
        yield* step(statements.move({ id: transaction.id, nonce, now }));
        return { ...transaction, nonce, hashes: [], pricedAt: now };
      });
    },
    release(transaction) {
      const { id, sender, nonce } = transaction;
      return transact(transaction, function* () {
        const { rows } = yield* step(statements.open({ sender }));
        const isLast = rows.every(
          (row) => row.chain_id !== transaction.chainId || row.nonce <= nonce,
        );
        if (isLast) yield* step(statements.remove({ id }));
        else yield* step(statements.empty({ id, target: sender, gas: EMPTY_GAS }));
      });
    },
    async end({ id, hashes }, { outcome, gasUsed, hash }, now) {
      const others = hashes.filter((other) => other !== hash);
      const ordered = hash === undefined ? others : [...others, hash];
      const ended = { outcome, charged: gasUsed, hashes: ordered.join(' '), due_at: now };
      await database.change(statements.end({ id, ...ended }), LASTING);
    },
    async closed(place, nonce) {
      const [row] = await database.read(statements.closed({ ...keyOf(place), nonce }));
      return row && transactionOf(row);
    },
    async reopen({ id }, now) {
      await database.change(statements.reopen({ id, now }), LASTING);
    },
    async fill(place, nonce, now) {
      const nothing = { account: '', to: place.sender, data: '0x', gas: EMPTY_GAS } as const;
      const unsigned = { submission: null, safeNonce: null, client: '' };
      const row = rowOf({ ...place, ...nothing, ...unsigned, now, dueAt: now }, nonce);
      await database.change(statements.insert(row), LASTING);
    },
    async clear(before) {
      await database.change(statements.clear({ before }));
    },
    close: () => database.close(),
  };
}

function keyOf({ sender, chainId }: RelayPlace) {
  return { sender, chain_id: chainId };
}

type New = Omit<WantedTransaction, 'submission' | 'safeNonce' | 'count' | 'budgets'> & {
  submission: string | null;
  safeNonce: number | null;
};

function rowOf(
  { submission, safeNonce, account, client, to, data, gas, fee, tip, now, ...rest }: New,
  nonce: number,
): RelayRow {
  return {
    id: randomBytes(16).toString('hex'),
    ...keyOf(rest),
    nonce,
    submission,
    account,
    client,
    safe_nonce: safeNonce,
    target: to,
    data,
    gas,
    charged: gas,
    fee: `${fee}`,
    tip: `${tip}`,
    hashes: '',
    outcome: 'open',
    created_at: now,
    priced_at: now,
    due_at: rest.dueAt,
  };
}

function transactionOf(row: RelayRow): RelayTransaction {
  return {
    id: row.id,
    sender: hexOf(row.sender),
    chainId: row.chain_id,
    nonce: row.nonce,
    account: row.account,
    to: getAddress(row.target),
    data: hexOf(row.data),
    gas: row.gas,
    fee: BigInt(row.fee),
    tip: BigInt(row.tip),
    hashes: row.hashes.split(' ').filter(Boolean).map(hexOf),
    outcome: OUTCOMES.find((outcome) => outcome === row.outcome) ?? 'open',
    createdAt: row.created_at,
    pricedAt: row.priced_at,
    dueAt: row.due_at,
  };
}

/** Hex as it was stored. */
function hexOf(text: string): Hex {
  return `0x${text.slice(2)}`;
}
