import { randomBytes } from 'node:crypto';
import { DAY_MS } from '@mooring/internal';
import { type Steps, type StoreDatabase, step } from '@mooring/sign-in/server/database';
import { getAddress, type Hex } from 'viem';
import { LASTING_CHANGE } from '../sql/lasting.ts';
import { prepareRelayStatements, type RelayRow } from './relayStatements.ts';
import {
  type Allowance,
  failureDelay,
  type RelayOutcome,
  type RelayPlace,
  type RelayRequest,
  type RelayStore,
  type RelayTransaction,
  type Reservation,
} from './relayStore.ts';

/** Time a lagging node may take to count a closed transaction, in ms. */
const CLOCK_LAG_MS = 300_000;

/** Gas of an empty transaction. */
const EMPTY_GAS = 21_000;

const RELAY_OUTCOMES: readonly RelayOutcome[] = ['open', 'succeeded', 'reverted', 'lost'];

/** Creates a store of relayed transactions over a database that has its table (`relayMigrations`). */
export function createRelayStore(database: StoreDatabase): RelayStore {
  const statements = prepareRelayStatements(database.dialect);

  /** Runs steps on the queues of a sender, one at a time: a client's budget covers all networks. */
  function transact<T>({ sender }: RelayPlace, steps: () => Steps<T>): Promise<T> {
    // Each write stands for money.
    return database.transact(`relay ${sender}`, steps, LASTING_CHANGE);
  }

  function* nextNonce(place: RelayPlace, count: number, now: number): Steps<number> {
    const since = now - CLOCK_LAG_MS;
    const [open] = (yield* step(statements.lastOpenNonce(placeKey(place)))).rows;
    const [ended] = (yield* step(statements.lastEndedNonce({ ...placeKey(place), since }))).rows;
    return Math.max(count, Number(open?.nonce ?? -1) + 1, Number(ended?.nonce ?? -1) + 1);
  }

  /** Returns true if an amount in wei is within the rest of a network's daily budget. */
  function* fits(chainId: number, more: number, { budget, now }: Allowance): Steps<boolean> {
    const since = { chain_id: chainId, since: now - DAY_MS };
    const [sum] = (yield* step(statements.spent(since))).rows;
    return Number(sum?.cost ?? 0) + more <= Number(budget);
  }

  function* reserve(wanted: RelayRequest): Steps<Reservation> {
    const { account, now, submission, safeNonce, client, budgets } = wanted;
    const place = placeKey(wanted);
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
      const retryAt = Number(row?.last ?? 0) + failureDelay(Number(row?.count ?? 0));
      if (retryAt > now) return { kind: 'failing', retryAt };
    }
    // It failed, so its signature can be submitted again; its cost stays charged.
    if (before) yield* step(statements.detach({ id: before.id }));
    const row = submissionOfRow(wanted, yield* nextNonce(wanted, wanted.count, now));
    const since = { chain_id: place.chain_id, since: now - DAY_MS };
    const forClient = statements.spentFor({ since: since.since, client });
    for (const [query, mostGas, mostCost] of [
      [statements.spentBy({ ...since, account }), budgets.account, Number.POSITIVE_INFINITY],
      ...(client === '' ? [] : [[forClient, budgets.client, Number.POSITIVE_INFINITY] as const]),
      ...(budgets.recoveries === undefined
        ? []
        : [
            [
              statements.spentByRecoveries(since),
              budgets.recoveries,
              Number.POSITIVE_INFINITY,
            ] as const,
          ]),
      [statements.spent(since), budgets.all, Number(budgets.cost)],
    ] as const) {
      const [sum] = (yield* step(query)).rows;
      const [spentGas, spentCost] = [Number(sum?.gas ?? 0), Number(sum?.cost ?? 0)];
      if (spentGas + row.charged > mostGas || spentCost + row.cost > mostCost)
        return { kind: 'spent', retryAt: Number(sum?.first ?? now) + DAY_MS };
    }
    yield* step(statements.insert(row));
    return { kind: 'reserved', transaction: transactionOf(row) };
  }

  return {
    reserve: (wanted) => transact(wanted, () => reserve(wanted)),
    async find(place, { account, to, data }) {
      const call = { ...placeKey(place), account, target: to, data };
      const [row] = await database.read(statements.findCall(call));
      return row && transactionOf(row);
    },
    async spent(chainId, account, now) {
      const since = { chain_id: chainId, since: now - DAY_MS };
      const [own] = await database.read(statements.spentBy({ ...since, account }));
      const [all] = await database.read(statements.spent(since));
      const [ofAccount, cost] = [Number(own?.gas ?? 0), BigInt(Math.ceil(Number(all?.cost ?? 0)))];
      return { account: ofAccount, all: Number(all?.gas ?? 0), cost };
    },
    async open(sender) {
      return (await database.read(statements.open({ sender }))).map(transactionOf);
    },
    async claim({ id }, now, until) {
      return (await database.change(statements.claim({ id, now, until }))).count !== 0;
    },
    sign(before, { fee, tip, hashes, pricedAt }, { budget, now }) {
      return transact(before, function* () {
        const [row] = (yield* step(statements.get({ id: before.id }))).rows;
        const charged = row?.cost ?? 0;
        // A transaction signed before may still get into a block.
        const cost = Math.max(charged, greatestCost({ ...before, fee }));
        if (cost > charged && !(yield* fits(before.chainId, cost - charged, { budget, now })))
          return false;
        const fees = { fee: `${fee}`, tip: `${tip}`, cost };
        const signed = { ...fees, hashes: hashes.join(' '), priced_at: pricedAt };
        const changed = { id: before.id, before: before.hashes.join(' '), ...signed };
        return (yield* step(statements.sign(changed))).count !== 0;
      });
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
      const { id, sender, nonce, fee } = transaction;
      return transact(transaction, function* () {
        const { rows } = yield* step(statements.open({ sender }));
        const isLast = rows.every(
          (row) => row.chain_id !== transaction.chainId || row.nonce <= nonce,
        );
        if (isLast) yield* step(statements.remove({ id }));
        else {
          const cost = greatestCost({ gas: EMPTY_GAS, fee, dataFee: 0n });
          yield* step(statements.empty({ id, target: sender, gas: EMPTY_GAS, cost }));
        }
      });
    },
    async replace(before, { fee, tip }, now) {
      const { id, sender, hashes } = before;
      const row = { id, target: sender, gas: EMPTY_GAS, fee: `${fee}`, tip: `${tip}` };
      const query = statements.replace({ ...row, priced_at: now, before: hashes.join(' ') });
      if ((await database.change(query, LASTING_CHANGE)).count === 0) return undefined;
      const empty = { account: '', to: getAddress(sender), data: '0x', gas: EMPTY_GAS } as const;
      return { ...before, ...empty, dataFee: 0n, fee, tip, pricedAt: now };
    },
    async end({ id, fee, hashes }, { outcome, gasUsed, dataFee, cost, hash }, now) {
      const others = hashes.filter((other) => other !== hash);
      const ordered = hash === undefined ? others : [...others, hash];
      const charged = { charged: chargedGas(gasUsed, dataFee, fee), cost: Number(cost) };
      const ended = { outcome, ...charged, hashes: ordered.join(' '), due_at: now };
      await database.change(statements.end({ id, ...ended }), LASTING_CHANGE);
    },
    async closed(place, nonce) {
      const [row] = await database.read(statements.closed({ ...placeKey(place), nonce }));
      return row && transactionOf(row);
    },
    async reopen({ id, gas, dataFee, fee }, now) {
      const charged = chargedGas(gas, dataFee, fee);
      const cost = greatestCost({ gas, dataFee, fee });
      await database.change(statements.reopen({ id, charged, cost, now }), LASTING_CHANGE);
    },
    fill(place, nonce, allowance) {
      const { now } = allowance;
      const nothing = { account: '', to: place.sender, data: '0x', gas: EMPTY_GAS } as const;
      const unsigned = { submission: null, safeNonce: null, client: '', dataFee: 0n };
      const row = submissionOfRow({ ...place, ...nothing, ...unsigned, now, dueAt: now }, nonce);
      return transact(place, function* () {
        if (!(yield* fits(place.chainId, row.cost, allowance))) return false;
        yield* step(statements.insert(row));
        return true;
      });
    },
    async clear(before) {
      await database.change(statements.clear({ before }));
    },
    close: () => database.close(),
  };
}

