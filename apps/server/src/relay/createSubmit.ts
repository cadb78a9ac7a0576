import { accountVersion } from '@mooring/passkey/account';
import { isKnownModule } from '@mooring/passkey/recovery';
import { hashTransaction } from '@mooring/safe/transactions';
import { Refusal } from '@mooring/sign-in/server';
import { getAddress, type Hash, isAddress, isHex, size } from 'viem';
import type { ValidRelay } from '../config/configSchema.ts';
import type { PasskeyNetwork } from '../passkeys/passkeyNetworks.ts';
import { checkAccount } from './checkAccount.ts';
import { checkRules } from './checkRules.ts';
import type { RelayFunds } from './createFunds.ts';
import type { PaidNetwork, RelayQueue } from './createRelayQueue.ts';
import { feesFor } from './fees.ts';
import { readSubmission, type Submission } from './readSubmission.ts';
import { lowerCaseAddress, type RelayAccount } from './relayAccount.ts';
import type { RelayChain, Tried } from './relayChain.ts';
import { RelayRefusal } from './relayRefusal.ts';
import type { RelayStore } from './relayStore.ts';

/** Sender of a submission: the signed-in account (CAIP-10), and its client as the key of a budget. */
export interface RelayOwner {
  account: string;
  client: string | undefined;
}

/** Factor on the simulated gas, for changes of the chain before the transaction is in a block. */
const MORE_GAS = 1.2;

/** Longest data, in bytes: a first transaction of ten calls has less than half of it. */
const MOST_SUBMITTED_BYTES = 16_384;
/** Gas of an empty transaction. */
const LEAST_GAS = 21_000;
/** Budgets of a transaction that cancels a recovery: it is never refused for what was spent before. */
const NO_BUDGETS = {
  account: Number.POSITIVE_INFINITY,
  client: Number.POSITIVE_INFINITY,
  all: Number.POSITIVE_INFINITY,
  cost: 2n ** 256n,
};

/**
 * Creates the function that handles a submission: decodes it, checks it against the rules and on chain, simulates,
 * charges and sends it. It resolves to the transaction's hash, and rejects with `RelayRefusal`.
 */
export function createSubmit(options: {
  account: RelayAccount;
  rules: ValidRelay;
  networks: ReadonlyMap<number, PasskeyNetwork & PaidNetwork>;
  funds: Pick<RelayFunds, 'read'>;
  queue: RelayQueue;
  store: Pick<RelayStore, 'find' | 'open'>;
  now: () => number;
}): (owner: RelayOwner, submission: Submission) => Promise<Hash> {
  const { account: payer, rules, networks, funds, queue, store, now } = options;

  /** Hash of the same submission, if it was sent and did not fail. */
  async function findSent(account: string, submission: Submission): Promise<Hash | undefined> {
    const sender = lowerCaseAddress(payer.address);
    const { chainId, to, data } = submission;
    const before = await store.find({ sender, chainId }, { account, to, data });
    return before && queue.hashOf(before);
  }

  /** Highest cost of the open transactions on a network, in wei. */
  async function pledged(chainId: number): Promise<bigint> {
    const open = await store.open(lowerCaseAddress(payer.address));
    const here = open.filter((transaction) => transaction.chainId === chainId);
    return here.reduce((sum, { gas, fee, dataFee }) => sum + BigInt(gas) * fee + dataFee, 0n);
  }

  return async (owner, submission) => {
    const { chainId, to, data } = submission;
    const network = networks.get(chainId);
    if (network === undefined)
      throw new RelayRefusal('network-unknown', `The relay does not pay on network ${chainId}.`);
    if (size(data) > MOST_SUBMITTED_BYTES)
      throw new RelayRefusal(
        'call-refused',
        `The relay accepts at most ${MOST_SUBMITTED_BYTES} bytes of data.`,
      );
    const { chain, contracts, recovery, mostFeePerGas, costPerDay } = network;
    const address = lowerCaseAddress(owner.account);
    const account = getAddress(address);
    const read = readSubmission(submission, account, contracts);
    if (read === 'other-account')
      throw new RelayRefusal('account-refused', 'The relay pays only for the signed-in account.');
    if (read === 'unreadable')
      throw new RelayRefusal(
        'call-refused',
        'The relay accepts only transactions of passkey accounts.',
      );
    const use = checkRules(read, {
      account,
      factory: contracts.factory,
      recovery: recovery?.address,
      rules,
    });
    if (
      use !== 'none' &&
      recovery &&
      !(await isKnownModule({ read: network.read, module: recovery }))
    )
      throw new RelayRefusal('call-refused', 'The recovery module is another contract.');
    const findEarlier = () => findSent(address, submission);
    const before = await findEarlier();
    if (before !== undefined) return before;

    const [{ balance, market }, open, { nonce }] = await Promise.all([
      funds.read(chainId),
      pledged(chainId),
      checkAccount(read, account, network),
    ]);
    const fees = feesFor(market, mostFeePerGas);
    if (fees === undefined)
      throw new RelayRefusal(
        'fee-too-high',
        'The fee of the network is above the limit of the relay.',
      );
    const most = rules.gasPerTransaction;
    const transaction = { ...fees, from: payer.address, to, data };
    const dataFee = await chain.dataFee({ ...transaction, chainId, gas: most });
    const affordable = Number((balance - open - dataFee) / fees.fee);
    if (affordable < LEAST_GAS) throw relayEmpty();
    const tried = await tryAsSent(chain, transaction, { most, affordable });
    if ('reason' in tried) {
      // Of two concurrent requests, the other one may be in a block by now.
      const earlier = await findEarlier();
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
    const { gasPerAccount, gasPerClient, gasPerDay } = rules;
    const ofGas = { account: gasPerAccount, client: gasPerClient, all: gasPerDay };
    const budgets = use === 'cancel' ? NO_BUDGETS : { ...ofGas, cost: costPerDay };
    const safe = { address: account, chainId, version: accountVersion };
    const { hash } = hashTransaction({ ...read.transaction, nonce }, safe);
    const signed = { submission: hash, safeNonce: Number(nonce) };
    const client = rules.gasPerClient === 0 ? '' : (owner.client ?? 'unknown');
    const call = { ...signed, account: address, client, to, data, gas, dataFee };
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

/** Reads `{ chainId, to, data }`. Throws `Refusal` with `body-invalid`. */
export function readBody(body: object): Submission {
  const { chainId, to, data }: Partial<Record<keyof Submission, unknown>> = { ...body };
  const isWhole = typeof chainId === 'number' && Number.isSafeInteger(chainId) && chainId > 0;
  if (!isWhole || typeof to !== 'string' || !isAddress(to, { strict: false }))
    throw new Refusal('body-invalid');
  if (!isHex(data) || data.length % 2 !== 0) throw new Refusal('body-invalid');
  return { chainId, to: getAddress(to), data: `0x${data.slice(2).toLowerCase()}` };
}
