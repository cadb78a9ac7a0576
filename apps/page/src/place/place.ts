import { chainIdOf, readAddress } from '@mooring/connect/address';
import type { Address, Hash } from 'viem';

/** View of an account. */
export type View =
  | {
      readonly kind:
        | 'queue'
        | 'history'
        | 'messages'
        | 'new-message'
        | 'open-elsewhere'
        | 'settings'
        // Settings, with the proposal that stops a running recovery.
        | 'stop-recovery';
    }
  /** New proposal, optionally with a given nonce. */
  | { readonly kind: 'new'; readonly nonce?: bigint }
  | { readonly kind: 'transaction' | 'message'; readonly hash: Hash }
  /** Rejection of the queued transactions with a nonce. */
  | { readonly kind: 'reject'; readonly nonce: bigint };

/** Account on a network, and its view. */
interface SafePlace {
  readonly kind: 'safe';
  /** Undefined without a network in the URL: the wallet's is used. */
  readonly chainId: number | undefined;
  readonly address: Address;
  readonly view: View;
}

/** Location within /multisig, from the URL. */
export type Place =
  | { readonly kind: 'find' | 'create' | 'unreadable' }
  /** Short name of a network that is not in the built-in list. */
  | { readonly kind: 'unknown-network'; readonly name: string }
  | SafePlace;

/** Parses the query of the URL. Invalid input is reported, never guessed. */
export function readPlace(search: string): Place {
  const query = new URLSearchParams(search);
  const safe = query.get('safe');
  if (safe === null) return { kind: query.get('show') === 'create' ? 'create' : 'find' };
  const parts = /^(?:([\w-]{1,64}):)?(0x[\da-f]{40})$/i.exec(safe.trim());
  const read = readAddress(parts?.[2] ?? '');
  if (read.kind !== 'address') return { kind: 'unreadable' };
  const name = parts?.[1];
  const chainId = name === undefined ? undefined : chainIdOf(name);
  const view = readView(query);
  if (!view || name === '0') return { kind: 'unreadable' };
  if (name !== undefined && chainId === undefined) return { kind: 'unknown-network', name };
  return { kind: 'safe', chainId, address: read.address, view };
}

const hashViews = [
  ['tx', 'transaction'],
  ['msg', 'message'],
] as const;
const namedViews = [
  'queue',
  'history',
  'messages',
  'new',
  'new-message',
  'open-elsewhere',
  'settings',
  'stop-recovery',
] as const;

/** View of a query; the queue by default. */
export function readView(query: URLSearchParams): View | undefined {
  for (const [name, kind] of hashViews) {
    const hash = query.get(name);
    if (hash === null) continue;
    if (!/^0x[\da-f]{64}$/i.test(hash)) return undefined;
    return { kind, hash: `0x${hash.slice(2).toLowerCase()}` };
  }
  const nonce = query.get('reject');
  if (nonce !== null) {
    return /^\d{1,78}$/.test(nonce) ? { kind: 'reject', nonce: BigInt(nonce) } : undefined;
  }
  const show = query.get('show') ?? 'queue';
  const taken = query.get('nonce');
  if (show === 'new' && taken !== null) {
    return /^\d{1,16}$/.test(taken) ? { kind: 'new', nonce: BigInt(taken) } : undefined;
  }
  const known = namedViews.find((kind) => kind === show);
  return known && { kind: known };
}
