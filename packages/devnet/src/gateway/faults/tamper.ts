import { type Hash, isHash } from 'viem';
import { DEMO_ACCOUNTS } from '../../accounts.ts';
import { signHash } from '../../safe/multisig/signHash.ts';
import type { GatewayLie } from './faults.ts';

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
    ...('recipient' in value && { recipient: named(value['recipient'], impostor.address) }),
    ...('hexData' in value && { to: named(value['to'], impostor.address) }),
  }),
  'changed-operation': (value) => ({
    ...value,
    ...('operation' in value && { operation: value['operation'] === 0 ? 1 : 0 }),
  }),
  'foreign-signature': (value, hash) => ({
    ...value,
    ...(('signer' in value || 'owner' in value) &&
      'signature' in value &&
      hash && { signature: signHash(hash, impostor.privateKey) }),
  }),
  'wrong-hash': (value) => ({
    ...value,
    ...('safeTxHash' in value && { safeTxHash: other(value['safeTxHash']) }),
    ...('messageHash' in value && { messageHash: other(value['messageHash']) }),
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
export function tamper(answer: unknown, kinds: readonly GatewayLie[], around?: Hash): unknown {
  if (kinds.length === 0) return answer;
  if (Array.isArray(answer)) return answer.map((one: unknown) => tamper(one, kinds, around));
  if (typeof answer !== 'object' || answer === null) return answer;
  const value: Json = { ...answer };
  const own = value['safeTxHash'] ?? value['messageHash'];
  const hash = typeof own === 'string' && isHash(own) ? own : around;
  const inner = Object.entries(value).map(([name, one]) => [name, tamper(one, kinds, hash)]);
  return kinds.reduce((changed, kind) => CHANGES[kind](changed, hash), Object.fromEntries(inner));
}

/** All ways of tampering. */
export const TAMPERINGS: readonly GatewayLie[] = [
  'changed-recipient',
  'changed-operation',
  'foreign-signature',
  'wrong-hash',
  'unsorted-owners',
  'foreign-next-page',
  'next-page-behind-proxy',
  'endless-list',
  'script-in-name',
];

function named(info: unknown, value: string): unknown {
  return typeof info === 'object' && info !== null ? { ...info, value } : { value };
}

/** A hash that differs in its last digit. */
function other(hash: unknown): string {
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
