import type { DeviceStorage } from '@mooring/connect';

/** Kind of stored data. */
type StoredKind = 'transactions' | 'wallets' | 'session' | 'language' | 'look' | 'other';

export interface StoredAmount {
  readonly kind: StoredKind;
  /** Number of entries. */
  readonly entries: number;
  /** Size of keys and values in bytes: browsers use two per character. */
  readonly bytes: number;
}

/** Key prefixes by kind; the first match counts. */
const beginnings: readonly (readonly [beginning: string, kind: StoredKind])[] = [
  ['tx.', 'transactions'],
  ['recent-wallets', 'wallets'],
  ['wallet-icons', 'wallets'],
  ['locale', 'language'],
  ['theme', 'look'],
  ['accent', 'look'],
  ['wagmi.', 'session'],
  ['active-account.', 'session'],
  ['last-account', 'session'],
];

/** Stored data by kind; empty kinds are omitted. */
export function storedKinds(storage: Pick<DeviceStorage, 'keys' | 'get'>): readonly StoredAmount[] {
  const kinds = new Map<StoredKind, StoredAmount>();
  for (const key of storage.keys('')) {
    const kind = beginnings.find(([beginning]) => key.startsWith(beginning))?.[1] ?? 'other';
    const { entries, bytes } = kinds.get(kind) ?? { entries: 0, bytes: 0 };
    const size = (key.length + (storage.get(key)?.length ?? 0)) * 2;
    kinds.set(kind, { kind, entries: entries + 1, bytes: bytes + size });
  }
  const order: readonly StoredKind[] = [
    'transactions',
    'wallets',
    'session',
    'language',
    'look',
    'other',
  ];
  return order.flatMap((kind) => kinds.get(kind) ?? []);
}
