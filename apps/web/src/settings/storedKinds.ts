import type { DeviceStorage } from '@mooring/connect';

/** What kinds of things this device keeps. */
export type StoredKind = 'transactions' | 'wallets' | 'session' | 'language' | 'look' | 'other';

export interface StoredAmount {
  readonly kind: StoredKind;
  /** How many entries. */
  readonly entries: number;
  /** How much room keys and values take, in bytes: browsers keep two a character. */
  readonly bytes: number;
}

/** The beginning of a key says what it is; the first that fits counts. */
const beginnings: readonly (readonly [beginning: string, kind: StoredKind])[] = [
  ['tx.', 'transactions'],
  ['recent-wallets', 'wallets'],
  ['locale', 'language'],
  ['theme', 'look'],
  ['accent', 'look'],
  ['wagmi.', 'session'],
  ['active-account.', 'session'],
];

/** What is kept on this device, by kind; kinds of which there is nothing are left out. */
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
