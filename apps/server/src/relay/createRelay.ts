import { DAY_MS, type SettledClock } from '@mooring/internal';
import type { SignInStore } from '@mooring/sign-in/server';
import type { Registry } from 'prom-client';
import type { Hash } from 'viem';
import type { ValidRelay } from '../config/configSchema.ts';
import { demandAttempt } from '../limits/demandAttempt.ts';
import type { Log } from '../log/log.ts';
import type { PasskeyNetwork } from '../passkeys/passkeyNetworks.ts';
import { isUnread, UnreachableError } from '../rpc/chainRequest.ts';
import { createFunds } from './createFunds.ts';
import { createPayment } from './createPayment.ts';
import { createRecoverySubmit } from './createRecoverySubmit.ts';
import { createRelayQueue } from './createRelayQueue.ts';
import { createSubmit, type RelayOwner, readSubmittedCall } from './createSubmit.ts';
import { feesFor } from './fees.ts';
import type { RecoverySubmission } from './readRecoverySubmission.ts';
import { lowerCaseAddress, type RelayAccount } from './relayAccount.ts';
import { createRelayChain } from './relayChain.ts';
import { createRelayMetrics } from './relayMetrics.ts';
import { RelayRefusal } from './relayRefusal.ts';
import type { RelayStore } from './relayStore.ts';

/** Rate limits of transactions, as each is simulated by a node: per account, and per client. */
const ATTEMPTS = { perAccount: 30, perClient: 60, windowMs: 60_000 };
/** Rate limits of recoveries, which need no session: per client, and of all. */
const RECOVERY_ATTEMPTS = { perClient: 10, all: 60 };
/** Gas of a first payment without the precompile: a relay that cannot pay it is not ready. */
const FIRST_GAS = 800_000;
/** Age of the first open transaction, in ms, from which the queue counts as delayed. */
const DELAY_MS = 60_000;
/** Interval of checks for due transactions, in ms. */
const DUE_CHECK_MS = 1_000;
/** Interval of reading balances, in ms. */
const BALANCES_MS = 300_000;
/** Time closed transactions are stored, in ms: longer than the window of any budget. */
const SUBMISSIONS_KEPT_MS = 2 * DAY_MS;

/** Relay on a network, for one account. */
export interface RelayState {
  chainId: number;
  /** True while the relay can pay for a transaction. */
  isReady: boolean;
  /** Gas that it still pays for the account today. */
  remainingGas: number;
  /** True while a transaction of the account waits unusually long for a block, itself or one before it. */
  isDelayed: boolean;
}

/** Relay that sends the transactions of passkey accounts, and pays their gas. */
export interface Relay {
  /** Counts a request of an account and a client; call before reading the request body. */
  admit(owner: RelayOwner): Promise<void>;
  /**
   * Sends a submission of the signed-in account and resolves to the transaction's hash. A submission that was sent
   * before is not sent again: its hash is returned.
   *
   * @throws {RelayRefusal} when it is not sent.
   * @throws {Refusal} `body-invalid`, or `too-many-requests`.
   */
  submit(owner: RelayOwner, body: object): Promise<{ hash: Hash }>;
  /** Counts a request of a client that is not signed in; call before reading the request body. */
  admitRecovery(client: string | undefined): Promise<void>;
  /**
   * Sends the start or the end of a recovery, without a session, and resolves to the transaction's hash.
   *
   * @throws {RelayRefusal} when it is not sent.
   * @throws {Refusal} `body-invalid`, or `too-many-requests`.
   */
  submitRecovery(
    kind: RecoverySubmission['kind'],
    client: string | undefined,
    body: object,
  ): Promise<{ hash: Hash }>;
  states(owner: Pick<RelayOwner, 'account'>): Promise<readonly RelayState[]>;
  /** Starts to follow stored transactions, and to watch the balances. */
  start(): void;
  /** Stops; resolves when no work is running. */
  stop(): Promise<void>;
}

