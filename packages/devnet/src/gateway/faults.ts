import { type Hash, isHash } from 'viem';
import { DEMO_ACCOUNTS } from '../accounts.ts';
import { signHash } from '../safe/multisig/signHash.ts';
import type { Reply } from './http/call.ts';

/** Tampering of a response. */
export type GatewayLie =
  /** The recipient of a transaction is the Impostor. */
  | 'changed-recipient'
  /** A call becomes a delegatecall, and the other way round. */
  | 'changed-operation'
  /** A transaction is called a rejection. */
  | 'called-a-rejection'
  /** The owners' signatures are the Impostor's. */
  | 'foreign-signature'
  /** The hash of a transaction or message is another one. */
  | 'wrong-hash'
  /** Owners and signatures are in another order than on the chain. */
  | 'unsorted-owners'
  /** The next page is on another origin, and not of a list. */
  | 'foreign-next-page'
  /** The next page has a host without its port, as named by a gateway behind a proxy. */
  | 'next-page-behind-proxy'
  /** A list has more rows than any real one. */
  | 'endless-list'
  /** Names contain markup. */
  | 'script-in-name';

/** Failure of requests, whatever they ask. */
export type GatewayFailure =
  /** 503 with an HTML page instead of JSON, as from a proxy in front. */
  | 'down'
  /** 429: too many requests. */
  | 'busy'
  /**
   * Reads of a Safe, of transactions and of messages stay as first returned, whatever is submitted or executed: the
   * public gateway caches them, and indexes a change some seconds later.
   */
  | 'cached';

/** Faults on demand. */
export interface GatewayFaults {
  /** Starts a fault, in addition to earlier ones. */
  begin(fault: GatewayLie | GatewayFailure): void;
  /** Delays each response. */
  slow(ms: number): void;
  /** Ends all faults. */
  clear(): void;
}

/** Creates the faults and their reader. */
export function createGatewayFaults() {
  const active = new Set<GatewayLie | GatewayFailure>();
  let delayMs = 0;
  let replies = new Map<string, Reply>();
  const control: GatewayFaults = {
    begin: (fault) => void active.add(fault),
    slow(ms) {
      delayMs = ms;
    },
    clear() {
      active.clear();
      delayMs = 0;
      // Pending reads of earlier faults do not end up in these.
      replies = new Map();
    },
  };
  return {
    control,
    has: (fault: GatewayFailure): boolean => active.has(fault),
    /** Replies so far by URL, while reads are `cached`. */
    cachedReplies: () => (active.has('cached') ? replies : undefined),
    /** Returns a response with the active ways of tampering. */
    tamper(answer: unknown): unknown {
      const names: ReadonlySet<string> = active;
      const changes = Object.entries(CHANGES).filter(([name]) => names.has(name));
      return tamper(
        answer,
        changes.map(([, change]) => change),
      );
    },
    /** Resolves after the delay. */
    delay: (): Promise<void> =>
      delayMs === 0
        ? Promise.resolve()
        : new Promise((resolve) => {
            setTimeout(resolve, delayMs).unref();
          }),
  };
}

const [, , impostor] = DEMO_ACCOUNTS;
const SCRIPT =
  '<img src=x onerror="document.title=\'taken\'"><script>document.title="taken"</script>';

/** Number of rows: far more than a client accepts, few enough for a test to create. */
const ENDLESS = 1_500;

type Json = Readonly<Record<string, unknown>>;
/** Tampers with one object of a response; `hash` is that of the transaction or message around it. */
type Change = (value: Json, hash: Hash | undefined) => Json;

const CHANGES: Readonly<Record<GatewayLie, Change>> = {
  'changed-recipient': (value) => ({
    ...value,
    ...('recipient' in value && { recipient: renamed(value['recipient'], impostor.address) }),
    ...('hexData' in value && { to: renamed(value['to'], impostor.address) }),
  }),
  'changed-operation': (value) => ({
    ...value,
    ...('operation' in value && { operation: value['operation'] === 0 ? 1 : 0 }),
  }),
  'called-a-rejection': (value) => ({
    ...value,
    ...('isCancellation' in value && { isCancellation: true }),
  }),
  'foreign-signature': (value, hash) => ({
    ...value,
    ...(('signer' in value || 'owner' in value) &&
      'signature' in value &&
      hash && { signature: signHash(hash, impostor.privateKey) }),
  }),
  'wrong-hash': (value) => ({
    ...value,
    ...('safeTxHash' in value && { safeTxHash: otherHash(value['safeTxHash']) }),
    ...('messageHash' in value && { messageHash: otherHash(value['messageHash']) }),
  }),
  'unsorted-owners': (value) =>
    Object.fromEntries(
      Object.entries(value).map(([name, list]) =>
        ['owners', 'signers', 'confirmations'].includes(name) && Array.isArray(list)
          ? [name, list.toReversed()]
          : [name, list],
      ),
    ),
  'foreign-next-page': (value) => ({
    ...value,
    ...('results' in value && { next: 'https://gateway.example/v1/chains/next' }),
  }),
  'next-page-behind-proxy': (value) => ({
    ...value,
    ...('results' in value && { next: behindProxy(value['next']) }),
  }),
  'endless-list': (value) => {
    const { results } = value;
    if (!Array.isArray(results) || results.length === 0) return value;
    const rows = Array.from(
      { length: ENDLESS },
      (_, index): unknown => results[index % results.length],
    );
    return { ...value, results: rows };
  },
  'script-in-name': (value) => ({ ...value, ...('name' in value && { name: SCRIPT }) }),
};

/** Returns a response tampered with in these ways; everything else stays. */
function tamper(answer: unknown, changes: readonly Change[], around?: Hash): unknown {
  if (changes.length === 0) return answer;
  if (Array.isArray(answer)) return answer.map((one: unknown) => tamper(one, changes, around));
  if (typeof answer !== 'object' || answer === null) return answer;
  const value: Json = { ...answer };
  const own = value['safeTxHash'] ?? value['messageHash'];
  const hash = typeof own === 'string' && isHash(own) ? own : around;
  const inner = Object.entries(value).map(([name, one]) => [name, tamper(one, changes, hash)]);
  return changes.reduce((changed, change) => change(changed, hash), Object.fromEntries(inner));
}

function renamed(info: unknown, value: string): unknown {
  return typeof info === 'object' && info !== null ? { ...info, value } : { value };
}

/** A hash that differs in its last digit. */
function otherHash(hash: unknown): string {
  const text = String(hash);
  return `${text.slice(0, -1)}${text.endsWith('0') ? '1' : '0'}`;
}

/** URL of a page without its port. */
function behindProxy(next: unknown): unknown {
  if (typeof next !== 'string') return next;
  const url = new URL(next);
  url.port = '';
  return url.href;
}