/** Gas to charge: a data fee counts as the gas it would buy. */
function chargedGas(gas: number, dataFee: bigint, fee: bigint): number {
  return dataFee === 0n || fee === 0n ? gas : gas + Number(dataFee / fee) + 1;
}

/** Highest cost of a transaction, in wei, as a rounded number (relative error 10^-16). */
function greatestCost({
  gas,
  fee,
  dataFee,
}: Pick<RelayTransaction, 'gas' | 'fee' | 'dataFee'>): number {
  return Number(BigInt(gas) * fee + dataFee);
}

function placeKey({ sender, chainId }: RelayPlace) {
  return { sender, chain_id: chainId };
}

type New = Omit<RelayRequest, 'submission' | 'safeNonce' | 'count' | 'budgets'> & {
  submission: string | null;
  safeNonce: number | null;
};

function submissionOfRow(
  { submission, safeNonce, account, client, to, data, gas, dataFee, fee, tip, now, ...rest }: New,
  nonce: number,
): RelayRow {
  return {
    id: randomBytes(16).toString('hex'),
    ...placeKey(rest),
    nonce,
    submission,
    account,
    client,
    safe_nonce: safeNonce,
    target: to,
    data,
    gas,
    charged: chargedGas(gas, dataFee, fee),
    cost: greatestCost({ gas, fee, dataFee }),
    data_fee: `${dataFee}`,
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
    sender: hexOfBytes(row.sender),
    chainId: row.chain_id,
    nonce: row.nonce,
    account: row.account,
    to: getAddress(row.target),
    data: hexOfBytes(row.data),
    gas: row.gas,
    dataFee: BigInt(row.data_fee),
    fee: BigInt(row.fee),
    tip: BigInt(row.tip),
    hashes: row.hashes.split(' ').filter(Boolean).map(hexOfBytes),
    outcome: RELAY_OUTCOMES.find((outcome) => outcome === row.outcome) ?? 'open',
    createdAt: row.created_at,
    pricedAt: row.priced_at,
    dueAt: row.due_at,
  };
}

/** Stored hex, with its type. */
function hexOfBytes(text: string): Hex {
  return `0x${text.slice(2)}`;
}