/** Creates a relay over a store that several servers may share. */
export function createRelay(options: {
  account: RelayAccount;
  rules: ValidRelay;
  /** All networks with passkey contracts. */
  networks: readonly PasskeyNetwork[];
  store: RelayStore;
  /** Counts requests, across all servers that share it. */
  attempts: Pick<SignInStore, 'countAttempt'>;
  /** Returns true for an account with a passkey of this site: an address in lower case. */
  hasAccount: (address: string) => Promise<boolean>;
  registry: Registry;
  log: Log;
  /** Clock of what is deleted. */
  clock: SettledClock;
  /** Called with unexpected errors. */
  onError: (error: unknown) => void;
  /** Milliseconds since 1970. */
  now?: () => number;
}): Relay {
  const { account, rules, store, attempts, log, clock, onError, now = Date.now } = options;
  const networks = new Map(
    rules.networks.flatMap(({ id, ...fees }) => {
      const network = options.networks.find(({ chainId }) => chainId === id);
      return network ? [[id, { ...network, ...fees, chain: createRelayChain(network.read) }]] : [];
    }),
  );
  const funds = createFunds({ account, networks, log, now });
  let waiting: ReadonlyMap<number, number> = new Map();
  const metrics = createRelayMetrics(options.registry, [...networks.keys()], () => {
    const readings = [...networks.keys()].map((id) => {
      const [balance, isLow] = [funds.balance(id), funds.isLow(id)];
      return [id, { balance, isLow, waiting: waiting.get(id) ?? 0 }] as const;
    });
    return new Map(readings);
  });
  const onEnd = metrics.ended;
  // The metrics of the upstreams report an unreachable network.
  const onReadError = (error: unknown) => {
    if (!(error instanceof UnreachableError)) onError(error);
  };
  const onStuck = (chainId: number, nonce: number) => {
    metrics.replaced(chainId);
    const message = 'relay transaction refused by every node, replaced';
    log({ level: 'warn', message, network: chainId, reason: `nonce ${nonce}` });
  };
  const events = { onEnd, onStuck, onError: onReadError };
  const queue = createRelayQueue({ account, store, networks, ...events, now });

  const pay = createPayment({ account, store, funds, queue, now });
  const submit = createSubmit({ rules, networks, pay });
  const submitRecovery = createRecoverySubmit({
    rules,
    networks,
    pay,
    hasAccount: options.hasAccount,
  });

  /** Counts the outcome of a submission in the metrics, and translates the error of a network. */
  async function report(chainId: number, sending: () => Promise<Hash>): Promise<{ hash: Hash }> {
    try {
      const hash = await sending();
      metrics.asked(chainId, 'sent');
      return { hash };
    } catch (error) {
      if (isUnread(error)) {
        onReadError(error);
        funds.expire(chainId);
      }
      const refusal = isUnread(error)
        ? new RelayRefusal('network-unreachable', 'The network could not be read.')
        : error;
      if (refusal instanceof RelayRefusal && networks.has(chainId))
        metrics.asked(chainId, refusal.code);
      throw refusal;
    }
  }

  async function countAttempts(counted: readonly [string, number, string][]): Promise<void> {
    const { windowMs } = ATTEMPTS;
    for (const [key, most, limit] of counted)
      await demandAttempt(attempts, { key, limit, most, windowMs, now: now() });
  }

  /** Follows due transactions, and reads balances that may have changed. */
  async function look(): Promise<void> {
    const before = waiting;
    waiting = await queue.look();
    const changed = [...networks.keys()].filter((id) => before.has(id) || waiting.has(id));
    const isTime = performance.now() >= nextBalances;
    const settled = clock.now();
    if (isTime) {
      nextBalances = performance.now() + BALANCES_MS;
      if (settled !== null) await store.clear(settled - SUBMISSIONS_KEPT_MS);
    }
    const read = isTime ? [...networks.keys()] : changed;
    await Promise.all(read.map((id) => funds.read(id).catch(() => undefined)));
  }

  let nextBalances = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const again = () => {
    if (isStopped) return;
    timer = setTimeout(() => {
      looking = look().catch(onError).then(again);
    }, DUE_CHECK_MS);
    timer.unref();
  };

  return {
    async admit({ account, client = 'unknown' }) {
      const { perAccount, perClient } = ATTEMPTS;
      const counted: [string, number, string][] = [
        [`relay ${account}`, perAccount, 'relayPerAccount'],
      ];
      if (rules.gasPerClient !== 0)
        counted.push([`relay client ${client}`, perClient, 'relayPerClient']);
      await countAttempts(counted);
    },
    submit(owner, body) {
      const submission = readSubmittedCall(body);
      return report(submission.chainId, () => submit(owner, submission));
    },
    async admitRecovery(client = 'unknown') {
      const { perClient, all } = RECOVERY_ATTEMPTS;
      const own: [string, number, string] = [
        `relay recovery ${client}`,
        perClient,
        'relayPerClient',
      ];
      await countAttempts([
        ...(rules.gasPerClient === 0 ? [] : [own]),
        ['relay recovery', all, 'relayRecoveries'],
      ]);
    },
    submitRecovery(kind, client, body) {
      const submission = readSubmittedCall(body);
      return report(submission.chainId, () => submitRecovery(kind, client, submission));
    },
    async states({ account }) {
      const address = lowerCaseAddress(account);
      const open = await store.open(lowerCaseAddress(options.account.address));
      return Promise.all(
        [...networks].map(async ([chainId, { mostFeePerGas, costPerDay }]) => {
          const [recent, spent] = await Promise.all([
            funds.recent(chainId),
            store.spent(chainId, address, now()),
          ]);
          const queued = open.filter((transaction) => transaction.chainId === chainId);
          const isOld = now() - (queued[0]?.createdAt ?? now()) >= DELAY_MS;
          const isDelayed = isOld && queued.some((transaction) => transaction.account === address);
          const fees = recent && feesFor(recent.market, mostFeePerGas);
          const gas = BigInt(Math.min(FIRST_GAS, rules.gasPerTransaction));
          const isReady = recent !== undefined && !!fees && recent.balance >= gas * fees.fee;
          const left = [rules.gasPerAccount - spent.account, rules.gasPerDay - spent.all];
          if (fees) left.push(Number((costPerDay - spent.cost) / fees.fee));
          return { chainId, isReady, remainingGas: Math.max(0, Math.min(...left)), isDelayed };
        }),
      );
    },
    start: again,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await looking;
    },
  };
}
