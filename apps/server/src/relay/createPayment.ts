import type { Hash } from 'viem';
import type { PasskeyNetwork } from '../passkeys/passkeyNetworks.ts';
import type { RelayFunds } from './createFunds.ts';
import type { PaidNetwork, RelayQueue } from './createRelayQueue.ts';
import { feesFor } from './fees.ts';
import type { Submission } from './readSubmission.ts';
import { lowerCaseAddress, type RelayAccount } from './relayAccount.ts';
import type { RelayChain, Tried } from './relayChain.ts';
import { RelayRefusal } from './relayRefusal.ts';
import type { RelayRequest, RelayStore } from './relayStore.ts';

/** Network the relay pays on. */
export type RelayNetwork = PasskeyNetwork & PaidNetwork;

/** Checked call that the relay pays for. */
export interface Payment extends Submission {
  /** Account that is charged, in lower case. */
  account: string;
  /** Key of the client; empty if clients have no budget. */
  client: string;
  /** Most gas. */
  most: number;
  budgets: RelayRequest['budgets'];
  /** Identifies what is sent once, by reads of the chain. */
  identify: () => Promise<Pick<RelayRequest, 'submission' | 'safeNonce'>>;
}

/** Factor on the simulated gas, for changes of the chain before the transaction is in a block. */
const MORE_GAS = 1.2;
/** Gas of an empty transaction. */
const LEAST_GAS = 21_000;

/**
 * Creates the function that simulates a checked call, charges it and sends it. It resolves to the transaction's hash, also
 * for one that was sent before, and rejects with `RelayRefusal`.
 */
export function createPayment(options: {
  account: RelayAccount;
  funds: Pick<RelayFunds, 'read'>;
  queue: RelayQueue;
  store: Pick<RelayStore, 'find' | 'open'>;
  now: () => number;
}): (network: RelayNetwork, payment: Payment) => Promise<Hash> {
  const { account: payer, funds, queue, store, now } = options;

  /** Hash of the same call, if it was sent and did not fail. */
  async function findSent({ account, chainId, to, data }: Payment): Promise<Hash | undefined> {
    const sender = lowerCaseAddress(payer.address);
    const before = await store.find({ sender, chainId }, { account, to, data });
    return before && queue.hashOf(before);
  }

  /** Highest cost of the open transactions on a network, in wei. */
  async function pledged(chainId: number): Promise<bigint> {
    const open = await store.open(lowerCaseAddress(payer.address));
    const here = open.filter((transaction) => transaction.chainId === chainId);
    return here.reduce((sum, { gas, fee, dataFee }) => sum + BigInt(gas) * fee + dataFee, 0n);
  }

  return async ({ chain, mostFeePerGas }, payment) => {
    const { chainId, to, data, account, client, most, budgets } = payment;
    const before = await findSent(payment);
    if (before !== undefined) return before;

    const [{ balance, market }, open, identity] = await Promise.all([
      funds.read(chainId),
      pledged(chainId),
      payment.identify(),
    ]);
    const fees = feesFor(market, mostFeePerGas);
    if (fees === undefined)
      throw new RelayRefusal(
        'fee-too-high',
        'The fee of the network is above the limit of the relay.',
      );
    const transaction = { ...fees, from: payer.address, to, data };
    const dataFee = await chain.dataFee({ ...transaction, chainId, gas: most });
    const affordable = Number((balance - open - dataFee) / fees.fee);
    if (affordable < LEAST_GAS) throw relayEmpty();
    const tried = await tryAsSent(chain, transaction, { most, affordable });
    if ('reason' in tried) {
      // Of two concurrent requests, the other one may be in a block by now.
      const earlier = await findSent(payment);
      if (earlier !== undefined) return earlier;
      if (affordable < most) throw relayEmpty();
      const message = `The transaction would fail: ${tried.reason}`;
      throw new RelayRefusal('simulation-failed', message);
    }
    const { gas } = tried;
    if (gas > most)
      throw new RelayRefusal(
        'gas-refused',
        `The relay pays at most ${most} gas for a transaction.`,
      );
    const call = { ...identity, account, client, to, data, gas, dataFee };
    const queued = await queue.send({ chainId, ...call, ...fees, budgets });
    if ('hash' in queued) return queued.hash;
    if (queued.kind === 'busy')
      throw new RelayRefusal('account-busy', 'Another transaction of the account is pending.', 5);
    if (queued.kind === 'spent') throw budgetSpent(queued.retryAt - now());
    if (queued.kind === 'failing') throw failing(queued.retryAt - now());
    if (queued.kind === 'no-funds') throw relayEmpty();
    throw new RelayRefusal('not-accepted', 'No node of the network accepted the transaction.');
  };
}

/**
 * Simulates a transaction with its fees: first for the gas it takes, with up to twice the limit, so that exceeding the
 * limit differs from failing; then with the gas limit it gets.
 */
async function tryAsSent(
  chain: Pick<RelayChain, 'estimate' | 'failure'>,
  transaction: Omit<Tried, 'gas'>,
  { most, affordable }: { most: number; affordable: number },
): Promise<{ gas: number } | { reason: string }> {
  const estimated = await chain.estimate({ ...transaction, gas: Math.min(2 * most, affordable) });
  if ('reason' in estimated || estimated.gas > most) return estimated;
  const gas = Math.min(Math.ceil(estimated.gas * MORE_GAS), most, affordable);
  const reason = await chain.failure({ ...transaction, gas });
  return reason === undefined ? { gas } : { reason };
}

function budgetSpent(forMs: number): RelayRefusal {
  const message = 'The daily budget of the relay is exhausted.';
  return new RelayRefusal('budget-spent', message, toSeconds(forMs));
}

function failing(forMs: number): RelayRefusal {
  const message = 'Too many transactions reverted. The relay waits before it pays for another.';
  return new RelayRefusal('too-many-failures', message, toSeconds(forMs));
}

function toSeconds(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1000));
}

function relayEmpty(): RelayRefusal {
  return new RelayRefusal('relay-empty', 'The relay has nothing left to pay with.');
}
